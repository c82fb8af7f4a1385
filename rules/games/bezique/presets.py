"""The named sets of house rules that tables play Bezique by, in the order offered."""

from ...presets import Preset

PRESETS = (
    Preset(
        "bezique",
        "usual",
        "As usual, to 1000",
        "A turned card makes trumps, and a brisque counts at once for who wins it.",
        {},
    ),
    Preset(
        "bezique",
        "parlour",
        "The Victorian parlour",
        "Brisques are counted after the deal, sevens score when they are played, and a"
        " last meld may come with the end of the stock. Slips cost 10 or 100, a renege"
        " the last eight tricks.",
        {
            "brisques": "at_end",
            "sevens": "play",
            "final_meld": "allowed",
            "renege": "last_eight",
            "forfeits": "classic",
        },
    ),
    Preset(
        "bezique",
        "first_marriage",
        "Trumps by the first marriage",
        "Nothing is turned up, and a seven is worth nothing.",
        {"form": "marriage_trump"},
    ),
    Preset(
        "bezique",
        "polish",
        "Polish Bezique",
        "Court cards and the ten of trumps that come in tricks can be melded, too.",
        {"form": "polish"},
    ),
    Preset(
        "bezique_500",
        "usual",
        "As usual, to 500",
        "32 cards, of which each serves for one meld. The game is called, or counted.",
        {},
    ),
    Preset(
        "bezique_500",
        "strict",
        "Slips cost points",
        "A wrong play or draw costs 10 or 100, a renege the last eight tricks.",
        {"renege": "last_eight", "forfeits": "classic"},
    ),
    Preset(
        "bezique_three",
        "usual",
        "As usual, to 2000",
        "Each plays alone, with three packs.",
        {},
    ),
    Preset(
        "bezique_three",
        "long",
        "The long game, to 2500",
        "A last meld may come with the end of the stock.",
        {"target": 2500, "final_meld": "allowed"},
    ),
    Preset(
        "bezique_four",
        "partners",
        "Partners",
        "Two against two, and melds may be built on those of the partner.",
        {"sides": "partners"},
    ),
    Preset(
        "bezique_four",
        "alone",
        "Each alone",
        "Four players with four packs, to 2000.",
        {},
    ),
    Preset(
        "bezique_four",
        "cavendish",
        "Partners, by Cavendish",
        "Whoever wins the trick, or his partner, melds. A bezique that has served may"
        " serve again for a second double.",
        {"sides": "partners", "meld_right": "side", "second_double": "yes"},
    ),
)
