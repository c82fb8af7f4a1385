"""What goes wrong with tricks."""

from ....book.form import ask, outcome, ruling

SITUATIONS = (
    ruling(
        "play",
        "missed_a_trick",
        "Did not play to a trick, and played on",
        ask=[ask("Does one of the others ask for a new deal?", "Yes", "No")],
        outcomes=[
            outcome(
                ["Yes"],
                "The deal is void. The same dealer deals the same number of cards"
                " again.",
                "Laws",
                enter={"type": "misdeal", "reason": "wrong_count"},
                waive="all players",
                score="the deal is played again, same number of cards",
            ),
            outcome(
                ["No"],
                "The trick stands as it is. His card left over at the end counts as"
                " played to it, and is no revoke. Enter that trick by its winner.",
                "Laws",
            ),
        ],
        words=(
            "forgot to play; card left at the end; three cards in the trick; missed"
            " his turn; one card over"
        ),
        see=["two_cards_played", "wrong_count"],
    ),
    ruling(
        "play",
        "wrong_winner",
        "The wrong player took the trick",
        ask=[ask("Has he led to the next trick?", "No", "Yes")],
        outcomes=[
            outcome(
                ["No"],
                "The trick goes to its winner, who leads. A trick entered wrongly is"
                " corrected.",
                "spec",
                enter={"type": "trick"},
            ),
            outcome(
                ["Yes"],
                "The trick goes to its winner, and a wrong entry is corrected. The"
                " lead can be asked back like any lead out of turn; a trick completed"
                " since then stands.",
                "Laws",
                enter={"type": "penalty", "offence": "lead_out_of_turn"},
                waive="the others",
            ),
        ],
        words=(
            "took my trick; gathered the wrong trick; who won that trick; trick given"
            " wrongly; highest card"
        ),
        see=["led_out_of_turn", "tricks_disputed", "must_follow"],
    ),
    ruling(
        "play",
        "claim_rest",
        "Says the rest are his",
        ask=[ask("Does everybody agree?", "Yes", "No")],
        outcomes=[
            outcome(
                ["Yes"],
                "The tricks are counted as he says.",
                "custom",
                enter={"type": "tricks"},
            ),
            outcome(
                ["No"],
                "The deal is played out. Every card that he has shown stays face up"
                " and is played at the first legal turn.",
                "S2",
                enter={"type": "penalty", "offence": "card_exposed"},
                waive="the others",
                score="none: the cards stay face up",
            ),
        ],
        words=(
            "the rest are mine; claim; laid down his hand; gave up; concede; all yours"
        ),
        see=["exposed_card", "tricks_disputed"],
    ),
    ruling(
        "play",
        "looked_at_tricks",
        "Looked at a gathered trick",
        ask=[ask("Was it the last trick only?", "Yes", "No")],
        outcomes=[
            outcome(
                ["Yes"],
                "Anybody may ask to see the last trick again. How many tricks each has"
                " may be counted at any time.",
                "Laws",
            ),
            outcome(
                ["No"],
                "The tricks are turned down again. It costs nothing; the table may ask"
                " him to stop.",
                "custom",
            ),
        ],
        words=(
            "see the last trick; look back; turned over a trick; peeked at tricks; may"
            " I see that again"
        ),
        see=["revoke_denied", "ask_bids"],
    ),
    ruling(
        "play",
        "takes_card_back",
        "Wants to take back a card he played",
        outcomes=[
            outcome(
                [],
                "A card played in turn stays played. It is changed only to follow"
                " suit, or to play a face-up card that was due, and only before the"
                " trick is gathered.",
                "Laws",
            )
        ],
        words=(
            "take it back; wrong card; did not mean that card; change my card; changed"
            " his mind; slip"
        ),
        see=["revoke", "two_cards_played"],
    ),
)
