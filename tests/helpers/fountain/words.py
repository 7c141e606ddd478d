"""What is said of the fountain."""

from gah_desktop.text.decisions.base import ActionWords, DecisionWords, says

DECISIONS = {"wish": DecisionWords(says("%1: what do you wish for?"), "First wish for something.", "turn")}
ACTIONS = {
    "throw": ActionWords(
        lambda action, d, subject: "Throw a krone into the fountain",
        lambda name, d, act: f"{name} throws a krone into the fountain.",
        spots=lambda action: (("fountain",),),
        at="table",
        costs=True,
    ),
    "wish": ActionWords(lambda action, d, subject: f"Wish for {action.for_what}"),
}
SOURCES = {"fountain": lambda id: "fountain"}
LINES = {"fountain": "Fountain"}
