"""What goes wrong in the play."""

from ....book.form import ask, outcome, ruling

SITUATIONS = (
    ruling(
        "play",
        "led_out_of_turn",
        "Led or played out of turn",
        ask=[ask("Has the next trick been led?", "No", "Yes")],
        outcomes=[
            outcome(
                ["No"],
                "The card goes back, and the player whose turn it is plays. Cards"
                " played after it may be taken back too.",
                "S4",
                options={"forfeits": "none"},
                enter={"type": "penalty", "offence": "out_of_turn"},
            ),
            outcome(
                ["No"],
                "The card goes back, and the player whose turn it is plays. Cards"
                " played after it may be taken back too.",
                "Laws",
                options={"forfeits": "classic"},
                enter={"type": "penalty", "offence": "out_of_turn"},
                waive="the other side",
                score="10 off the offender's side",
            ),
            outcome(
                ["Yes"],
                "It is too late: the trick stands as it was played. If you enter the"
                " cards, say who led.",
                "S4",
                options={"forfeits": "none"},
                enter={"type": "penalty", "offence": "out_of_turn"},
            ),
            outcome(
                ["Yes"],
                "It is too late: the trick stands as it was played. If you enter the"
                " cards, say who led. The forfeit is due all the same.",
                "Laws",
                options={"forfeits": "classic"},
                enter={"type": "penalty", "offence": "out_of_turn"},
                waive="the other side",
                score="10 off the offender's side",
            ),
        ],
        words=(
            "out of turn; wrong player led; not his lead; played too early; third"
            " player before the second; played before me; led twice"
        ),
        see=["who_leads", "takes_card_back"],
    ),
    ruling(
        "play",
        "takes_card_back",
        "Takes back a card, or played two",
        ask=[
            ask(
                "Why?",
                "It broke the rules of play",
                "It was out of turn",
                "He has thought better of it",
                "He played two at once",
            )
        ],
        outcomes=[
            outcome(
                ["It broke the rules of play"],
                "He takes it back until the next player has played or, if it was the"
                " last card of the trick, until the next trick is led. After that it"
                " is a renege.",
                "S4",
                enter={"type": "penalty", "offence": "renege_corrected"},
            ),
            outcome(
                ["It was out of turn"],
                "It goes back unless the next trick has been led.",
                "S4",
                options={"forfeits": "none"},
                enter={"type": "penalty", "offence": "out_of_turn"},
            ),
            outcome(
                ["It was out of turn"],
                "It goes back unless the next trick has been led.",
                "Laws",
                options={"forfeits": "classic"},
                enter={"type": "penalty", "offence": "out_of_turn"},
                waive="the other side",
                score="10 off the offender's side",
            ),
            outcome(
                ["He has thought better of it"],
                "A card that is played stays played, unless all agree.",
                "custom",
                waive="all players",
            ),
            outcome(
                ["He played two at once"],
                "He says which of them he plays. The other goes back into his hand,"
                " without penalty.",
                "custom",
                enter={"type": "penalty", "offence": "own_card_exposed"},
            ),
        ],
        words=(
            "take back a card; wrong card played; changed his mind; slip of the hand;"
            " two cards played; cards stuck together"
        ),
        see=["led_out_of_turn", "revoke"],
    ),
    ruling(
        "play",
        "drew_out_of_turn",
        "Drew out of turn",
        outcomes=[
            outcome(
                [],
                "The cards are put right: the winner of the trick has the first card,"
                " and each gets what was his.",
                "spec",
                options={"forfeits": "none"},
                enter={"type": "penalty", "offence": "drew_out_of_turn"},
            ),
            outcome(
                [],
                "The cards are put right: the winner of the trick has the first card,"
                " and each gets what was his.",
                "Laws",
                options={"forfeits": "classic"},
                enter={"type": "penalty", "offence": "drew_out_of_turn"},
                waive="the other side",
                score="10 off the offender's side",
            ),
        ],
        words=(
            "drew first; took my card; loser drew first; wrong card from the stock;"
            " drew before the winner"
        ),
        see=["forgot_to_draw", "drew_too_many", "last_draw"],
    ),
    ruling(
        "play",
        "forgot_to_draw",
        "Played without drawing",
        outcomes=[
            outcome(
                [],
                "The missing card is drawn now, and play goes on.",
                "spec",
                options={"forfeits": "none"},
                enter={"type": "penalty", "offence": "no_draw"},
            ),
            outcome(
                [],
                "The missing card is drawn now, and play goes on.",
                "Laws",
                options={"forfeits": "classic"},
                enter={"type": "penalty", "offence": "no_draw"},
                waive="the other side",
                score="10 off the offender's side",
            ),
        ],
        words=(
            "forgot to draw; did not draw; seven cards in hand; one card short; missed"
            " his draw"
        ),
        see=["wrong_count", "drew_out_of_turn"],
    ),
    ruling(
        "play",
        "drew_too_many",
        "Drew too many cards",
        outcomes=[
            outcome(
                [],
                "The extra card goes back into the stock.",
                "spec",
                options={"forfeits": "none"},
                enter={"type": "penalty", "offence": "overdrew"},
            ),
            outcome(
                [],
                "The extra card goes back into the stock.",
                "Laws",
                options={"forfeits": "classic"},
                enter={"type": "penalty", "offence": "overdrew"},
                waive="the other side",
                score="100 off the offender's side",
            ),
        ],
        words=(
            "drew two cards; two cards stuck together; overdrew; nine cards in hand;"
            " lifted two; saw the next card"
        ),
        see=["wrong_count", "drew_out_of_turn"],
    ),
)
