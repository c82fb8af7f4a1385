"""New Game's named sets of house rules, in the order offered."""

from ...presets import Preset

PRESETS = (
    Preset(
        "new_game",
        "usual",
        "As usual",
        "The losers pay one unit each.",
        {},
    ),
    Preset(
        "new_game",
        "by_points",
        "Pay the difference",
        "The losers pay the difference.",
        {"settlement": "difference"},
    ),
)
