"""What is asked while the cards are dealt."""

from ....book.form import ask, outcome, ruling

SITUATIONS = (
    ruling(
        "deal",
        "wrong_dealer",
        "The wrong player has dealt",
        ask=[ask("Is the trump card turned up?", "No", "Yes")],
        outcomes=[
            outcome(
                ["No"],
                "The cards are gathered, and the player whose turn it is deals.",
                "Laws",
                waive="all players",
            ),
            outcome(
                ["Yes"],
                "The deal stands, and whoever dealt is its dealer: the 10 for a deece"
                " turned up is his, and so, with three or four players, is the"
                " turn-up. Say who dealt before anything else in this deal. The deal"
                " then passes on as if the right player had dealt.",
                "Laws",
                enter={"type": "dealer"},
            ),
        ],
        words=(
            "dealt out of turn; not his deal; wrong dealer; dealt twice; whose deal"
            " was it"
        ),
        see=["who_deals_first", "not_cut"],
    ),
    ruling(
        "deal",
        "not_cut",
        "The pack was not cut",
        ask=[ask("Is the trump card turned up?", "No", "Yes")],
        outcomes=[
            outcome(
                ["No"],
                "The deal is void. The same player deals again, after a cut by the"
                " player on his right.",
                "S4",
                enter={"type": "misdeal", "reason": "not_cut"},
                score="the deal counts nothing and is played again",
            ),
            outcome(["Yes"], "The trump card makes the deal legal: it stands.", "S4"),
        ],
        words=(
            "forgot to cut; no cut; not offered to cut; pack not cut; did not let me"
            " cut"
        ),
        see=["card_exposed_in_deal", "wrong_dealer"],
    ),
    ruling(
        "deal",
        "card_exposed_in_deal",
        "A card showed in the cut or the deal",
        ask=[
            ask(
                "Which card is it?",
                "One in the cut",
                "One face up in the pack",
                "One dealt to another player",
                "The dealer's own",
            )
        ],
        outcomes=[
            outcome(
                ["One in the cut"],
                "The deal is void, and the same player deals again.",
                "S4",
                enter={"type": "misdeal", "reason": "exposed_in_cut"},
                score="the deal counts nothing and is played again",
            ),
            outcome(
                ["One face up in the pack"],
                "The deal is void, and the same player deals again.",
                "S4",
                enter={"type": "misdeal", "reason": "face_up_in_pack"},
                score="the deal counts nothing and is played again",
            ),
            outcome(
                ["One dealt to another player"],
                "The deal is void, and the same player deals again.",
                "S4",
                enter={"type": "misdeal", "reason": "dealer_exposed_other"},
                score="the deal counts nothing and is played again",
            ),
            outcome(
                ["The dealer's own"],
                "It is no misdeal. Nobody has a right to a new deal for it.",
                "S4",
            ),
        ],
        words=(
            "card turned over; exposed in the cut; faced card; card face up in the"
            " pack; dealer showed a card; flashed a card; misdeal"
        ),
        see=["exposed_card", "not_cut"],
    ),
)
