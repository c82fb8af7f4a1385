"""What is asked when the deal is counted."""

from ....book.form import ask, outcome, rule, ruling

SITUATIONS = (
    rule(
        "count",
        "no_trick",
        "Melds of a side without a trick",
        outcomes=[
            outcome(
                [],
                "They are lost: a side that wins no trick counts no melds and no"
                " deeces of the deal.",
                "spec",
                options={"no_trick": "lose"},
                score="its melds come off",
            ),
            outcome(
                [],
                "They stand: melds score before play, whatever the tricks bring.",
                "spec",
                options={"no_trick": "keep"},
            ),
        ],
        words=(
            "no trick; did not take a trick; melds lost; must I win a trick; save the"
            " meld"
        ),
        see=["card_points"],
        games=["pinochle"],
    ),
    rule(
        "count",
        "card_points",
        "What cards count in tricks",
        ask=[ask("What is asked?", "Card values", "The last trick", "Rounding")],
        outcomes=[
            outcome(
                ["Card values"],
                "Ace 10, ten 10, king 5, queen 5; nothing else. All come to 240.",
                "spec",
                options={"count": "simple"},
                score="240 in cards",
            ),
            outcome(
                ["Card values"],
                "Ace, ten and king 10 each; nothing else. All come to 240.",
                "spec",
                options={"count": "counters"},
                score="240 in cards",
            ),
            outcome(
                ["Card values"],
                "Ace 11, ten 10, king 4, queen 3, jack 2. All come to 240.",
                "Laws",
                options={"count": "standard"},
                score="240 in cards",
            ),
            outcome(
                ["The last trick"],
                "It is worth 10 more, so every deal comes to 250.",
                "S4",
                score="10",
            ),
            outcome(
                ["Rounding"],
                "Card points go to tens: a last digit of 7, 8 or 9 goes up, any other"
                " down. The last trick stays 10.",
                "spec",
                options={"rounding": "ten"},
                score="card points in tens",
            ),
            outcome(
                ["Rounding"],
                "Card points are written as they are.",
                "spec",
                options={"rounding": "none"},
                score="card points as they are",
            ),
        ],
        words=(
            "card values; count the tricks; last trick; 250; round up; counters; how"
            " much is a king"
        ),
        see=["count_wrong", "card_ranking"],
    ),
    ruling(
        "count",
        "count_wrong",
        "The count does not add up",
        ask=[ask("Is the last trick counted in?", "No", "Yes")],
        outcomes=[
            outcome(
                ["No"],
                "Count again: the cards of all sides come to 240. One side may be left"
                " open: it has the rest.",
                "spec",
                enter={"type": "taken"},
                score="card points as counted",
            ),
            outcome(
                ["Yes"],
                "Count again: cards and last trick of all sides come to 250. One side"
                " may be left open: it has the rest.",
                "spec",
                enter={"type": "taken"},
                score="card points as counted",
            ),
        ],
        words=(
            "count is wrong; does not make 250; adds up wrong; miscounted; count again"
        ),
        see=["card_points", "wrong_score"],
    ),
)
