"""The named sets of house rules for Scotch Whist, in the order in which they come."""

from ...presets import Preset

PRESETS = (
    Preset(
        "scotch_whist",
        "partners",
        "Partners, paid by points",
        "Two sides of two or three players. The losers pay the difference.",
        {"sides": "two", "settlement": "difference"},
        players=(4, 6),
    ),
    Preset(
        "scotch_whist",
        "book",
        "By the book",
        "Each plays alone. Two or three players get ten cards each. Five set a card"
        " aside. A breach costs 10 and the deal.",
        {},
    ),
    Preset(
        "scotch_whist",
        "french",
        "French Whist",
        "The ten of diamonds also scores 10 if diamonds are not trumps.",
        {"form": "french"},
    ),
    Preset(
        "scotch_whist",
        "victorian",
        "Victorian Catch the Ten",
        "Two or three players play the whole pack in hands of six. Five leave out the"
        " six of spades. A revoke loses the game.",
        {"short_deal": "sixes", "five_deal": "six_out", "revoke_costs": "game"},
    ),
)
