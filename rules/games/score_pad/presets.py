"""The named sets of the score pad, in the order offered."""

from ...presets import Preset

PRESETS = (
    Preset(
        "score_pad",
        "usual",
        "Most points win",
        "You finish the game when you like.",
        {},
    ),
    Preset(
        "score_pad",
        "fewest",
        "Fewest points win",
        "The game ends when someone reaches 100.",
        {"wins": "fewest", "ends": "target"},
    ),
    Preset(
        "score_pad",
        "target",
        "First to a target",
        "The first to 100 wins.",
        {"ends": "target"},
    ),
)
