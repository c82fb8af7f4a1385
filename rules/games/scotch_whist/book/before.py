"""What is asked before the cards are dealt."""

from ....book.form import outcome, rule

SITUATIONS = (
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
                "S2",
            )
        ],
        words="first dealer; whose deal; cut for deal; next dealer; deal passes",
        see=["wrong_dealer", "who_leads"],
    ),
    rule(
        "before",
        "sides",
        "Who plays with whom",
        outcomes=[
            outcome([], "Everybody plays alone.", "S2", options={"sides": "solo"}),
            outcome(
                [],
                "Every second player is on the same side: two against two, or three"
                " against three with six players. Partners count their tricks"
                " together.",
                "spec",
                options={"sides": "two"},
                score="one score for each side",
            ),
            outcome(
                [],
                "Six players make three pairs, partners opposite each other. Partners"
                " count their tricks together.",
                "spec",
                options={"sides": "three"},
                score="one score for each pair",
            ),
        ],
        words=(
            "partners; partnership; teams; two against two; six players; who is my"
            " partner"
        ),
        see=["cards_above", "other_breach"],
    ),
)
