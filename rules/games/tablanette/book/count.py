"""What is asked when the deal is counted."""

from ....book.form import ask, outcome, rule, ruling

SITUATIONS = (
    ruling(
        "count",
        "last_taker_disputed",
        "Who took last?",
        ask=[ask("Was every card entered?", "Yes", "No")],
        outcomes=[
            outcome(
                ["Yes"],
                "The phone names the player who took last, and the rest of the table"
                " is his.",
                "spec",
                score="the rest counts in his pile",
            ),
            outcome(
                ["No"],
                "What both remember counts. If they cannot agree, the deal is void and"
                " dealt again.",
                "custom",
                enter={"type": "misdeal", "reason": "other"},
                score="as agreed, or the deal is played again",
            ),
        ],
        words=(
            "last to take; who gets the rest; remaining cards; left on the table; last"
            " capture"
        ),
        see=["rest_of_table", "disagreement"],
    ),
    ruling(
        "count",
        "count_wrong",
        "The count does not come out",
        outcomes=[
            outcome(
                [],
                "Count both piles again: 22 card points and 52 cards in all. Look for"
                " a missing card on the floor, on the table and in the other pile; if"
                " it is gone, the pack is imperfect.",
                "spec",
                enter={"type": "count"},
                score="as counted",
            )
        ],
        words=(
            "not 22; not 52 cards; miscounted; points do not add up; count again; one"
            " card short"
        ),
        see=["card_points", "lost_card", "nobody_took"],
    ),
    ruling(
        "count",
        "late_discovery",
        "A mistake in a deal already counted",
        ask=[
            ask("What was wrong?", "A count or a tablanette", "A breach of the rules")
        ],
        outcomes=[
            outcome(
                ["A count or a tablanette"],
                "Correct the entry in that deal. All later totals follow by"
                " themselves.",
                "spec",
                score="that deal is scored anew",
            ),
            outcome(
                ["A breach of the rules"],
                "It stands. No breach costs points, and a wrong capture cannot be"
                " undone after the next play.",
                "spec",
            ),
        ],
        words=(
            "found out later; wrong last deal; too late; go back a deal; noticed"
            " afterwards"
        ),
        see=["wrong_score", "wrong_capture", "forgot_to_call"],
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
                "What both agree on is added or taken off as a correction, with a"
                " note.",
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
        "rest_of_table",
        "Who gets the cards left at the end?",
        outcomes=[
            outcome(
                [],
                "Whoever took last, however long ago. That is no tablanette.",
                "S2",
                score="they count in his pile",
            )
        ],
        words=(
            "last cards; left over; remaining cards; last taker; does the last take"
            " count as tablanette"
        ),
        see=["last_taker_disputed", "nobody_took", "what_is_tablanette"],
    ),
    rule(
        "count",
        "nobody_took",
        "Nobody took anything",
        outcomes=[
            outcome(
                [],
                "The cards on the table count for nobody. Enter the count with no"
                " points and no cards.",
                "spec",
                enter={"type": "count"},
                score="nothing for either",
            )
        ],
        words="no captures; nothing taken; empty piles; zero points",
        see=["rest_of_table", "count_wrong"],
    ),
    rule(
        "count",
        "card_points",
        "What the piles score",
        outcomes=[
            outcome(
                [],
                "1 for each ace, king, queen, jack and ten and for the two of clubs;"
                " the ten of diamonds counts 2 in all. That makes 22; the pile with"
                " more cards scores 3 besides.",
                "S2",
                score="22 card points, and 3 for cards",
            )
        ],
        words=(
            "ten of diamonds; two of clubs; count the pile; points at the end; big ten"
        ),
        see=["most_cards", "count_wrong"],
    ),
    rule(
        "count",
        "most_cards",
        "Both have 26 cards",
        outcomes=[
            outcome(
                [],
                "Nobody scores the 3: it takes 27 cards.",
                "spec",
                score="nothing for either",
            )
        ],
        words="most cards; 26 each; three points; equal piles; tie on cards",
        see=["card_points", "count_wrong"],
    ),
)
