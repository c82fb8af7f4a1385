"""What goes wrong in the play."""

from ....book.form import ask, outcome, ruling

SITUATIONS = (
    ruling(
        "play",
        "led_out_of_turn",
        "Led out of turn",
        ask=[ask("Has the winner of this trick led to the next?", "No", "Yes")],
        outcomes=[
            outcome(
                ["No"],
                "The card is taken back, with those played to it, and the right player"
                " leads.",
                "S4",
                enter={"type": "penalty", "offence": "lead_out_of_turn"},
            ),
            outcome(
                ["Yes"],
                "It is too late: the lead stands. If the tricks are entered, put this"
                " before the trick that was led out of turn.",
                "S4",
                enter={"type": "penalty", "offence": "lead_out_of_turn_stands"},
            ),
        ],
        words="out of turn; wrong player led; not his lead; led twice; led too early",
        see=["who_leads", "played_out_of_turn", "takes_card_back"],
    ),
    ruling(
        "play",
        "played_out_of_turn",
        "Played out of turn",
        ask=[ask("Has the winner of this trick led to the next?", "No", "Yes")],
        outcomes=[
            outcome(
                ["No"],
                "The card is taken back, and the players play in their order.",
                "S4",
                enter={"type": "penalty", "offence": "play_out_of_turn"},
            ),
            outcome(
                ["Yes"],
                "It is too late: the card stands and counts as played in its proper"
                " turn.",
                "S4",
                enter={"type": "penalty", "offence": "play_out_of_turn_stands"},
            ),
        ],
        words=(
            "out of turn; played before me; played too early; wrong order; third"
            " player before the second"
        ),
        see=["led_out_of_turn", "takes_card_back"],
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
                "It goes back until the winner of the trick has led to the next.",
                "S4",
                enter={"type": "penalty", "offence": "play_out_of_turn"},
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
                enter={"type": "penalty", "offence": "exposed_card"},
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
        ask=[ask("Has the next trick been led?", "No", "Yes")],
        outcomes=[
            outcome(
                ["No"],
                "The cards are put right: the winner of the trick has the first card,"
                " the other the next.",
                "spec",
                enter={"type": "penalty", "offence": "draw_out_of_turn"},
            ),
            outcome(["Yes"], "It is too late: each keeps the card he has.", "custom"),
        ],
        words=(
            "drew first; took my card; loser drew first; wrong card from the stock;"
            " drew before the winner"
        ),
        see=["forgot_to_draw", "drew_too_many", "last_draw"],
        games=["pinochle_two"],
    ),
    ruling(
        "play",
        "forgot_to_draw",
        "Played without drawing",
        ask=[ask("Has the next trick been led?", "No", "Yes")],
        outcomes=[
            outcome(["No"], "He draws his card now, and play goes on.", "custom"),
            outcome(
                ["Yes"],
                "He draws two cards after this trick. There is no penalty.",
                "Laws",
            ),
        ],
        words=(
            "forgot to draw; did not draw; eleven cards in hand; one card short;"
            " missed his draw"
        ),
        see=["drew_out_of_turn", "wrong_count"],
        games=["pinochle_two"],
    ),
)
