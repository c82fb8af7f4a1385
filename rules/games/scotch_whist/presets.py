"""The named sets of house rules for Scotch Whist, in the order in which they come."""

from ...presets import Preset

PRESETS = (
    Preset(
        "scotch_whist",
        "partners",
        "Partners, paid by points",
        "Two sides of two or of three; who loses pays what he is behind.",
        {"sides": "two", "settlement": "difference"},
        players=(4, 6),
    ),
    Preset(
        "scotch_whist",
        "book",
        "By the book",
        "Each alone. Two or three have ten cards each, with five one card stays out,"
        " and a breach costs 10 and the deal.",
        {},
    ),
    Preset(
        "scotch_whist",
        "french",
        "French Whist",
        "The ten of diamonds is worth 10 as a plain card, too.",
        {"form": "french"},
    ),
    Preset(
        "scotch_whist",
        "victorian",
        "Victorian Catch the Ten",
        "Two or three play all cards in hands of six; five leave the six of spades out."
        " Who revokes has lost the game.",
        {"short_deal": "sixes", "five_deal": "six_out", "revoke_costs": "game"},
    ),
)
