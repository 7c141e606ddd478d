"""What the coach says: hints in three strengths, and what a review found. No rules; it judges nothing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from gah_desktop.text.literals import QT_TRANSLATE_NOOP
from gah_desktop.text.names import guest_name
from gah_desktop.text.numbers import decimal, number
from gah_desktop.text.standing import SUITES
from gah_desktop.text.terms import bonus_amount, fill, join_list, labelled, translate
from gah_desktop.text.voices import counted

WORTH_TELLING = 0.75  # VP of a part of the value
MOST_PARTS = 3

#: Where to look, by the kind of place that a move is about.
PLACES = {
    "slot": QT_TRANSLATE_NOOP("coach", "the guests who wait"),
    "face": QT_TRANSLATE_NOOP("coach", "the dice"),
    "room": QT_TRANSLATE_NOOP("coach", "your rooms"),
    "guest": QT_TRANSLATE_NOOP("coach", "the guests in your café"),
    "item": QT_TRANSLATE_NOOP("coach", "your kitchen"),
    "kitchen": QT_TRANSLATE_NOOP("coach", "your kitchen"),
    "staff": QT_TRANSLATE_NOOP("coach", "your staff cards"),
    "objective": QT_TRANSLATE_NOOP("coach", "the objectives"),
    "": QT_TRANSLATE_NOOP("coach", "what you are being asked"),
}
PARTS = {
    "points": QT_TRANSLATE_NOOP("coach", "points at once"),
    "emperor": QT_TRANSLATE_NOOP("coach", "the Emperor"),
    "objectives": QT_TRANSLATE_NOOP("coach", "objectives"),
    "rooms": QT_TRANSLATE_NOOP("coach", "rooms"),
    "staff": QT_TRANSLATE_NOOP("coach", "staff"),
    "krones": QT_TRANSLATE_NOOP("coach", "krones"),
    "guests": QT_TRANSLATE_NOOP("coach", "guests"),
    "items": QT_TRANSLATE_NOOP("coach", "kitchen"),
    "dancers": QT_TRANSLATE_NOOP("coach", "the ballrooms"),
    "celebrities": QT_TRANSLATE_NOOP("coach", "celebrities"),
    "entrance": QT_TRANSLATE_NOOP("coach", "the hotel entrance"),
    "rivals": QT_TRANSLATE_NOOP("coach", "what it leaves the others"),
    "rest": QT_TRANSLATE_NOOP("coach", "other things"),
}
LUCK = {
    "dice": QT_TRANSLATE_NOOP("coach", "dice"),
    "cards": QT_TRANSLATE_NOOP("coach", "staff cards"),
    "guests": QT_TRANSLATE_NOOP("coach", "guests"),
    "other": QT_TRANSLATE_NOOP("coach", "other things"),
}
WORDS = {
    "masterly": QT_TRANSLATE_NOOP("coach", "masterly"),
    "strong": QT_TRANSLATE_NOOP("coach", "strong"),
    "sound": QT_TRANSLATE_NOOP("coach", "sound"),
    "uneven": QT_TRANSLATE_NOOP("coach", "uneven"),
    "careless": QT_TRANSLATE_NOOP("coach", "careless"),
}


def signed(value: float, places: int = 0) -> str:
    """With a plus or a true minus."""
    said = decimal(value, places)
    return f"+{said}" if round(value, places) > 0 else said


# Hints


def where(kinds: Sequence[str]) -> str:
    """The first strength: where to look, and no more."""
    told = [translate("coach", PLACES.get(kind, PLACES[""])) for kind in dict.fromkeys(kinds)]
    return labelled(translate("coach", "Worth a look"), join_list(told))


def only_choice() -> str:
    return translate("coach", "There is nothing to choose here.")


def all_the_same() -> str:
    return translate("coach", "Whatever else you do comes to the same.")


def no_further() -> str:
    """Something has failed after a first answer."""
    return translate("coach", "The coach cannot look any further just now.")


def still_looking(games: int) -> str:
    if games:
        return counted("coach", "Compared in %n possible game(s) so far; I am looking further.", games)
    return translate("coach", "A first opinion; I am looking further.")


def counted_out() -> str:
    return translate("coach", "Counted to the end of the game.")


def looked_into(games: int) -> str:
    """How sure it is."""
    return counted("coach", "Compared in %n possible game(s).", games)


def next_best(line: str, less: float) -> str:
    """What else there is, and how far behind it is."""
    if round(less) < 1:
        return fill(translate("coach", "Next best, by less than 1 VP: %1"), line)
    return fill(counted("coach", "The next best is worth about %n VP less: %1", round(less)), line)


def without(line: str) -> str:
    """A line that is the best one but for this."""
    return fill(translate("coach", "the same without “%1”"), line)


def as_good(line: str) -> str:
    """What cannot be told apart from the best."""
    return fill(translate("coach", "As good, as far as anyone can tell: %1"), line)


def reasons(more: Mapping[str, float]) -> list[str]:
    """What speaks for a line and what against it, by the parts of the value, the weightiest first."""
    ranked = sorted(more.items(), key=lambda part: -abs(part[1]))
    ranked = [part for part in ranked if abs(part[1]) >= WORTH_TELLING]
    told = []
    for label, better in (
        (translate("coach", "In its favour"), True),
        (translate("coach", "Against it"), False),
    ):
        found = [_part(name, vp) for name, vp in ranked if (vp > 0) == better][:MOST_PARTS]
        if found:
            told.append(labelled(label, join_list(found)))
    return told


def _part(name: str, vp: float) -> str:
    return fill(translate("coach", "%1 (%2 VP)"), translate("coach", PARTS[name]), signed(vp))


def moving_in(guests: Sequence[int]) -> str:
    return labelled(translate("coach", "Moving in"), join_list([guest_name(guest) for guest in guests]))


def completed(color: str, place: tuple[int, int], bonus: tuple[str, int]) -> str:
    """A group of rooms, and what its bonus brings."""
    suite = fill(translate("standing", SUITES[color]), *place)
    told = fill(translate("coach", "%1 (%2)"), suite, bonus_amount(*bonus))
    return labelled(translate("coach", "Completes"), told)


# Reviews


def turn_name(name: str, round: int, nth: int) -> str:
    if not round:
        return labelled(translate("coach", "Set-up"), name)
    if not nth:
        return fill(translate("coach", "Round %1, beside the turns: %2"), round, name)
    return fill(translate("coach", "Round %1, turn %2: %3"), round, nth, name)


def good(line: str) -> str:
    return labelled(translate("coach", "Right"), line)


def played(line: str) -> str:
    return labelled(translate("coach", "Played"), line)


def better(line: str) -> str:
    return labelled(translate("coach", "Better"), line)


def lost(cost: float, doubt: float | None) -> str:
    """With the range in which it lies in 95 of 100 cases, or none where it was counted."""
    if doubt is None:
        return fill(translate("coach", "%1 VP lost, counted to the end of the game"), decimal(cost))
    return fill(translate("coach", "%1 VP lost, give or take %2"), decimal(cost), decimal(2 * doubt))


def costs(turn: str, vp: float) -> str:
    """A turn, and what its errors cost."""
    lost = fill(translate("coach", "%1 VP lost"), decimal(vp))
    return f"{turn} · {lost}"


def nothing_lost() -> str:
    return translate("coach", "Nothing better was found.")


def rating(name: str, word: str, a_turn: float) -> str:
    told = fill(
        translate("coach", "%1 play, %2 VP lost to errors a turn"),
        translate("coach", WORDS[word]),
        decimal(a_turn),
    )
    return labelled(name, told)


def luck(kinds: Mapping[str, float]) -> str:
    """In all and by what brought it."""
    told = [
        fill(translate("coach", "%1 %2"), translate("coach", LUCK[kind]), signed(vp))
        for kind, vp in kinds.items()
        if round(vp)
    ]
    whole = fill(translate("coach", "%1 VP by luck"), signed(sum(kinds.values())))
    return fill(translate("coach", "%1 (%2)"), whole, join_list(told)) if told else whole


def turning_point(name: str, round: int, winner: str, swing: float) -> str:
    """Whose turn it was, and whose lead grew in it, by so much."""
    text = translate("coach", "Round %1, turn of %2: the lead shifts by %3 VP in favour of %4.")
    return fill(text, round, name, number(round_half_up(abs(swing))), winner)


def prospects(name: str, round: int, change: float) -> str:
    """The same of who plays alone: by how much what could be expected at the end has changed."""
    if change > 0:
        text = translate("coach", "Round %1, turn of %2: the score to be expected rises by %3 VP.")
    else:
        text = translate("coach", "Round %1, turn of %2: the score to be expected falls by %3 VP.")
    return fill(text, round, name, number(round_half_up(abs(change))))


def round_half_up(value: float) -> int:
    return int(value + 0.5)


def hints_used(counts: Sequence[tuple[str, int]]) -> str:
    """Of each player who was given any."""
    told = [fill(translate("coach", "%1 (%2)"), name, times) for name, times in counts]
    return labelled(translate("coach", "Hints"), join_list(told))
