"""What is asked before the cards are dealt."""

from ....book.form import outcome, rule

SITUATIONS = (
    rule(
        "before",
        "who_deals_first",
        "Who deals first, and who next",
        outcomes=[
            outcome(
                [],
                "Everybody cuts, and the highest card deals; equal cards cut again."
                " Afterwards the deal passes to the left, with two players to the"
                " other. A void deal is dealt again by the same player.",
                "custom",
            )
        ],
        words=(
            "first dealer; cut for deal; whose deal is it; next dealer; deal passes;"
            " who deals again"
        ),
        see=["wrong_dealer", "who_leads"],
    ),
)
