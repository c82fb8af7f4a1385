"""The named sets of house rules that tables play Oh Hell by, in the order offered."""

from ...presets import Preset

UP_AND_DOWN = {"first_bidder": "left", "hook": "on", "sequence": "up_down"}
SCREW = "Screw the dealer, up and back"
SCREW_WORDS = "One card, then one more each deal, and back again. The dealer bids last,"
SCREW_WORDS += " and the bids may not come to the number of tricks."

PRESETS = (
    Preset(
        "oh_hell",
        "screw_the_dealer",
        SCREW,
        SCREW_WORDS,
        UP_AND_DOWN | {"max_cards": 10},
        players=(3, 4, 5),
    ),
    Preset(
        "oh_hell",
        "screw_the_dealer_many",
        SCREW,
        SCREW_WORDS,
        UP_AND_DOWN,
        players=(6, 7),
    ),
    Preset(
        "oh_hell",
        "book",
        "By the book, upwards only",
        "From one card to the largest hand, then it ends. The dealer bids first, and"
        " any bid will do.",
        {},
    ),
    Preset(
        "oh_hell",
        "nomination_whist",
        "Nomination Whist, from seven cards",
        "Seven cards down to one and up again, trumps by a list. A point for each"
        " trick; the dealer bids last and may not level the bids.",
        {
            "first_bidder": "left",
            "hook": "on",
            "sequence": "down_up",
            "max_cards": 7,
            "trump_from": "table",
            "scoring": "tricks",
        },
    ),
    Preset(
        "oh_hell",
        "squares",
        "By squares",
        "A bid that is made brings 10 and its square, a miss costs its square. Nothing"
        " bid and made: 5 and the cards. Up and back, the dealer last, no level bids.",
        UP_AND_DOWN | {"scoring": "squares", "zero_bid": "five_plus_tricks"},
    ),
)
