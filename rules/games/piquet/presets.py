"""The named sets of house rules that tables play Piquet by, in the order offered."""

from ...presets import Preset

CLUB = "Club, four deals"
CLUB_WORDS = "The first deal and the last count twice; the rest is as at Rubicon."
SIXTY = "Pique makes it sixty"
SIXTY_WORDS = "Pique and repique bring the count to 60 and 90, and are not added to it."

PRESETS = (
    Preset(
        "piquet",
        "partie",
        "Partie, the English way",
        "Each card led counts, whatever it is. The dealer takes at least one card, and"
        " carte blanche is shown before anybody exchanges.",
        {},
    ),
    Preset(
        "piquet",
        "rubicon",
        "Rubicon, the older way",
        "In the play only a ten or better counts. The dealer may keep his hand, and who"
        " draws wrongly from the stock has lost the game.",
        {"form": "rubicon"},
    ),
    Preset("piquet", "club", CLUB, CLUB_WORDS, {"form": "club"}),
    Preset(
        "piquet",
        "cent",
        "To a hundred",
        "Whoever has 100 first wins, twice as much from a loser under 50. Play and"
        " exchange are as at Rubicon.",
        {"form": "cent"},
    ),
    Preset(
        "piquet_normand",
        "difference",
        "To a hundred, for the points",
        "Whoever has 100 first is paid by each what he is behind.",
        {},
    ),
    Preset(
        "piquet_normand",
        "pool",
        "To a hundred, for a pool",
        "All put in for each deal, and the winner has the pool.",
        {"settle": "pool"},
    ),
    Preset("piquet_normand", "french", SIXTY, SIXTY_WORDS, {"bonus_style": "jump"}),
    Preset(
        "piquet_voleur",
        "cent",
        "To a hundred",
        "The side that has 100 first wins, twice as much from losers under 50. Partners"
        " score for their better point alone.",
        {},
    ),
    Preset(
        "piquet_voleur",
        "rubicon",
        "Rubicon, six deals",
        "A hundred more for the winners; losers under 100 pay what both sides have.",
        {"form": "rubicon"},
    ),
    Preset("piquet_voleur", "club", CLUB, CLUB_WORDS, {"form": "club"}),
    Preset("piquet_voleur", "french", SIXTY, SIXTY_WORDS, {"bonus_style": "jump"}),
    Preset(
        "piquet_ecrire",
        "usual",
        "Once around",
        "In the play only a ten or better counts; at the end each settles with each.",
        {},
    ),
    Preset(
        "piquet_ecrire",
        "long",
        "Twice around",
        "Each plays each neighbour two times over.",
        {"rounds": 2},
    ),
    Preset(
        "piquet_ecrire",
        "english",
        "Counted the English way",
        "Each card led counts. The dealer takes at least one card, carte blanche is"
        " shown first of all, and the last trick counts in a capot as well.",
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
        "Each deal is between the two who played it.",
        {"settle": "neighbours"},
    ),
)
