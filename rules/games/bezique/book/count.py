"""What is asked when the deal is counted."""

from ....book.form import ask, outcome, rule, ruling

SITUATIONS = (
    rule(
        "count",
        "tricks_score",
        "What do tricks score?",
        ask=[ask("What is asked?", "Aces and tens", "The last trick")],
        outcomes=[
            outcome(
                ["Aces and tens"],
                "Each is a brisque and scores 10 as soon as it is won.",
                "S3",
                options={"brisques": "at_once"},
                score="10 each, at once",
            ),
            outcome(
                ["Aces and tens"],
                "Each is a brisque and scores 10, but they are counted only after the"
                " last trick.",
                "Laws",
                options={"brisques": "at_end"},
                score="10 each, at the end",
            ),
            outcome(
                ["Aces and tens"],
                "In Five Hundred the cards are counted after the last trick: ace 11,"
                " ten 10, king 4, queen 3, jack 2. All together make 120.",
                "S3",
                score="card points at the end",
            ),
            outcome(
                ["The last trick"],
                "The last trick before the stock runs out scores 10.",
                "Laws",
                options={"last_trick": "stock"},
                score="10",
            ),
            outcome(
                ["The last trick"],
                "The very last trick of the deal scores 10.",
                "S3",
                score="10",
            ),
        ],
        words=(
            "brisques; count aces and tens; last trick; ten for the last; points in"
            " tricks; when do brisques count"
        ),
        see=["count_wrong", "forgot_to_score"],
    ),
    ruling(
        "count",
        "count_wrong",
        "The count does not add up",
        outcomes=[
            outcome(
                [],
                "Count the aces and tens again. Two players have 16 between them,"
                " three have 24, four have 32; the count is accepted only when it"
                " comes to that.",
                "spec",
                options={"brisques": "at_end"},
                enter={"type": "count"},
                score="10 for each ace and ten",
            ),
            outcome(
                [],
                "All aces and tens must be written down before the last trick: 16 with"
                " two players, 24 with three, 32 with four. Look in the tricks for"
                " those that are missing.",
                "spec",
                options={"brisques": "at_once"},
                enter={"type": "brisques"},
                score="10 for each one missing",
            ),
            outcome(
                [],
                "Count the tricks again: both together make 120, without the 10 for"
                " the last trick. One player counts, the other has the rest.",
                "spec",
                enter={"type": "count"},
                score="card points as counted",
            ),
        ],
        words=(
            "count is wrong; brisques missing; adds up wrong; not 120; miscounted;"
            " count again"
        ),
        see=["tricks_score", "wrong_score"],
    ),
)
