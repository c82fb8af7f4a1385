"""What goes wrong in the play."""

from ....book.form import ask, outcome, ruling

SITUATIONS = (
    ruling(
        "play",
        "led_out_of_turn",
        "Led out of turn",
        ask=[
            ask("Do the others let it pass?", "No", "Yes"),
            ask("Has everybody played to it?", "No", "Yes"),
        ],
        outcomes=[
            outcome(
                ["No", "No"],
                "The card goes back, as do those played to it, and the right player"
                " leads. The side that led wrongly scores nothing in this deal and"
                " loses 10.",
                "S2",
                enter={"type": "penalty", "offence": "lead_out_of_turn"},
                waive="the others",
                score="10 off, and his side scores nothing this deal",
            ),
            outcome(
                ["No", "Yes"],
                "The trick is complete and stands; its winner leads. The side that led"
                " wrongly scores nothing in this deal and loses 10. If you enter the"
                " cards, say who led.",
                "Laws",
                enter={"type": "penalty", "offence": "lead_out_of_turn"},
                waive="the others",
                score="10 off, and his side scores nothing this deal",
            ),
            outcome(
                ["Yes", "*"],
                "The lead stands. If you enter the cards, say who led.",
                "spec",
                enter={"type": "trick"},
            ),
        ],
        words=(
            "out of turn; wrong player led; not his lead; led too soon; false lead;"
            " lead from the wrong hand"
        ),
        see=["played_out_of_turn", "nobody_scores_it", "who_leads"],
    ),
    ruling(
        "play",
        "played_out_of_turn",
        "Played out of turn to a trick",
        ask=[ask("Do the others let it pass?", "No", "Yes")],
        outcomes=[
            outcome(
                ["No"],
                "He takes the card back, and when his turn comes he plays that one or"
                " another. His side scores nothing in this deal and loses 10.",
                "S2",
                enter={"type": "penalty", "offence": "play_out_of_turn"},
                waive="the others",
                score="10 off, and his side scores nothing this deal",
            ),
            outcome(
                ["Yes"],
                "The card stands as his card to this trick. The others play theirs. If"
                " you enter the cards, keep to the order of the seats.",
                "custom",
                enter={"type": "trick"},
            ),
        ],
        words=(
            "out of turn; played too early; jumped ahead; not his turn; played before"
            " his partner"
        ),
        see=["led_out_of_turn", "exposed_card"],
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
                "Deal counted, next not cut",
                "Next deal cut",
            )
        ],
        outcomes=[
            outcome(
                ["Before the trick is gathered"],
                "He takes the card back and follows suit; those who played after him"
                " may change their cards. It is no revoke, but a breach: his side"
                " scores nothing in this deal and loses 10.",
                "Laws",
                enter={"type": "penalty", "offence": "card_exposed"},
                waive="the others",
                score="10 off, and his side scores nothing this deal",
            ),
            outcome(
                ["Next deal cut"],
                "It is too late to claim it. The score stands unless all agree to"
                " correct that deal.",
                "Laws",
            ),
            outcome(
                ["*"],
                "The tricks stand. His side scores nothing in this deal and loses 10."
                " If the deal is closed already, take out the entry that closed it,"
                " enter the revoke, and close it again.",
                "S2",
                options={"revoke_costs": "deal"},
                enter={"type": "penalty", "offence": "revoke"},
                waive="the others",
                score="10 off, and his side scores nothing this deal",
            ),
            outcome(
                ["*"],
                "His side loses the game on the spot. All the other sides win. If the"
                " deal is closed already, take out the entry that closed it, then"
                " enter the revoke.",
                "spec",
                options={"revoke_costs": "game"},
                enter={"type": "penalty", "offence": "revoke"},
                waive="the others",
                score="his side loses the game",
            ),
        ],
        words=(
            "revoke; renege; had a heart after all; did not follow; failed to follow"
            " suit; wrong suit; he had one"
        ),
        see=["revoke_denied", "must_follow", "nobody_scores_it", "late_discovery"],
    ),
    ruling(
        "play",
        "takes_card_back",
        "Wants to take back a card he played",
        outcomes=[
            outcome(
                [],
                "A card played in turn stays played. It is changed only to follow"
                " suit, and only before the trick is gathered.",
                "Laws",
            )
        ],
        words=(
            "take it back; wrong card; did not mean that card; change my card; changed"
            " his mind; slip"
        ),
        see=["revoke", "led_out_of_turn"],
    ),
    ruling(
        "play",
        "other_breach",
        "Broke another rule of play",
        ask=[ask("Do the others let it pass?", "No", "Yes")],
        outcomes=[
            outcome(
                ["No"],
                "What was said or done cannot be undone, and the play goes on. His"
                " side scores nothing in this deal and loses 10.",
                "S2",
                enter={"type": "penalty", "offence": "other"},
                waive="the others",
                score="10 off, and his side scores nothing this deal",
            ),
            outcome(["Yes"], "The play goes on as if nothing had happened.", "custom"),
        ],
        words=(
            "table talk; told his partner; gave a hint; signal; unfair remark; broke a"
            " rule; cheated"
        ),
        see=["exposed_card", "sides"],
    ),
    ruling(
        "play",
        "two_cards_played",
        "Played two cards to one trick",
        ask=[ask("Do the others let it pass?", "No", "Yes")],
        outcomes=[
            outcome(
                ["No"],
                "He says which card he plays, and the other goes back to his hand. If"
                " the trick is gathered, count the cards to find it. His side scores"
                " nothing in this deal and loses 10.",
                "S2",
                enter={"type": "penalty", "offence": "other"},
                waive="the others",
                score="10 off, and his side scores nothing this deal",
            ),
            outcome(
                ["Yes"],
                "He says which card he plays, and the other goes back to his hand. If"
                " the trick is gathered, count the cards to find the one too many.",
                "Laws",
            ),
        ],
        words=(
            "two cards at once; cards stuck together; one card too many in a trick;"
            " five cards in the trick; played twice"
        ),
        see=["missed_a_trick", "wrong_count"],
    ),
)
