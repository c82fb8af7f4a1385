"""What is asked while the cards are dealt."""

from ....book.form import ask, outcome, ruling

SITUATIONS = (
    ruling(
        "deal",
        "wrong_dealer",
        "The wrong player has dealt",
        ask=[ask("Has anybody taken up his cards?", "No", "Yes")],
        outcomes=[
            outcome(
                ["No"],
                "The deal is void, and the right player deals.",
                "Laws",
                enter={"type": "misdeal", "reason": "wrong_dealer"},
                waive="all players",
                score="the deal counts nothing and is played again",
            ),
            outcome(
                ["Yes"],
                "The deal stands: enter who dealt, before anything else of this deal."
                " With two players the other one deals the next two, unless fewer are"
                " left; enter that too. At a larger table the turn goes on in its"
                " order.",
                "Laws",
                enter={"type": "dealer"},
            ),
        ],
        words=(
            "dealt out of turn; not his deal; wrong dealer; dealt twice; whose deal"
            " was it"
        ),
        see=["who_deals_first", "redeal_agreed"],
        games=["piquet", "piquet_normand", "piquet_voleur"],
    ),
    ruling(
        "deal",
        "wrong_pair",
        "The wrong two have played",
        ask=[ask("Do these two still have to meet in this round?", "Yes", "No")],
        outcomes=[
            outcome(
                ["Yes"],
                "Their deal stands. Note its points on paper, and enter them as the"
                " whole deal when the phone comes to these two. Now the right two"
                " play.",
                "custom",
                score="it counts when their turn comes",
            ),
            outcome(
                ["No"],
                "The deal is void. Each deal belongs to the dealer and the player on"
                " his left, and the right two play now.",
                "spec",
                enter={"type": "misdeal", "reason": "wrong_dealer"},
                score="the deal counts nothing and is played again",
            ),
        ],
        words=(
            "wrong dealer; wrong opponent; who plays whom; whose turn is it;"
            " right-hand neighbour; left-hand neighbour; dealt out of turn"
        ),
        see=["who_deals_first", "what_is_owed"],
        games=["piquet_ecrire"],
    ),
    ruling(
        "deal",
        "card_exposed_in_deal",
        "A card showed in the cut or the deal",
        ask=[
            ask(
                "Which card is it?",
                "One in the cut",
                "Another player's, or of the stock",
                "The dealer's own",
                "One face up in the pack",
            )
        ],
        outcomes=[
            outcome(
                ["One in the cut"],
                "The pack is cut again. Nothing has been dealt, so nothing is void.",
                "Laws",
            ),
            outcome(
                ["Another player's, or of the stock"],
                "Elder may ask for a new deal by the same player, or let the deal"
                " stand.",
                "Laws",
                options={"form": "partie"},
                enter={"type": "misdeal", "reason": "card_exposed"},
                waive="elder",
                score="the deal counts nothing and is played again",
            ),
            outcome(
                ["Another player's, or of the stock"],
                "The deal is void, and the same player deals again.",
                "S0",
                enter={"type": "misdeal", "reason": "card_exposed"},
                score="the deal counts nothing and is played again",
            ),
            outcome(
                ["The dealer's own"],
                "The deal stands: he has only hurt himself.",
                "Laws",
                options={"form": "partie"},
            ),
            outcome(
                ["The dealer's own"],
                "The deal is void, and the same player deals again.",
                "S0",
                enter={"type": "misdeal", "reason": "card_exposed"},
                score="the deal counts nothing and is played again",
            ),
            outcome(
                ["One face up in the pack"],
                "The deal is void, and the same player deals again. The same goes for"
                " a card found face up in the stock.",
                "Laws",
                enter={"type": "misdeal", "reason": "faced_card"},
                score="the deal counts nothing and is played again",
            ),
        ],
        words=(
            "card turned over; exposed in the cut; faced card; card face up in the"
            " stock; dealer showed a card; flashed a card; misdeal"
        ),
        see=["exposed_card", "redeal_agreed"],
    ),
    ruling(
        "deal",
        "wrong_count",
        "Too many or too few cards were dealt",
        ask=[
            ask(
                "How far is the deal?",
                "No hand taken up",
                "Hands taken up",
                "Stock touched, or a card played",
            )
        ],
        outcomes=[
            outcome(
                ["No hand taken up"],
                "The dealer may put it right, if the others let him. Otherwise he"
                " deals again.",
                "Laws",
                waive="all players",
            ),
            outcome(
                ["Hands taken up"],
                "One card too many or too few: elder may ask for a new deal, or play"
                " on, and each then brings his hand to twelve with his discard. More"
                " than one, or nine cards in the stock: a new deal.",
                "Laws",
                options={"form": "partie"},
                enter={"type": "misdeal", "reason": "wrong_count"},
                waive="elder, if only one card is wrong",
                score="the deal counts nothing and is played again",
            ),
            outcome(
                ["Hands taken up"],
                "The deal is void, and the same player deals again.",
                "S0",
                enter={"type": "misdeal", "reason": "wrong_count"},
                score="the deal counts nothing and is played again",
            ),
            outcome(
                ["Stock touched, or a card played"],
                "It is too late for a new deal. Whoever plays with too many cards"
                " scores nothing; whoever plays with too few is not punished.",
                "Laws",
                options={"form": "partie"},
                enter={"type": "penalty", "offence": "long_hand"},
                waive="the other side",
                score="he scores nothing this deal",
            ),
            outcome(
                ["Stock touched, or a card played"],
                "If the deal was wrong it is void even now, and the same player deals"
                " again. If the mistake was made in the exchange, see the hand with"
                " too many or too few cards.",
                "S0",
                enter={"type": "misdeal", "reason": "wrong_count"},
                score="the deal counts nothing and is played again",
            ),
        ],
        words=(
            "thirteen cards; eleven cards; too many cards; one card short; wrong"
            " number of cards; misdealt; seven in the stock; nine in the stock"
        ),
        see=["long_hand", "short_hand", "imperfect_pack"],
    ),
)
