"""A review as text and back. Nothing that is read is believed unless it fits the game and is as it was."""

from __future__ import annotations

import hashlib
import json
from typing import Any, NamedTuple

from gah_desktop.coach import parts as value_parts
from gah_desktop.coach.judge import Verdict
from gah_desktop.coach.luck import KINDS, Stroke
from gah_desktop.coach.review import Course, Review, judged_seats, play_of
from gah_desktop.coach.turns import Judged
from gah_desktop.engine.actions import Action, from_dict, to_dict
from gah_desktop.engine.tables import Tables
from gah_desktop.parsing import parse
from gah_desktop.record.journal import Journal

FORMAT = "gah-desktop review"
VERSION = 1
NONSENSE = (ValueError, LookupError, TypeError, AttributeError, ArithmeticError)  # of what a text holds


class About(NamedTuple):
    """What a file tells of its game: when it ended, and for each seat its kind and what was lost a turn."""

    finished: str
    lost: tuple[tuple[str, float], ...]


def to_text(review: Review, journal: Journal, finished: str = "") -> str:
    setup = journal.game.setup
    head = {"finished": finished, "kinds": [setup.kind(seat) for seat in review.seats]}
    data = {"format": FORMAT, "version": VERSION, "game": play_of(journal), **head, **to_data(review)}
    data["seal"] = _seal(data)
    return json.dumps(data) + "\n"


def to_data(review: Review) -> dict[str, Any]:
    """As plain JSON values."""
    return {
        "seats": list(review.seats),
        "turns": [_turn(turn) for turn in review.turns],
        "luck": [stroke._asdict() | {"seats": list(stroke.seats)} for stroke in review.strokes],
        "course": [each._asdict() | {"expected": list(each.expected)} for each in review.course],
        "ratings": [
            {
                "seat": seat,
                "lost_a_turn": round(review.rating(seat).a_turn, 3),
                "word": review.rating(seat).word,
                "luck": {kind: round(vp, 2) for kind, vp in review.rating(seat).luck.items()},
            }
            for seat in review.seats
        ],
        "turning_points": [
            {"position": point.turn.position, "round": point.turn.round, "seat": point.turn.seat}
            | {"winner": point.winner, "swing": round(point.swing, 2)}
            for point in review.turning_points()
        ],
    }


def _turn(turn: Judged) -> dict[str, Any]:
    verdicts = [
        {"position": position}
        | {"played": _written(verdict.played), "better": _written(verdict.better)}
        | {"cost": verdict.cost, "doubt": verdict.doubt, "rollouts": verdict.rollouts, "parts": verdict.parts}
        for position, verdict in turn.verdicts
    ]
    return turn._asdict() | {"verdicts": verdicts, "cost": round(turn.cost, 2)}


def _written(actions: tuple[Action, ...]) -> list[dict[str, Any]]:
    return [to_dict(action) for action in actions]


def about(text: str) -> About | None:
    """None for what is damaged or of another version."""
    try:
        data = _unsealed(text)
        lost = [float(rating["lost_a_turn"]) for rating in data["ratings"]]
        return About(str(data["finished"]), tuple(zip(map(str, data["kinds"]), lost, strict=True)))
    except NONSENSE:
        return None


def from_text(text: str, journal: Journal) -> Review | None:
    """None for what is damaged, of another version, or about another game."""
    try:
        data = _unsealed(text)
        return _review(data, journal) if data["game"] == play_of(journal) else None
    except NONSENSE:
        return None


def _unsealed(text: str) -> dict[str, Any]:
    """Return what was sealed; an error of `NONSENSE` if the text is not as it was, or of another version."""
    data: dict[str, Any] = parse(text)
    if (data["format"], data["version"]) != (FORMAT, VERSION) or data.pop("seal") != _seal(data):
        raise ValueError("not as it was sealed")
    return data


def _review(data: dict[str, Any], journal: Journal) -> Review | None:
    tables = journal.game.state.t
    turns = tuple(
        Judged(
            int(turn["seat"]),
            int(turn["round"]),
            int(turn["number"]),
            int(turn["position"]),
            tuple((int(each["position"]), _verdict(each, tables)) for each in turn["verdicts"]),
        )
        for turn in data["turns"]
    )
    strokes = tuple(Stroke(int(s["position"]), str(s["kind"]), _figures(s["seats"])) for s in data["luck"])
    course = tuple(
        Course(int(c["position"]), int(c["round"]), int(c["seat"]), _figures(c["expected"]))
        for c in data["course"]
    )
    review = Review(tuple(data["seats"]), turns, strokes, course)
    return review if _makes_sense(review, journal) else None


def _verdict(data: dict[str, Any], tables: Tables) -> Verdict:
    lines = [tuple(from_dict(action, tables) for action in data[key]) for key in ("played", "better")]
    parts = {str(name): float(value) for name, value in data["parts"].items() if name in value_parts.names()}
    return Verdict(
        lines[0], lines[1], float(data["cost"]), float(data["doubt"]), int(data["rollouts"]), parts
    )


def _figures(values: list[Any]) -> tuple[float, ...]:
    return tuple(float(value) for value in values)


def _makes_sense(review: Review, journal: Journal) -> bool:
    seats, last = review.seats, journal.position
    places = [position for turn in review.turns for position, _ in turn.verdicts]
    return (
        seats == judged_seats(journal)
        and all(turn.seat in seats and 0 <= turn.position <= last for turn in review.turns)
        and all(0 <= place < last for place in places)
        and all(s.kind in KINDS and len(s.seats) == len(seats) for s in review.strokes)
        and all(len(each.expected) == len(seats) and each.position <= last for each in review.course)
    )


def _seal(data: dict[str, Any]) -> str:
    rest = {key: value for key, value in data.items() if key != "seal"}
    return hashlib.sha256(json.dumps(rest, sort_keys=True).encode()).hexdigest()
