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
                "Everybody cuts, and the highest card deals. The cards rank ace, ten,"
                " king, queen, jack, nine, eight, seven; equal cards cut again."
                " Afterwards the deal passes to the left, and a void deal is dealt"
                " again by the same player.",
                "S3",
            )
        ],
        words=(
            "first dealer; cut for deal; whose deal is it; next dealer; high card"
            " deals; deal passes"
        ),
        see=["wrong_dealer", "who_leads"],
    ),
)
