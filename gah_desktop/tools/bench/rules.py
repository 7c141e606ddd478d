"""How fast the rules and the bots are, and the memory they take. Shows nothing."""

from __future__ import annotations

import gc
import platform
import subprocess
import sys
import time
from random import Random
from typing import Any

from gah_desktop.bots import make_player
from gah_desktop.engine import Game, Setup, new_game

MEMORY = """
import resource, sys
from pathlib import Path
from random import Random
from gah_desktop.engine import Setup, new_game
for seed in range(20):
    game, rng = new_game(Setup(seed=seed)), Random(seed)
    while not game.over:
        options = game.legal_actions()
        game.apply(options[int(rng.random() * len(options))])
peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
if sys.platform == "darwin":
    peak /= 1024
status = Path("/proc/self/status")  # Linux adds the peak of the process before to the other figure
if status.exists():
    peak = next(int(line.split()[1]) / 1024 for line in status.open() if line.startswith("VmHWM"))
print(peak)
"""


def measure(seconds: int) -> dict[str, Any]:
    """Every figure of the rules; those that can be measured for long take that long."""
    return {
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "machine": platform.machine(),
        "engine": {
            "decisions_per_second": round(decisions_per_second(seconds)),
            "clone_microseconds": round(clone_microseconds(), 2),
            "memory_mb": memory_mb(),
        },
        "heuristic": {"milliseconds_per_decision": round(bot_milliseconds("heuristic", seconds), 3)},
    }


def decisions_per_second(seconds: int) -> float:
    """Whole random two-player games: list the legal actions, pick one, apply it. Best of five parts."""
    best = 0.0
    for part in range(5):
        rng = Random(part)
        decisions, seed = 0, part * 10_000
        start = time.perf_counter()
        while (spent := time.perf_counter() - start) < seconds / 5:
            seed += 1
            game = new_game(Setup(seed=seed))
            while not game.over:
                options = game.legal_actions()
                game.apply(options[int(rng.random() * len(options))])
                decisions += 1
        best = max(best, decisions / spent)
    return best


def clone_microseconds() -> float:
    """Median over positions of random two-player games."""
    times = []
    for game in _positions(50):
        gc.collect(0)
        start = time.perf_counter()
        for _ in range(200):
            game.clone()
        times.append((time.perf_counter() - start) / 200)
    return sorted(times)[len(times) // 2] * 1e6


def _positions(number: int) -> list[Game]:
    rng = Random(1)
    found = []
    for seed in range(number):
        game = new_game(Setup(seed=seed))
        for _ in range(20 + rng.randrange(60)):
            game.apply(rng.choice(game.legal_actions()))
        found.append(game)
    return found


def bot_milliseconds(name: str, seconds: int) -> float:
    """The mean time of a bot's decision over whole two-player games, view included."""
    bot, rng = make_player(name), Random(1)
    spent, decisions, seed = 0.0, 0, 0
    while spent < seconds:
        game = new_game(Setup(seed=seed))
        seed += 1
        while not game.over:
            start = time.perf_counter()
            action = bot.choose(game.view_for(game.seat), game.legal_actions(), rng)
            spent += time.perf_counter() - start
            decisions += 1
            game.apply(action)
    return spent / decisions * 1000


def memory_mb() -> float | None:
    """Peak memory of a process that plays twenty random games; None where the system does not tell."""
    if sys.platform == "win32":
        return None
    done = subprocess.run([sys.executable, "-c", MEMORY], capture_output=True, text=True, check=True)
    return round(float(done.stdout), 1)
