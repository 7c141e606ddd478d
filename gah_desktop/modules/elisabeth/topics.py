"""Alone against Elisabeth: set-up, her guests, dancers and dice, scoring, examples; content only."""

from __future__ import annotations

from gah_desktop.modules.solo.topics import turned_cards
from gah_desktop.reference.part import ReferencePart
from gah_desktop.reference.topics.model import Chapter, topic
from gah_desktop.text.literals import QT_TRANSLATE_NOOP

TOPICS = (
    topic(
        "elisabeth",
        QT_TRANSLATE_NOOP("rules", "Elisabeth, who dances"),
        QT_TRANSLATE_NOOP(
            "rules",
            "Elisabeth is your opponent when you play alone with Vienna Ballrooms, with Celebrities or with "
            "both. Otherwise it is Leopold, even with Unique Hotels and Some More.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "All rules for Leopold hold for her, unless this chapter says something else. She has 20 "
            "instruction cards of her own.",
        ),
        QT_TRANSLATE_NOOP("rules", "You win only with **more** VP than she has."),
        see="elisabeth-setup elisabeth-guests elisabeth-ballrooms elisabeth-die solo",
    ),
    topic(
        "elisabeth-setup",
        QT_TRANSLATE_NOOP("rules", "Elisabeth: setting up"),
        QT_TRANSLATE_NOOP(
            "rules",
            "- As with Leopold: she has the turn order tile 1/4 in round 1, the night side and five unseen"
            " cards for the end of the game; you keep six of ten staff cards.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "- With Vienna Ballrooms [[staff:126]] is among the cards those five are drawn from.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "- You have one rehearsal room, drawn at random, and 1 champagne. She has neither; her 10 "
            "dancers stand beside her hotel.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "- With Unique Hotels you start with 7 krones and choose one of three entrances, and she has "
            "one of the four solo entrances.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "All changes are added together: first those of the solo game, then entrances, rehearsal room,"
            " guest and rooms.",
        ),
        see="solo-setup elisabeth rehearsal-rooms",
    ),
    topic(
        "elisabeth-levels",
        QT_TRANSLATE_NOOP("rules", "Elisabeth: the three levels"),
        QT_TRANSLATE_NOOP(
            "rules",
            "As on Leopold’s cards a symbol counts at its level and above. In her whole deck there are:",
        ),
        QT_TRANSLATE_NOOP("rules", "| Symbols | Easy | Medium | Hard |"),
        QT_TRANSLATE_NOOP("rules", "| Guests | 19 | 21 | 23 |"),
        QT_TRANSLATE_NOOP("rules", "| of them dancing | 5 | 5 | 5 |"),
        QT_TRANSLATE_NOOP("rules", "| Dancers below | 4 | 5 | 6 |"),
        QT_TRANSLATE_NOOP("rules", "| Emperor | 11 | 12 | 12 |"),
        QT_TRANSLATE_NOOP("rules", "| Objectives | 9 | 11 | 14 |"),
        QT_TRANSLATE_NOOP("rules", "| Staff | 3 | 4 | 5 |"),
        see="solo-levels elisabeth",
    ),
    topic(
        "elisabeth-guests",
        QT_TRANSLATE_NOOP("rules", "Elisabeth: her guests"),
        QT_TRANSLATE_NOOP(
            "rules",
            "She chooses her guests as Leopold does, even where a dancer stands beside the symbol: by "
            "colour, then by VP, then by the hand. If all rooms of the colour are occupied, she takes the "
            "best guest of any colour she can still house.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "**With a dancer**, if Vienna Ballrooms is in play: she scores the VP of the card, it is "
            "discarded, and one of her dancers goes to a ballroom. No room is placed, and there is no "
            "reward.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "Without Vienna Ballrooms the dancer means nothing, and the guest takes a room.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "If she has no dancer left, the guest takes a room as well. If there is no guest she can "
            "house, she takes none, and the dancer beside the symbol stays at home.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "For her, guests who may go only to a room or only to a ball may go to either. [[guest:190]] is "
            "a green guest like any other to her.",
        ),
        see="solo-guests solo-rooms elisabeth-ballrooms",
    ),
    topic(
        "elisabeth-ballrooms",
        QT_TRANSLATE_NOOP("rules", "Elisabeth: which ballroom"),
        QT_TRANSLATE_NOOP("rules", "| Round | One arrow | Two arrows |"),
        QT_TRANSLATE_NOOP("rules", "| 1 to 3 | left | middle |"),
        QT_TRANSLATE_NOOP("rules", "| 4 and 5 | middle | right |"),
        QT_TRANSLATE_NOOP("rules", "| 6 and 7 | right | right |"),
        QT_TRANSLATE_NOOP(
            "rules",
            "**One arrow** means the ballroom scored next, **two arrows** the one after it. If it is full, "
            "the dancer goes to the next one to the right with a free space, or, if there is none, to the "
            "balcony.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "There she takes the lowest row with a free space. She pays no champagne and gets no row bonus.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "A dancer in the lower part of the card is one more, without a guest, whatever happened above.",
        ),
        see="elisabeth-guests ballroom-scoring ballroom-rows",
    ),
    topic(
        "elisabeth-die",
        QT_TRANSLATE_NOOP("rules", "Elisabeth: her die, and celebrities"),
        QT_TRANSLATE_NOOP(
            "rules",
            "- **A coloured symbol:** she takes the coloured die whose celebrity has the most VP. If there"
            " is none, or Celebrities is not in play, she takes a die from the space with the most dice. "
            "The hand breaks ties; the lounge is read from the left: red, yellow, blue.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "- **Any other symbol:** she chooses the space as Leopold does. If there is a coloured die, "
            "she takes it; of several, the one with the best celebrity.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "Of a celebrity she scores the VP and ignores the effect. Instead she gets, by the colour of "
            "the die:",
        ),
        QT_TRANSLATE_NOOP("rules", "| Die | Instead of the effect |"),
        QT_TRANSLATE_NOOP("rules", "| red | one step on the objective where she is least advanced |"),
        QT_TRANSLATE_NOOP("rules", "| yellow | 2 steps on the Emperor track |"),
        QT_TRANSLATE_NOOP("rules", "| blue | 2 VP |"),
        QT_TRANSLATE_NOOP(
            "rules",
            "The red bonus is not an objective symbol for the stars of [[rule:entrance-nine-stars-inn]]. "
            "Her celebrities are discarded at the end of the round.",
        ),
        see="solo-die coloured-dice elisabeth",
    ),
    topic(
        "elisabeth-scoring",
        QT_TRANSLATE_NOOP("rules", "Elisabeth: scoring"),
        QT_TRANSLATE_NOOP(
            "rules",
            "**Ballrooms:** she scores like a player, with the values for two players. She is ranked "
            "against you, and without a dancer she loses 5 VP.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "**Emperor:** she scores her space and goes back; there is no Emperor’s reward and no penalty "
            "for her.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "**The end:** her rooms by floor and her end cards turned face up, [[staff:126]] for her own "
            "dancers. She has no krones, items or guests to count.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "**Examples:** [[ballroom:zum-sperl]], you and she with two dancers each: 6 VP for both. "
            "[[ballroom:odeonsaal]], she with three and you with none: 9 VP for her, 5 VP lost for you.",
        ),
        see="solo-end solo-emperor solo-staff ballroom-scoring",
    ),
    topic(
        "elisabeth-examples",
        QT_TRANSLATE_NOOP("rules", "Elisabeth: examples"),
        QT_TRANSLATE_NOOP(
            "rules",
            "**Card 214 in round 2:** the best red guest, their VP, and a dancer in the bottom row of the "
            "middle ballroom. The same card in round 6 sends the dancer to the right ballroom.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "**Card 228 in round 4, Medium:** the best guest of any colour she can house dances in the "
            "middle ballroom, and a second dancer follows there. The objective symbol counts only at Hard."
            " If the middle ballroom is full, both go to the right one.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "**Card 232 in round 7**, one space free in the right ballroom: the yellow guest takes a room,"
            " and the dancer of the second guest has the last space. One more would stand on the balcony.",
        ),
        QT_TRANSLATE_NOOP(
            "rules",
            "**Card 230 with Celebrities**, the red die gone, yellow with a celebrity of 2 VP, blue with "
            "one of 4 VP: she takes the blue die, wherever it lies, for 4 VP and 2 VP more.",
        ),
        see="elisabeth-ballrooms elisabeth-die elisabeth-levels",
    ),
)


PART = ReferencePart(
    module="elisabeth",
    chapter=Chapter(
        "elisabeth",
        QT_TRANSLATE_NOOP("rules", "Solo against Elisabeth"),
        tuple(topic.id for topic in TOPICS),
        expansion=True,
    ),
    topics=TOPICS,
    marks=turned_cards,
)
