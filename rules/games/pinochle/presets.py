"""The named sets of house rules that tables play Pinochle by, in the order offered."""

from ...presets import Preset

PRESETS = (
    Preset(
        "pinochle_two",
        "usual",
        "As usual, to 1000",
        "With 48 cards; whoever thinks he has the game calls it.",
        {},
    ),
    Preset(
        "pinochle_two",
        "doubling",
        "With doubles",
        "A single deal is the game, and each may double what it is for.",
        {"doubling": "on"},
    ),
    Preset(
        "pinochle_two",
        "pack_of_64",
        "The pack of 64",
        "Sevens and eights are in it, sixteen cards are dealt to each, and the seven is"
        " the deece.",
        {"deck": 64},
    ),
    Preset(
        "pinochle_two",
        "britannica_1911",
        "The Britannica, 1911",
        "Both sets at once count ten times, a double pinochle 300, and who reneges"
        " loses his cards alone.",
        {"double_pinochle": 300, "doubles": "tenfold", "renege": "cards"},
    ),
    Preset(
        "pinochle",
        "partners",
        "Partners",
        "Two play against two, across the table.",
        {"form": "partnership"},
        players=(4,),
    ),
    Preset(
        "pinochle",
        "usual",
        "Each alone",
        "Three or four play to 1000, and the dealer leads.",
        {},
    ),
    Preset(
        "pinochle",
        "eldest",
        "The first hand leads",
        "The dealer's left leads, and melds count only with a trick.",
        {"first_lead": "eldest", "no_trick": "lose"},
    ),
    Preset(
        "pinochle",
        "one_deal",
        "A single deal",
        "Whoever has most in one deal wins, and each loser pays a stake.",
        {"game": "deal"},
    ),
)
