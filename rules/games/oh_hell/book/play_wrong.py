"""What goes wrong in the play."""

from ....book.form import ask, outcome, ruling

SITUATIONS = (
    ruling(
        "play",
        "led_out_of_turn",
        "Led out of turn",
        ask=[
            ask("Has everybody played to it?", "No", "Yes"),
            ask("Does anybody ask for it back?", "Yes", "No"),
        ],
        outcomes=[
            outcome(
                ["No", "Yes"],
                "The card is taken back and stays face up before its owner; cards"
                " played to it go back into the hands. The right player leads. The"
                " face-up card is played at the first legal turn.",
                "S2",
                enter={"type": "penalty", "offence": "lead_out_of_turn"},
                waive="the others",
                score="none: the card stays face up",
            ),
            outcome(
                ["No", "No"],
                "The lead stands, and the trick is played out. If you enter the cards,"
                " say who led.",
                "S2",
                enter={"type": "trick"},
            ),
            outcome(
                ["Yes", "*"],
                "The trick is complete and stands. Its winner leads to the next one."
                " If you enter the cards, say who led.",
                "Laws",
                enter={"type": "trick"},
            ),
        ],
        words=(
            "out of turn; wrong player led; not his lead; led too soon; false lead;"
            " lead from the wrong hand"
        ),
        see=["played_out_of_turn", "face_up_card", "who_leads"],
    ),
    ruling(
        "play",
        "played_out_of_turn",
        "Played out of turn to a trick",
        ask=[ask("Does anybody ask for it back?", "Yes", "No")],
        outcomes=[
            outcome(
                ["Yes"],
                "The card is taken back and stays face up before its owner. The right"
                " player plays, and the face-up card is played at the first legal"
                " turn.",
                "S2",
                enter={"type": "penalty", "offence": "play_out_of_turn"},
                waive="the others",
                score="none: the card stays face up",
            ),
            outcome(
                ["No"],
                "The card stands as his card to this trick. The others play theirs. If"
                " you enter the cards, keep to the order of the seats.",
                "S2",
                enter={"type": "trick"},
            ),
        ],
        words=(
            "out of turn; played too early; jumped ahead; not his turn; played before"
            " me"
        ),
        see=["led_out_of_turn", "face_up_card", "exposed_card"],
    ),
    ruling(
        "play",
        "face_up_card",
        "Kept back his face-up card",
        ask=[ask("Is the trick gathered?", "No", "Yes")],
        outcomes=[
            outcome(
                ["No"],
                "He plays the face-up card if he leads, if it is of the suit led, or"
                " if he cannot follow suit; of several he chooses. The card that he"
                " takes back stays face up, too.",
                "S2",
                enter={"type": "penalty", "offence": "card_exposed"},
                waive="the others",
                score="none: the card stays face up",
            ),
            outcome(
                ["Yes"],
                "The trick stands, and the card must be played at the next legal turn."
                " Enter the trick by its winner.",
                "custom",
                enter={"type": "trick"},
            ),
        ],
        words=(
            "penalty card not played; must he play the exposed card; face-up card;"
            " open card; first legal turn; two cards face up"
        ),
        see=["exposed_card", "led_out_of_turn", "revoke"],
    ),
    ruling(
        "play",
        "revoke",
        "Did not follow suit though able",
        ask=[
            ask(
                "When is it found?",
                "Before the trick is gathered",
                "Later in the deal",
                "Deal scored, next not cut",
                "Next deal cut",
            )
        ],
        outcomes=[
            outcome(
                ["Before the trick is gathered"],
                "He takes the card back and follows suit; those who played after him"
                " may change their cards. The wrong card stays face up before him.",
                "spec",
                enter={"type": "penalty", "offence": "card_exposed"},
                waive="the others",
                score="none: the card stays face up",
            ),
            outcome(
                ["Later in the deal"],
                "The tricks stand as played. He gains no points in this deal, but any"
                " minus counts. The others score as usual.",
                "spec",
                enter={"type": "penalty", "offence": "revoke"},
                waive="the others",
                score="he gains no points this deal",
            ),
            outcome(
                ["Deal scored, next not cut"],
                "Take out the entry that closed the deal, enter the revoke, and close"
                " it again. He gains no points in that deal, but any minus counts.",
                "spec",
                enter={"type": "penalty", "offence": "revoke"},
                waive="the others",
                score="he gains no points in that deal",
            ),
            outcome(
                ["Next deal cut"],
                "It is too late to claim it. The score stands unless all agree to"
                " correct that deal.",
                "Laws",
            ),
        ],
        words=(
            "revoke; renege; had a heart after all; did not follow; failed to follow"
            " suit; wrong suit; he had one"
        ),
        see=["revoke_denied", "must_follow", "late_discovery"],
    ),
    ruling(
        "play",
        "revoke_denied",
        "He denies the revoke",
        outcomes=[
            outcome(
                [],
                "At the end of the deal the tricks may be looked through. If they show"
                " it, it is a revoke; if the cards are mixed and it cannot be shown,"
                " it is none. But if he mixes them himself after the claim, it counts"
                " as shown.",
                "Laws",
                score="none until it is shown",
            )
        ],
        words=(
            "proof of a revoke; did he revoke; look through the tricks; he says he had"
            " none; claim a revoke"
        ),
        see=["revoke", "looked_at_tricks"],
    ),
    ruling(
        "play",
        "two_cards_played",
        "Played two cards to one trick",
        ask=[ask("Is the trick gathered?", "No", "Yes")],
        outcomes=[
            outcome(
                ["No"],
                "He says which card he plays. The other stays face up before him.",
                "S2",
                enter={"type": "penalty", "offence": "card_exposed"},
                waive="the others",
                score="none: the card stays face up",
            ),
            outcome(
                ["Yes"],
                "The tricks are counted face down and the card too many goes back to"
                " him, face up. If he failed to follow its suit meanwhile, that is a"
                " revoke too.",
                "Laws",
                enter={"type": "penalty", "offence": "card_exposed"},
                waive="the others",
                score="none, unless he revoked meanwhile",
            ),
        ],
        words=(
            "two cards at once; cards stuck together; five cards in the trick; one"
            " card too many in a trick; played twice"
        ),
        see=["exposed_card", "missed_a_trick", "wrong_count"],
    ),
)
