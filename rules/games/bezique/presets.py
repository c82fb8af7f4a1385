"""The named sets of house rules that tables play Bezique by, in the order offered."""

from ...presets import Preset

PRESETS = (
    Preset(
        "bezique",
        "usual",
        "As usual, to 1000",
        "A card is turned up for trumps, and brisques score as they are won.",
        {},
    ),
    Preset(
        "bezique",
        "parlour",
        "The Victorian parlour",
        "Brisques are counted after the deal. Sevens score when played, and one more"
        " meld is allowed before the last draw. Slips cost 10 or 100, and a renege"
        " costs the last eight tricks.",
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
        "First marriage makes trumps",
        "No card is turned up, and sevens score nothing.",
        {"form": "marriage_trump"},
    ),
    Preset(
        "bezique",
        "polish",
        "Polish Bezique",
        "You can also meld court cards and tens of trumps won in tricks.",
        {"form": "polish"},
    ),
    Preset(
        "bezique_500",
        "usual",
        "As usual, to 500",
        "32 cards, each used in only one meld. You win by a call, or by the count.",
        {},
    ),
    Preset(
        "bezique_500",
        "strict",
        "Slips cost points",
        "A wrong play or draw costs 10 or 100. A renege costs the last eight tricks.",
        {"renege": "last_eight", "forfeits": "classic"},
    ),
    Preset(
        "bezique_three",
        "usual",
        "As usual, to 2000",
        "Everyone plays alone, with three packs.",
        {},
    ),
    Preset(
        "bezique_three",
        "long",
        "The long game, to 2500",
        "One more meld is allowed before the last draw.",
        {"target": 2500, "final_meld": "allowed"},
    ),
    Preset(
        "bezique_four",
        "partners",
        "Partners",
        "Two against two. You can build on your partner's melds.",
        {"sides": "partners"},
    ),
    Preset(
        "bezique_four",
        "alone",
        "No partners",
        "Four players with four packs, to 2000.",
        {},
    ),
    Preset(
        "bezique_four",
        "cavendish",
        "Partners, Cavendish rules",
        "The winner of the trick or their partner may meld. A bezique already in a"
        " double may make a second double.",
        {"sides": "partners", "meld_right": "side", "second_double": "yes"},
    ),
)
