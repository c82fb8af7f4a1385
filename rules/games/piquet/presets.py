"""The named sets of house rules that tables play Piquet by, in the order offered."""

from ...presets import Preset

CLUB = "Club, four deals"
CLUB_WORDS = "The first and the last deal count twice. The rest is as in Rubicon."
SIXTY = "Pique makes it sixty"
SIXTY_WORDS = "Pique and repique raise a count of 20 to 60 and 90."

PRESETS = (
    Preset(
        "piquet",
        "partie",
        "Partie, the English way",
        "Every card led counts. The dealer exchanges at least one card. Carte blanche"
        " is announced before anyone exchanges.",
        {},
    ),
    Preset(
        "piquet",
        "rubicon",
        "Rubicon, the older way",
        "Only tens and higher count in the play. The dealer needn't exchange. Drawing"
        " wrongly from the stock loses the game.",
        {"form": "rubicon"},
    ),
    Preset("piquet", "club", CLUB, CLUB_WORDS, {"form": "club"}),
    Preset(
        "piquet",
        "cent",
        "100 up",
        "The first to reach 100 wins. A loser under 50 pays double. Play and exchange"
        " are as in Rubicon.",
        {"form": "cent"},
    ),
    Preset(
        "piquet_normand",
        "difference",
        "100 up, for the points",
        "The first to reach 100 wins. Everyone else pays the difference.",
        {},
    ),
    Preset(
        "piquet_normand",
        "pool",
        "100 up, for a pool",
        "Everyone pays in for each deal. The winner takes the pool.",
        {"settle": "pool"},
    ),
    Preset("piquet_normand", "french", SIXTY, SIXTY_WORDS, {"bonus_style": "jump"}),
    Preset(
        "piquet_voleur",
        "cent",
        "100 up",
        "The first side to reach 100 wins. Losers under 50 pay double. Partners score"
        " only their better point.",
        {},
    ),
    Preset(
        "piquet_voleur",
        "rubicon",
        "Rubicon, six deals",
        "The winners get 100 more. Losers under 100 pay both totals.",
        {"form": "rubicon"},
    ),
    Preset("piquet_voleur", "club", CLUB, CLUB_WORDS, {"form": "club"}),
    Preset("piquet_voleur", "french", SIXTY, SIXTY_WORDS, {"bonus_style": "jump"}),
    Preset(
        "piquet_ecrire",
        "usual",
        "One round",
        "Only tens and higher count in the play. Everyone settles with everyone.",
        {},
    ),
    Preset(
        "piquet_ecrire",
        "long",
        "Two rounds",
        "Everyone plays each neighbour twice.",
        {"rounds": 2},
    ),
    Preset(
        "piquet_ecrire",
        "english",
        "Counted the English way",
        "Every card led counts, and so does the last trick of a capot. The dealer"
        " exchanges at least one card. Carte blanche is announced before any"
        " exchange.",
        {
            "count": "every",
            "capot_last": True,
            "blank_when": "at_once",
            "younger_exchange": "one",
        },
    ),
    Preset(
        "piquet_ecrire",
        "neighbours",
        "Settled deal by deal",
        "The two who played a deal settle it.",
        {"settle": "neighbours"},
    ),
)
