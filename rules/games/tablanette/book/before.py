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
                "The lower cut deals first. After every counted deal the other player"
                " deals; after a void one the same player deals again.",
                "S2",
            )
        ],
        words="first dealer; cut for deal; low card deals; next dealer; whose deal",
        see=["wrong_dealer", "who_leads"],
    ),
)
