"""The named sets of house rules that tables play Pinochle by, in the order offered."""

from ...presets import Preset

PRESETS = (
    Preset(
        "pinochle_two",
        "usual",
        "As usual, to 1000",
        "48 cards. Call out when you think you have 1000.",
        {},
    ),
    Preset(
        "pinochle_two",
        "doubling",
        "With doubling",
        "The game is a single deal, and either player may double the stake.",
        {"doubling": "on"},
    ),
    Preset(
        "pinochle_two",
        "pack_of_64",
        "Pack of 64",
        "Sevens and eights are added. Each player gets 16 cards, and the seven is the"
        " deece.",
        {"deck": 64},
    ),
    Preset(
        "pinochle_two",
        "britannica_1911",
        "The 1911 Britannica",
        "Two sets melded together score ten times as much as one, and a double pinochle"
        " scores 300. A renege costs"
        " only the cards.",
        {"double_pinochle": 300, "doubles": "tenfold", "renege": "cards"},
    ),
    Preset(
        "pinochle",
        "partners",
        "Partners",
        "Two against two. Partners sit opposite each other.",
        {"form": "partnership"},
        players=(4,),
    ),
    Preset(
        "pinochle",
        "usual",
        "No partners",
        "Three or four play to 1000, and the dealer leads.",
        {},
    ),
    Preset(
        "pinochle",
        "eldest",
        "Eldest leads",
        "The player on the dealer's left leads. A side without tricks loses its melds.",
        {"first_lead": "eldest", "no_trick": "lose"},
    ),
    Preset(
        "pinochle",
        "one_deal",
        "A single deal",
        "The most points in one deal win. Each loser pays one stake.",
        {"game": "deal"},
    ),
)
