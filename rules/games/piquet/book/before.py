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
                "Everybody cuts, ace high, and the lowest card deals. Two players then"
                " deal in turn; at a larger table the deal passes to the left. A void"
                " deal is dealt again by the same player.",
                "Laws",
                options={"form": "cent"},
            ),
            outcome(
                [],
                "Everybody cuts, ace high, and the highest card may deal first; with"
                " two players that is a small advantage. Two players then deal in"
                " turn; at a larger table the deal passes to the left. A void deal is"
                " dealt again by the same player.",
                "S1",
            ),
        ],
        words=(
            "first dealer; cut for deal; whose deal is it; next dealer; high card"
            " deals; deal passes"
        ),
        see=["who_leads", "wrong_dealer"],
    ),
    rule(
        "before",
        "who_leads",
        "Who declares and leads first",
        outcomes=[
            outcome(
                [],
                "Elder does: with two players the one who does not deal, otherwise the"
                " player on the dealer's left. He declares point, sequence and sets"
                " first and leads to the first trick. Afterwards the winner of each"
                " trick leads.",
                "S0",
            )
        ],
        words=(
            "who is elder; who is younger; who leads; first lead; who speaks first;"
            " order of declaring"
        ),
        see=["who_deals_first", "declared_out_of_turn", "led_out_of_turn"],
    ),
)
