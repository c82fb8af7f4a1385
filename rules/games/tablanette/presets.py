"""The named sets of house rules for Tablanette, in the order in which they come."""

from ...presets import Preset

PRESETS = (
    Preset(
        "tablanette",
        "book",
        "By the book",
        "Play to 251. A jack counts 12, a sum has two or three cards, and a tablanette"
        " scores its cards.",
        {},
    ),
    Preset(
        "tablanette",
        "english_jack",
        "The jack sweeps",
        "A jack takes the whole table, which is not a tablanette. A sum may have any"
        " number of cards.",
        {"jack": "takes_all", "sum_cards": "any"},
    ),
    Preset(
        "tablanette",
        "tablic",
        "Tablić",
        "Play to 101, and play out each deal. A tablanette scores 1. A sum may have any"
        " number of cards.",
        {"target": 101, "finish": "deal_end", "sum_cards": "any", "sweep": "one"},
    ),
)
