"""The named sets of house rules that tables play Oh Hell by, in the order offered."""

from ...presets import Preset

UP_AND_DOWN = {"first_bidder": "left", "hook": "on", "sequence": "up_down"}
SCREW = "Screw the dealer, up and back"
SCREW_WORDS = "One card, then one more each deal, then back down. The dealer bids last,"
SCREW_WORDS += " and the bids may not equal the tricks."

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
        "From one card up to the largest hand. The dealer bids first, and any bid is"
        " allowed.",
        {},
    ),
    Preset(
        "oh_hell",
        "nomination_whist",
        "Nomination Whist, from seven cards",
        "Seven cards down to one and back up, trumps from a list. Each trick scores 1."
        " The dealer bids last and may not make the bids even.",
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
        "A made bid scores 10 plus its square, and a miss loses its square. A made 0"
        " scores 5 plus the cards. Up and back, the dealer bids last, no even bids.",
        UP_AND_DOWN | {"scoring": "squares", "zero_bid": "five_plus_tricks"},
    ),
)
