"""What is asked when the deal is counted."""

from ....book.form import ask, outcome, rule, ruling

SITUATIONS = (
    ruling(
        "count",
        "tricks_disputed",
        "Disagreement about tricks taken",
        ask=[ask("Are the tricks kept apart?", "Yes", "No")],
        outcomes=[
            outcome(
                ["Yes"],
                "They are counted before everybody. All tricks together must make the"
                " cards of the hand.",
                "S2",
                enter={"type": "tricks"},
            ),
            outcome(
                ["No"],
                "What all agree on counts. If they cannot agree, the deal is void and"
                " dealt again.",
                "custom",
                enter={"type": "misdeal", "reason": "other"},
                score="the deal is played again, same number of cards",
            ),
        ],
        words=(
            "how many tricks; tricks mixed up; miscounted tricks; piles mixed; trick"
            " count wrong; did he make it"
        ),
        see=["ask_bids", "wrong_winner", "late_discovery"],
    ),
    ruling(
        "count",
        "late_discovery",
        "A mistake in a deal already scored",
        ask=[ask("What was wrong?", "A bid or a trick count", "A breach of the rules")],
        outcomes=[
            outcome(
                ["A bid or a trick count"],
                "Correct the entry in that deal. All later totals follow by"
                " themselves.",
                "spec",
                score="that deal is scored anew",
            ),
            outcome(
                ["A breach of the rules"],
                "A revoke, until the next deal is cut: take out the entry that closed"
                " the deal, enter the revoke, and close it again. Later, or for"
                " anything else, it is too late unless all agree.",
                "spec",
                enter={"type": "penalty", "offence": "revoke"},
                waive="the others",
                score="he gains no points in that deal",
            ),
        ],
        words=(
            "found out later; wrong last deal; too late; go back a deal; correct a"
            " deal; noticed afterwards"
        ),
        see=["wrong_score", "revoke", "disagreement"],
    ),
    ruling(
        "count",
        "wrong_score",
        "The score on the sheet is wrong",
        ask=[ask("Do you know which entry is wrong?", "Yes", "No")],
        outcomes=[
            outcome(
                ["Yes"],
                "Correct that entry; everything after it is counted again.",
                "spec",
                score="counted again from there",
            ),
            outcome(
                ["No"],
                "What the table agrees on is added or taken off as a correction, with"
                " a note.",
                "spec",
                enter={"type": "adjust"},
                score="the points agreed on, at once",
            ),
        ],
        words=(
            "wrong total; score written wrong; points missing; adding mistake; correct"
            " the score"
        ),
        see=["late_discovery", "disagreement"],
    ),
    rule(
        "count",
        "zero_bid",
        "What a bid of nothing scores",
        outcomes=[
            outcome(
                [],
                "Made, it scores 10. Missed, it is scored like any other missed bid.",
                "S2",
                options={"zero_bid": "ten"},
                score="10 for a zero that is made",
            ),
            outcome(
                [],
                "Made, it scores 5. Missed, it is scored like any other missed bid.",
                "S2",
                options={"zero_bid": "five"},
                score="5 for a zero that is made",
            ),
            outcome(
                [],
                "Made, it scores 5 and the number of cards that each was dealt."
                " Missed, it is scored like any other missed bid.",
                "S2",
                options={"zero_bid": "five_plus_tricks"},
                score="5 and the hand size for a zero made",
            ),
        ],
        words="zero; nil; nought; bid none; bid nothing; null",
        see=["bid_worth", "no_bid"],
    ),
    rule(
        "count",
        "bid_worth",
        "What a bid scores, made or missed",
        outcomes=[
            outcome(
                [],
                "Made: 10 and the bid. Missed by any number, over or under: nothing.",
                "S2",
                options={"scoring": "exact"},
                score="10 + bid, or 0",
            ),
            outcome(
                [],
                "Everybody scores 1 a trick. A bid made is worth 10 more, but a zero"
                " made scores only its own value.",
                "spec",
                options={"scoring": "tricks"},
                score="1 a trick, and 10 if made",
            ),
            outcome(
                [],
                "Made: 10 and the bid. Missed: 1 off for each trick over or under.",
                "spec",
                options={"scoring": "difference"},
                score="10 + bid, or 1 off for each trick out",
            ),
            outcome(
                [],
                "Made: 10 and the bid. Missed: the bid is taken off.",
                "spec",
                options={"scoring": "minus_bid"},
                score="10 + bid, or the bid off",
            ),
            outcome(
                [],
                "Made: 10 and the bid. Missed: just as much is taken off.",
                "spec",
                options={"scoring": "mirror"},
                score="10 + bid, or as much off",
            ),
            outcome(
                [],
                "Made: 10 and the bid times itself. Missed: the tricks it is out by,"
                " times themselves, are taken off.",
                "spec",
                options={"scoring": "squares"},
                score="10 + bid squared, or tricks out squared off",
            ),
        ],
        words=(
            "points for a bid; one trick too many; overtricks; missed by one; made my"
            " bid; scoring; bust"
        ),
        see=["zero_bid", "revoke"],
    ),
)
