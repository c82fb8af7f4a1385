"""What is asked before the cards are dealt."""

from ....book.form import outcome, rule

SITUATIONS = (
    rule(
        "before",
        "hand_sizes",
        "How many cards, and how many deals",
        outcomes=[
            outcome(
                [],
                "One card first, then one more each deal up to the largest hand: 15"
                " cards with three players, 13 with four, 10 with five, 8 with six, 7"
                " with seven, unless your house rules say otherwise.",
                "S2",
                options={"sequence": "up"},
            ),
            outcome(
                [],
                "The largest hand first, then one card fewer each deal down to one. It"
                " is 15 cards with three players, 13 with four, 10 with five, 8 with"
                " six, 7 with seven, unless your house rules say otherwise.",
                "spec",
                options={"sequence": "down"},
            ),
            outcome(
                [],
                "From one card up to the largest hand, dealt once, and down to one"
                " again. It is 15 cards with three players, 13 with four, 10 with"
                " five, 8 with six, 7 with seven, unless your house rules say"
                " otherwise.",
                "spec",
                options={"sequence": "up_down"},
            ),
            outcome(
                [],
                "From the largest hand down to one card, dealt once, and up again. It"
                " is 15 cards with three players, 13 with four, 10 with five, 8 with"
                " six, 7 with seven, unless your house rules say otherwise.",
                "spec",
                options={"sequence": "down_up"},
            ),
            outcome(
                [],
                "The table's own list, in its order.",
                "spec",
                options={"sequence": "custom"},
            ),
        ],
        words=(
            "how many cards; number of deals; largest hand; up and down; when does it"
            " end; next deal; how long"
        ),
        see=["wrong_count", "tie"],
    ),
    rule(
        "before",
        "who_deals_first",
        "Who deals",
        outcomes=[
            outcome(
                [],
                "The table chooses the first dealer as it likes. After every finished"
                " deal the deal passes to the left; after a void one the same player"
                " deals again.",
                "spec",
            )
        ],
        words="first dealer; whose deal; cut for deal; next dealer; deal passes",
        see=["wrong_dealer", "who_bids_first"],
    ),
)
