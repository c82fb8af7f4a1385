"""The named sets of house rules that tables play Oh Hell by, in the order offered."""

from ...presets import Preset

UP_AND_DOWN = {"first_bidder": "left", "hook": "on", "sequence": "up_down"}
SCREW = "Screw the dealer, up and back"
SCREW_WORDS = "Hands go from one card up and back down. The dealer bids last and may"
SCREW_WORDS += " not make the bids even."

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
        "Hands go from one card up to the largest. The dealer bids first, and any bid"
        " is allowed.",
        {},
    ),
    Preset(
        "oh_hell",
        "nomination_whist",
        "Nomination Whist, from seven cards",
        "Hands go from seven cards down to one and back up. Trumps come from a list."
        " Each trick scores 1. The dealer bids last and may not make the bids even.",
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
        "Squares",
        "A made bid scores 10 plus its square. A missed bid loses the square of the"
        " difference. A made bid of 0 scores 5 plus the hand size. Hands go up and back"
        " down. The dealer bids last and may not make the bids even.",
        UP_AND_DOWN | {"scoring": "squares", "zero_bid": "five_plus_tricks"},
    ),
)
