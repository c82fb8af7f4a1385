"""What goes wrong in the play."""

from ....book.form import ask, outcome, ruling

SITUATIONS = (
    ruling(
        "play",
        "played_out_of_turn",
        "Played before the other",
        outcomes=[
            outcome(
                [],
                "The card is taken back, and whatever it took goes back to the table."
                " The right player plays.",
                "spec",
                enter={"type": "penalty", "offence": "play_out_of_turn"},
            )
        ],
        words="out of turn; not his turn; played twice; jumped ahead; who plays now",
        see=["who_leads", "exposed_card"],
    ),
    ruling(
        "play",
        "exposed_card",
        "Showed a card of his hand",
        outcomes=[
            outcome(
                [],
                "There is no penalty. The card goes back into the hand, and he plays"
                " what he likes.",
                "spec",
                enter={"type": "penalty", "offence": "card_exposed"},
            )
        ],
        words=(
            "dropped a card; card fell face up; exposed card; showed his hand; flashed"
            " a card"
        ),
        see=["card_exposed_in_deal", "played_out_of_turn", "two_cards_played"],
    ),
    ruling(
        "play",
        "two_cards_played",
        "Played two cards at once",
        outcomes=[
            outcome(
                [],
                "He says which card he plays. The other goes back into his hand"
                " without penalty.",
                "custom",
                enter={"type": "penalty", "offence": "card_exposed"},
            )
        ],
        words=(
            "two cards together; cards stuck together; played twice; one card a turn;"
            " second card slipped out"
        ),
        see=["exposed_card", "wrong_count"],
    ),
    ruling(
        "play",
        "takes_card_back",
        "Wants to take back a card he played",
        ask=[ask("Has the other played since?", "No", "Yes")],
        outcomes=[
            outcome(
                ["No"],
                "The card stays played, but he may still say what it takes. If the"
                " play is entered already, correct it.",
                "custom",
                enter={"type": "play"},
            ),
            outcome(
                ["Yes"],
                "The play stands as it was. What was left on the table stays there.",
                "custom",
            ),
        ],
        words=(
            "take it back; wrong card; changed his mind; did not mean that card; take"
            " different cards"
        ),
        see=["missed_capture", "wrong_capture"],
    ),
    ruling(
        "play",
        "false_tablanette",
        "Called tablanette, but cards were left",
        outcomes=[
            outcome(
                [],
                "It is no tablanette and scores nothing. What he took rightly he"
                " keeps. A tablanette that is entered already is taken out.",
                "spec",
                enter={"type": "penalty", "offence": "false_tablanette"},
                score="nothing for the call",
            )
        ],
        words="false call; wrong call; table not empty; called by mistake; not a sweep",
        see=["wrong_capture", "forgot_to_call", "what_is_tablanette"],
    ),
    ruling(
        "play",
        "wrong_capture",
        "Took cards that do not match",
        ask=[ask("Has the next card been played?", "No", "Yes")],
        outcomes=[
            outcome(
                ["No"],
                "The cards go back, and the card he played stays on the table. A"
                " tablanette scored with it is taken out.",
                "spec",
                enter={"type": "penalty", "offence": "wrong_capture"},
                waive="the other side",
            ),
            outcome(
                ["Yes"],
                "It is too late, and the capture stands. If every card is being"
                " entered, the phone cannot record it: enter this deal the quick way.",
                "spec",
            ),
        ],
        words=(
            "wrong sum; does not add up; took too much; took a wrong card; added"
            " wrongly; king is fourteen"
        ),
        see=["sum_too_long", "false_tablanette", "ace"],
    ),
    ruling(
        "play",
        "sum_too_long",
        "Took a sum of four or more cards",
        ask=[ask("Has the next card been played?", "No", "Yes")],
        outcomes=[
            outcome(
                ["*"],
                "That is allowed: any number of cards may make up a sum.",
                "spec",
                options={"sum_cards": "any"},
                enter={"type": "play"},
            ),
            outcome(
                ["No"],
                "A sum is of two or three cards. The cards go back, and the card he"
                " played stays on the table.",
                "S2",
                options={"sum_cards": "two_or_three"},
                enter={"type": "penalty", "offence": "wrong_capture"},
                waive="the other side",
            ),
            outcome(
                ["Yes"],
                "A sum is of two or three cards, but it is too late now, and the"
                " capture stands. If every card is being entered, enter this deal the"
                " quick way.",
                "spec",
                options={"sum_cards": "two_or_three"},
            ),
        ],
        words=(
            "four cards; five cards in a sum; how many cards may I take; long sum; two"
            " or three cards"
        ),
        see=["wrong_capture", "several_groups"],
    ),
    ruling(
        "play",
        "missed_capture",
        "Left cards he could have taken",
        outcomes=[
            outcome(
                [],
                "Nobody must take. They stay on the table, and the other may take them"
                " with a card of his own.",
                "spec",
            )
        ],
        words=(
            "overlooked; forgot to take; must I take; could have taken more; took only"
            " part; missed a pair"
        ),
        see=["takes_card_back", "must_take", "several_groups"],
    ),
    ruling(
        "play",
        "forgot_to_call",
        "Did not call his tablanette",
        ask=[ask("Is the deal counted?", "No", "Yes")],
        outcomes=[
            outcome(
                ["No"],
                "It scores all the same. Enter it now; where every card is entered,"
                " the phone has scored it already.",
                "spec",
                enter={"type": "tablanette"},
                waive="the other side",
                score="the value of the tablanette",
            ),
            outcome(
                ["Yes"],
                "Take out the count, enter the tablanette, and count again.",
                "spec",
                enter={"type": "tablanette"},
                waive="the other side",
                score="the value of the tablanette",
            ),
        ],
        words=(
            "forgot to say tablanette; not announced; silent sweep; late call; forgot"
            " to score; missed tablanette"
        ),
        see=["tablanette_value", "false_tablanette", "late_discovery"],
    ),
    ruling(
        "play",
        "tablanette_wrongly_scored",
        "A tablanette was scored wrongly",
        outcomes=[
            outcome(
                [],
                "Correct that entry. It is worth the value of the card played, once"
                " for each group taken and once more for that card.",
                "spec",
                options={"sweep": "face_value"},
                enter={"type": "tablanette"},
                score="the value played, times one more than the groups",
            ),
            outcome(
                [],
                "Correct that entry. Every tablanette is worth 1.",
                "spec",
                options={"sweep": "one"},
                enter={"type": "tablanette"},
                score="1",
            ),
        ],
        words=(
            "wrong points; too many points; added wrongly; impossible number; forgot"
            " my own card"
        ),
        see=["tablanette_value", "wrong_score"],
    ),
    ruling(
        "play",
        "looked_in_pile",
        "Looked through a pile",
        outcomes=[
            outcome(
                [],
                "The pile is turned down again. It costs nothing; each may ask the"
                " other to leave the piles alone until the count.",
                "custom",
            )
        ],
        words=(
            "count my cards; looked at taken cards; counting aces; may I look at my"
            " pile; has the ten gone"
        ),
        see=["disagreement", "last_taker_disputed"],
    ),
)
