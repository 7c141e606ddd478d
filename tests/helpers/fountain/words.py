"""What is said of the fountain."""

from gah_desktop.text.decisions.base import ActionWords, DecisionWords
from gah_desktop.text.part import TextPart

PART = TextPart(
    module="fountain",
    decisions={"wish": DecisionWords("%1: what do you wish for?", "First wish for something.", "turn")},
    actions={
        "throw": ActionWords(
            lambda action, d, subject: "Throw a krone into the fountain",
            lambda name, d, act: f"{name} throws a krone into the fountain.",
            spots=lambda action: (("fountain",),),
            at="table",
            costs=True,
        ),
        "wish": ActionWords(lambda action, d, subject: f"Wish for {action.for_what}"),
    },
    sources={"fountain": lambda id: "fountain"},
    score_lines={"fountain": "Fountain"},
)
