"""The named sets of house rules for Tablanette, in the order in which they come."""

from ...presets import Preset

PRESETS = (
    Preset(
        "tablanette",
        "book",
        "By the book",
        "To 251. A jack is a 12, two or three cards make a sum, and a tablanette is"
        " worth its cards.",
        {},
    ),
    Preset(
        "tablanette",
        "english_jack",
        "The jack sweeps",
        "A jack takes all that lies there, which is no tablanette; a sum may have any"
        " number of cards.",
        {"jack": "takes_all", "sum_cards": "any"},
    ),
    Preset(
        "tablanette",
        "tablic",
        "Tablić",
        "To 101, and each deal is played to its end. A tablanette is one point, a sum"
        " of any number of cards.",
        {"target": 101, "finish": "deal_end", "sum_cards": "any", "sweep": "one"},
    ),
)
