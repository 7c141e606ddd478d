"""The rules of Vienna Ballrooms: champagne, dancers, rows, scoring; content only."""

from __future__ import annotations

from gah_desktop.app.table import Table
from gah_desktop.engine.state import GameState
from gah_desktop.modules.ballrooms.rules.house import house_of
from gah_desktop.modules.ballrooms.topics import questions
from gah_desktop.reference.marks import Mark, Marks, had_by
from gah_desktop.reference.part import ReferencePart
from gah_desktop.reference.topics.model import Chapter, topic
from gah_desktop.text.literals import QT_TRANSLATE_NOOP

TOPICS = (
    topic(
        "ballrooms",
        QT_TRANSLATE_NOOP("rules", "Vienna Ballrooms: the idea"),
        QT_TRANSLATE_NOOP(
            "rules",
            "A guest whose order is complete may go to a ball instead of a room: one of your dancers then "
            "stands in a ballroom. The guest’s VP and reward are yours either way.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "- Every player has **10 dancers** in a rehearsal room and starts with **1 champagne** in the "
            "kitchen.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "- Three of the five ballrooms are in play. The left one is scored after round 3, the middle "
            "one after round 5, the right one after round 7. The **balcony** belongs to the right one.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "- Champagne is a fifth item: guests order it, and it pays for the spaces in the ballrooms.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "The module brings the staff cards 119 to 133, the guests 134 to 162, and the objectives and "
            "Emperor tiles A5, B5 and C5. Three celebrities and [[entrance:10]] are in play only with it.",
        ),
        see="champagne sending-dancer ballroom-rows ballroom-scoring rehearsal-rooms",
    ),
    topic(
        "champagne",
        QT_TRANSLATE_NOOP("rules", "Champagne"),
        QT_TRANSLATE_NOOP(
            "rules",
            "Champagne goes onto a guest who wants it at the moment you receive it, or into the kitchen. "
            "From there it is served like every other item.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "**Action 1** gives strudel, cake and champagne, **action 2** wine, coffee and champagne: as "
            "many items as the strength says, and of each kind no more than of the kind before it. An "
            "action 6 done as 1 or 2 gives it too.",
        ),
        QT_TRANSLATE_NOOP("rules", "| Strength | Champagne at most | For example |"),
        QT_TRANSLATE_NOOP("rules", "| 2 | 0 | 1 strudel, 1 cake |"),
        QT_TRANSLATE_NOOP("rules", "| 3 | 1 | 1 strudel, 1 cake, 1 champagne |"),
        QT_TRANSLATE_NOOP("rules", "| 5 | 1 | 2 wine, 2 coffee, 1 champagne |"),
        QT_TRANSLATE_NOOP("rules", "| 6 | 2 | 2 strudel, 2 cake, 2 champagne |"),
        QT_TRANSLATE_NOOP(
            "rules",
            "Champagne from cards such as [[staff:121]], [[staff:124]] and [[staff:131]] comes on top and "
            "asks for nothing.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "“Of your choice” never means champagne. At the end of the game each champagne in the kitchen "
            "is worth 1 VP. The supply never runs out.",
        ),
        see="action-1 action-2 serving sending-dancer",
    ),
    topic(
        "rehearsal-rooms",
        QT_TRANSLATE_NOOP("rules", "Rehearsal rooms"),
        QT_TRANSLATE_NOOP(
            "rules",
            "As many rehearsal rooms as there are players are drawn at random. The last player chooses one"
            " first, then the others, back to the first player; only then are the first guests taken.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "Your dancers stand there in four areas of 1, 2, 3 and 4. Whenever you send a dancer you take "
            "it from whichever area you like.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "When the last dancer leaves an area, its **room bonus** is yours at once. The rehearsal rooms"
            " differ only in these bonuses: [[rehearsal:treasury]], [[rehearsal:antechamber]], "
            "[[rehearsal:cellar]], [[rehearsal:mirror-hall]] and [[rehearsal:pantry]].",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "**Example:** in [[rehearsal:mirror-hall]] your first dancer leaves the area of one: 1 VP. The"
            " next three come from the area of three, and the last of them brings 5 VP.",
        ),
        see="sending-dancer expansion-setup ballrooms",
    ),
    topic(
        "sending-dancer",
        QT_TRANSLATE_NOOP("rules", "Sending a dancer"),
        QT_TRANSLATE_NOOP(
            "rules",
            "Sending a guest with a complete order to a ball is an additional action, like moving a guest "
            "into a room:",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "- Choose a free space in a ballroom that has not been scored yet, or the balcony, which is "
            "open from the first round on.",
        ),
        QT_TRANSLATE_NOOP("rules", "- Pay the champagne of that space from the kitchen."),
        QT_TRANSLATE_NOOP("rules", "- Move any one dancer from your rehearsal room there."),
        QT_TRANSLATE_NOOP(
            "rules",
            "The card leaves the café, you score its VP and receive its reward. No vacant room is needed, "
            "nothing is occupied, and there is no occupancy bonus.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "Without a dancer, a space or the champagne it cannot be done. One completed guest sends one "
            "dancer, whatever the order was.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "**Cards** that let you send a dancer do the same without a guest. A discount lowers the "
            "champagne, never below 0. “Up to two” are sent one after the other, to one ballroom or to two; "
            "only what the first one sets off comes in between.",
        ),
        see="additional-actions moving-guest ballroom-rows dance-order champagne",
    ),
    topic(
        "ballroom-rows",
        QT_TRANSLATE_NOOP("rules", "Rows, spaces and row bonuses"),
        QT_TRANSLATE_NOOP(
            "rules",
            "Every ballroom has three rows, the same for two, three and four players. Each space holds one"
            " dancer.",
        ),
        QT_TRANSLATE_NOOP("rules", "| Row | Champagne | Spaces |"),
        QT_TRANSLATE_NOOP("rules", "| Balcony | 3 | no limit |"),
        QT_TRANSLATE_NOOP("rules", "| Top | 3 | 2 |"),
        QT_TRANSLATE_NOOP("rules", "| Middle | 2 | 3 |"),
        QT_TRANSLATE_NOOP("rules", "| Bottom | 1 | 4 |"),
        QT_TRANSLATE_NOOP(
            "rules",
            "Dancers in the middle and top rows bring a **row bonus** at once. The bottom row and the "
            "balcony have none.",
        ),
        QT_TRANSLATE_NOOP("rules", "| Ballroom | Middle row | Top row |"),
        QT_TRANSLATE_NOOP("rules", "| [[ballroom:apollosaal]] | 2 krones | 3 krones |"),
        QT_TRANSLATE_NOOP("rules", "| [[ballroom:goldener-strauss]] | 1 Emperor step | 3 Emperor steps |"),
        QT_TRANSLATE_NOOP(
            "rules",
            "| [[ballroom:odeonsaal]] | occupy a room on floors 1 to 3 | occupy a room, 3 VP |",
        ),
        QT_TRANSLATE_NOOP("rules", "| [[ballroom:zum-sperl]] | 1 cake | 1 strudel, 1 wine, 1 coffee |"),
        QT_TRANSLATE_NOOP("rules", "| [[ballroom:zur-kettenbruecke]] | 2 VP | 5 VP |"),
        QT_TRANSLATE_NOOP(
            "rules",
            "A room occupied by a row bonus is occupied like any other: its group may be full, and staff "
            "reacts to it. Without a vacant room nothing happens.",
        ),
        see="ballroom-scoring sending-dancer champagne",
    ),
    topic(
        "dance-order",
        QT_TRANSLATE_NOOP("rules", "A guest goes dancing, step by step"),
        QT_TRANSLATE_NOOP("rules", "- The card leaves the café; items on it go to the supply."),
        QT_TRANSLATE_NOOP("rules", "- The champagne of the space is paid."),
        QT_TRANSLATE_NOOP("rules", "- The dancer is placed."),
        QT_TRANSLATE_NOOP("rules", "- You score the guest’s VP."),
        QT_TRANSLATE_NOOP(
            "rules",
            "- Then, in an order of your choice: the parts of the reward, staff that reacts, the row bonus "
            "and the room bonus. Each of them may be declined.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "The reward’s champagne comes too late for this guest’s own dancer, but in time for a dancer "
            "that the reward itself sends.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "[[staff:5]], [[staff:6]], [[staff:7]], [[staff:8]] and [[staff:33]] react to every completed "
            "guest, room or ball; [[staff:23]] reacts to rooms alone.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "**Example:** [[guest:146]] dances in the middle row of [[ballroom:apollosaal]], and her "
            "dancer is the only one of its area in [[rehearsal:treasury]]. You pay 2 champagne and score "
            "15 VP; then you have 2 krones for the row and 1 krone for the area, 3 in all.",
        ),
        see="sending-dancer moving-guest ballroom-rows rehearsal-rooms staff-move-in",
    ),
    topic(
        "ballroom-scoring",
        QT_TRANSLATE_NOOP("rules", "Scoring a ballroom"),
        QT_TRANSLATE_NOOP(
            "rules",
            "After rounds 3, 5 and 7, when the Emperor has given his rewards and penalties, a ballroom is "
            "scored: the left one, the middle one, the right one.",
        ),
        QT_TRANSLATE_NOOP("rules", "- Whoever has **no dancer** there loses **5 VP**, even below zero."),
        QT_TRANSLATE_NOOP(
            "rules",
            "- Where ranks count, only those who have a dancer there are ranked; in "
            "[[ballroom:goldener-strauss]], in that row.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "- Tied players share their rank and as many of the next ranks as they take up: the VP are "
            "added, divided among them and rounded down.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "- Dancers on the balcony belong to the right ballroom, as if in its top row.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "Afterwards the ballroom is closed. Its dancers stay and go on counting for [[objective:B5]], "
            "[[emperor:C5]], [[staff:126]] and [[guest:184]].",
        ),
        see="five-ballrooms expansion-round-end emperor-scoring",
    ),
    topic(
        "five-ballrooms",
        QT_TRANSLATE_NOOP("rules", "The five ballrooms in numbers"),
        QT_TRANSLATE_NOOP(
            "rules",
            "- **[[ballroom:apollosaal]]:** your dancers times your highest row. Two dancers, one of them "
            "in the top row: 2 × 3 = 6 VP. One in the bottom row: 1 VP. Three in the middle row: 6 VP.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "- **[[ballroom:goldener-strauss]]:** each row on its own, 7 VP for the most and 2 for the "
            "second. Two tied for the most: 4 each. Three tied: 3 each. Two tied for second: 1 each. Alone "
            "in a row: 7.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "- **[[ballroom:odeonsaal]]:** 1, 4, 9 or 16 VP for one to four dancers, 25 for five or more. "
            "With six dancers: 25 VP.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "- **[[ballroom:zum-sperl]]:** by the number of dancers. Two players score 10 and 3, three or "
            "four 15, 10 and 5. Three players with 3, 3 and 1 dancers: 12, 12 and 5. Four tied players: 7 "
            "each.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "- **[[ballroom:zur-kettenbruecke]]:** 7 VP for every second dancer. With 1, 4 and 3 dancers: "
            "0, 14 and 7 VP.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "Without a single dancer there you get nothing in any of them, and lose 5 VP.",
        ),
        see="ballroom-scoring ballroom-rows",
    ),
    topic(
        "ballroom-staff",
        QT_TRANSLATE_NOOP("rules", "Staff of the ballrooms"),
        QT_TRANSLATE_NOOP(
            "rules",
            "- [[staff:119]] and [[staff:125]] react to a die as [[staff:14]] does: before or after the "
            "main action. The krone of [[staff:119]] comes even if no dancer is sent.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "- [[staff:121]] and [[staff:131]] react after the main action, [[staff:124]] at once when the "
            "die is taken.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "- [[staff:122]], [[staff:123]], [[staff:128]] and [[staff:129]] work once per round. A card "
            "with a price may be used only while at least part of its effect is possible.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "- [[staff:127]] sends up to two dancers, in this order: the first for 2 champagne less, the "
            "second for 1 less.",
        ),
        QT_TRANSLATE_NOOP("rules", "- [[staff:130]] pays for each dancer you send, by whatever means."),
        QT_TRANSLATE_NOOP(
            "rules",
            "- [[staff:132]] gives its champagne after the VP of the objective, for each of your markers "
            "on common objectives.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "- [[staff:133]] is offered right after another staff card and its effect, once per round; not"
            " later, and not on itself.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "- [[staff:126]] scores 2 VP for each of your dancers in all ballrooms and on the balcony. "
            "[[staff:29]] may copy it, for its owner’s dancers.",
        ),
        see="staff-timing staff-dice sending-dancer staff-end",
    ),
    topic(
        "ballroom-goals",
        QT_TRANSLATE_NOOP("rules", "Objectives and Emperor tiles of the ballrooms"),
        QT_TRANSLATE_NOOP(
            "rules",
            "- [[objective:A5]] looks at the champagne in the kitchen, not on guests. You keep it when you"
            " claim.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "- [[objective:B5]] counts dancers in all ballrooms, scored ones and the balcony included.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "- [[objective:C5]] counts green guests that were completed, whether they took a room or went "
            "to a ball.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "- [[emperor:B5]] brings you a dancer at no cost, row bonus and room bonus included. The "
            "ballroom about to be scored is still open to it.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "- The penalty of [[emperor:B5]] takes one of your dancers from the middle ballroom, that of "
            "[[emperor:C5]] two from the right one or the balcony. You choose which.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "Dancers taken in this way leave the game, and their spaces are free again.",
        ),
        see="objective-cards emperor-rewards emperor-penalties ballroom-scoring",
    ),
)


def _marks(table: Table, seen: GameState) -> Marks:
    """The ballrooms in play, and what the players have of rehearsal rooms."""
    house = house_of(seen)
    yield from ((("ballroom", id), Mark("in_play")) for id in house.boards)
    yield from had_by(table, "rehearsal", house.rehearsal)


PART = ReferencePart(
    module="ballrooms",
    chapter=Chapter(
        "ballrooms",
        QT_TRANSLATE_NOOP("rules", "Vienna Ballrooms"),
        tuple(topic.id for topic in TOPICS),
        expansion=True,
    ),
    topics=TOPICS,
    questions=Chapter(
        "questions-ballrooms",
        QT_TRANSLATE_NOOP("rules", "Questions: champagne, dancers, ballrooms"),
        tuple(topic.id for topic in questions.TOPICS),
        expansion=True,
    ),
    question_topics=questions.TOPICS,
    marks=_marks,
)
