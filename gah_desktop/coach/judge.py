"""Judges a decision from the view of the seat that is asked: the best lines, and what is known of them.

The streams of chance are seeded by who asks, budgets are counts: the same view gives the same answer.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from gah_desktop.bots import Budget
from gah_desktop.bots.budget import CancellableBudget, Part
from gah_desktop.bots.learned.bot import LearnedBot
from gah_desktop.bots.search.lines import Candidate
from gah_desktop.bots.search.rollout import Rollouts
from gah_desktop.bots.search.search import Effort, Judged, search
from gah_desktop.coach.exact import Solution, solved
from gah_desktop.coach.lines import beginning_with, candidates, come_to_the_same, is_direct, widened
from gah_desktop.coach.parts import Ledger, Parts, parts_of, rounded
from gah_desktop.engine.actions import Action
from gah_desktop.engine.views import View
from gah_desktop.workers import DIRECT, Control

FIRST = 2_000  # nodes for the answer at once
PLAN = 20_000  # nodes for the plan before any comparison
MOST = 600_000  # for everything that is asked of one decision
NODES = 200  # for a choice within a rollout
SURELY = 2.0  # standard errors that make a difference
HINT = Effort(6, ((6, 3), (4, 5), (3, 8), (2, 16)), nodes=NODES)
REVIEW = Effort(6, ((6, 3), (3, 5)), nodes=NODES)
ROUND, ROUNDS = 8, 4  # possible games for the played line against the best other, and how often at most
FURTHER = 2  # rounds after this one to which they go: what a search found must hold a round beyond its end
OPINION = 16  # games that the plan's opinion counts for, where it thinks that the played line is better
SMALL = 1.0  # in VP; less is nothing to speak of


class Told(NamedTuple):
    """A line, and how far it is behind the first one; with no rollouts that is an opinion."""

    actions: tuple[Action, ...]
    rollouts: int
    mean: float  # of the rollouts, else what the learned value says
    deviation: float
    behind: float
    doubt: float  # standard error of that
    parts: Parts  # what its value is made of
    exact: bool = False  # counted to the end of the game

    @property
    def equal(self) -> bool:
        """It cannot be told apart from the first one."""
        if self.exact:
            return not self.behind
        return self.rollouts > 1 and self.behind <= SURELY * self.doubt


class Advice(NamedTuple):
    """The best first."""

    lines: tuple[Told, ...]
    final: bool


class Verdict(NamedTuple):
    """What was chosen, and the best there was: by so much it is better, with so much doubt."""

    played: tuple[Action, ...]  # and how it would best go on
    better: tuple[Action, ...]  # () if nothing was
    cost: float
    doubt: float
    rollouts: int
    parts: Parts  # of the better one's value, less those of the played one

    @property
    def wrong(self) -> bool:
        return bool(self.better)


Tell = Callable[[Advice], None]


def at_once(view: View, options: Sequence[Action]) -> Advice:
    """What the learned value says, without a look beyond the turn."""
    bot, budget = LearnedBot(), Budget(FIRST)
    found = candidates(view, options, bot, 3, budget)
    found = widened(view, options, bot, found, 3, budget)
    return Advice(tuple(_opinions(view, found, bot)), False)


def advise(
    view: View,
    options: Sequence[Action],
    seed: str,
    budget: Budget,
    tell: Tell | None = None,
    effort: Effort = HINT,
) -> Advice:
    """The best lines; `tell` hears of every better answer on the way."""
    bot = LearnedBot()
    known = solved(view, options, effort.envy)
    if known is not None:
        return Advice(tuple(_counted(view, known.values(), bot)[: effort.lines]), True)
    plan = Part(PLAN, budget)
    found = candidates(view, options, bot, effort.lines, plan)
    found = widened(view, options, bot, found, effort.lines, plan)
    if len(found) < 2:
        return Advice(tuple(_opinions(view, found, bot)), True)

    rollouts, ledger = _rollouts(bot, effort), Ledger(bot, view)
    rollouts.watch = ledger.note

    def told(judged: Sequence[Judged], final: bool) -> Advice:
        return Advice(tuple(_told(view, judged, bot, ledger)), final)

    heard = None if tell is None else (lambda judged: tell(told(judged, False)))
    judged = search(view, found, rollouts, effort, _number(seed), budget, heard)
    return told(judged, True)


class HintTask(NamedTuple):
    """A hint for the seat that decides, with advice as progress. `stream` names the game and the position."""

    view: View
    options: Sequence[Action]
    stream: str

    def run(self, control: Control = DIRECT) -> Advice:
        return advise(self.view, self.options, self.stream, CancellableBudget(MOST, control), control.report)


def judge(
    view: View,
    options: Sequence[Action],
    played: Action,
    seed: str,
    budget: Budget,
    bot: LearnedBot | None = None,
) -> tuple[Verdict, Candidate]:
    """Whether there was anything better than what was played, and how that would best go on."""
    bot = bot or LearnedBot()
    known = solved(view, options, REVIEW.envy)
    if known is not None and played in known:
        return _exactly(view, known, played, bot), Candidate(0.0, (), view.state)
    own = beginning_with(view, played, bot)
    found = candidates(view, options, bot, REVIEW.lines, Part(PLAN, budget))
    others = [line for line in found if not come_to_the_same(line, own, view.seat)]
    others = [line for line in others if line.actions[0] != played]
    if not others:
        return _right(own), own
    rollouts = _rollouts(bot, REVIEW)
    best = search(view, [own, *others], rollouts, REVIEW, _number(seed), budget)[0]
    if best.line is own:
        return _right(own, best.rollouts), own
    return _compared(view, own, best.line, seed, budget, bot), own


def _compared(
    view: View,
    own: Candidate,
    best: Candidate,
    seed: str,
    budget: Budget,
    bot: LearnedBot,
) -> Verdict:
    """In possible games that have not been looked into before, until it is clear or enough."""
    found: list[float] = []
    rollouts, ledger = Rollouts(bot.again(), NODES, FURTHER, REVIEW.envy), Ledger(bot, view)
    opinion = best.value - own.value
    against = OPINION if opinion < 0 and not _no_opinion(view, own, best) else 0
    rollouts.watch = ledger.note
    for number in range(ROUND * ROUNDS):
        chance = f"{seed}:against:{number}"
        there = rollouts.play(view, best.actions, chance, budget)
        here = rollouts.play(view, own.actions, chance, budget)
        if there is None or here is None:
            break
        found.append(there - here)
        if len(found) % ROUND == 0:
            mean, doubt = spread(found)
            less = _mixed(mean, len(found), opinion, against)
            hopeless = less < SMALL and (mean < 0 or len(found) > ROUND)
            if hopeless or less - 3 * doubt > SMALL:
                break
    mean, doubt = spread(found)
    if len(found) < ROUND or _mixed(mean, len(found), opinion, against) < max(SMALL, SURELY * doubt):
        return _right(own, len(found))
    here_parts, there_parts = (ledger.mean(line.actions) or {} for line in (own, best))
    more = rounded({name: there_parts[name] - here_parts[name] for name in there_parts})
    return Verdict(tuple(own.actions), tuple(best.actions), round(mean, 3), round(doubt, 3), len(found), more)


def _mixed(mean: float, games: int, opinion: float, weight: int) -> float:
    return (mean * games + opinion * weight) / (games + weight)


def _no_opinion(view: View, *lines: Candidate) -> bool:
    """What a plan makes of them says nothing: of some choices it has no opinion, and who passes keeps dice
    that it counts with and others may take."""
    return is_direct(view) or any(line.actions[-1].kind == "pass" for line in lines)


def _exactly(view: View, known: dict[Action, Solution], played: Action, bot: LearnedBot) -> Verdict:
    """Where everything can be counted."""
    own, best = known[played], max(known.values(), key=lambda solution: solution.worth)
    cost = round(best.worth - own.worth, 6)
    if cost < SMALL:
        return Verdict(own.actions, (), 0.0, 0.0, 0, {})
    here, there = (parts_of(bot, view, solution.end) for solution in (own, best))
    more = rounded({name: there[name] - here[name] for name in there})
    return Verdict(own.actions, best.actions, cost, 0.0, 0, more)


def _counted(view: View, known: Iterable[Solution], bot: LearnedBot) -> list[Told]:
    """The best first; of those that come to the same, the shortest."""
    ranked = sorted(known, key=lambda solution: (-solution.worth, len(solution.actions)))
    first = ranked[0].worth
    return [
        Told(
            each.actions,
            0,
            each.worth,
            0.0,
            round(first - each.worth, 6),
            0.0,
            rounded(parts_of(bot, view, each.end)),
            exact=True,
        )
        for each in ranked
    ]


def _right(own: Candidate, rollouts: int = 0) -> Verdict:
    return Verdict(tuple(own.actions), (), 0.0, 0.0, rollouts, {})


def spread(values: Sequence[float]) -> tuple[float, float]:
    """Mean and its standard error; of fewer than two nobody knows any."""
    n = len(values)
    if not n:
        return 0.0, 0.0
    mean = sum(values) / n
    if n < 2:
        return mean, 0.0
    variance = sum((value - mean) ** 2 for value in values) / (n - 1)
    return mean, (variance / n) ** 0.5


def _rollouts(bot: LearnedBot, effort: Effort) -> Rollouts:
    return Rollouts(bot.again(), effort.nodes, effort.rounds, effort.envy)


def _number(seed: str) -> int:
    """A search wants a number."""
    from zlib import crc32

    return crc32(seed.encode())


def _opinions(view: View, found: Sequence[Candidate], bot: LearnedBot) -> list[Told]:
    first = found[0].value
    return [
        Told(
            tuple(line.actions),
            0,
            line.value,
            0.0,
            first - line.value,
            0.0,
            rounded(parts_of(bot, view, line.end)),
        )
        for line in found
    ]


def _told(view: View, judged: Sequence[Judged], bot: LearnedBot, ledger: Ledger) -> list[Told]:
    """Differences are those in the same possible games."""
    first = judged[0]
    found = []
    for one in judged:
        pairs = [a - b for a, b in zip(first.results, one.results, strict=False)]
        behind, doubt = spread(pairs)
        actions = tuple(one.line.actions)
        parts = ledger.mean(actions) or rounded(parts_of(bot, view, one.line.end))
        found.append(Told(actions, one.rollouts, one.mean, one.deviation, behind, doubt, parts))
    return found
