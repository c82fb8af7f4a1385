"""What goes wrong in the play."""

from ....book.form import ask, outcome, ruling

SITUATIONS = (
    ruling(
        "play",
        "long_hand",
        "Somebody plays with too many cards",
        outcomes=[
            outcome(
                [],
                "He scores nothing in this deal, in the hand or in the play. His cards"
                " still take tricks and still bar pique and repique. The card left"
                " over is not played. Enter this before the deal is complete. If he"
                " was dealt too many, rule on the deal first.",
                "Laws",
                enter={"type": "penalty", "offence": "long_hand"},
                waive="the other side",
                score="he scores nothing this deal",
            )
        ],
        words=(
            "thirteen cards; too many cards; long hand; one card left over; card over"
            " at the end; played with thirteen"
        ),
        see=["wrong_count", "drew_too_many", "change_discard"],
    ),
    ruling(
        "play",
        "claims_do_not_fit",
        "The cards do not fit what was declared",
        ask=[
            ask(
                "Where is the mistake?",
                "A trick was entered wrongly",
                "Somebody called too much",
                "Nobody knows yet",
            )
        ],
        outcomes=[
            outcome(
                ["A trick was entered wrongly"],
                "The entry is corrected, and the rest follows.",
                "spec",
                enter={"type": "trick"},
            ),
            outcome(
                ["Somebody called too much"],
                "If he has scored for it, that is a false declaration. A claim that"
                " scored nothing costs nothing.",
                "S0",
                enter={"type": "penalty", "offence": "false_declaration"},
                waive="the other side",
                score="he scores nothing this deal",
            ),
            outcome(
                ["Nobody knows yet"],
                "Whoever scored shows on demand, from hand, tricks and discard, the"
                " cards that he called. The play goes on meanwhile.",
                "S0",
            ),
        ],
        words=(
            "claims do not fit; cards do not agree; cannot have had that; phone says"
            " it does not fit; impossible hand"
        ),
        see=["false_declaration", "sinking", "disagreement"],
    ),
    ruling(
        "play",
        "led_out_of_turn",
        "Led or played out of turn",
        ask=[
            ask(
                "What happened?",
                "A lead, and the trick is not full",
                "A lead, and the trick is full",
                "Played to a trick too early",
            )
        ],
        outcomes=[
            outcome(
                ["A lead, and the trick is not full"],
                "The card goes back, with any played to it, and the player whose turn"
                " it is leads. There is no penalty.",
                "Laws",
                enter={"type": "penalty", "offence": "lead_out_of_turn"},
            ),
            outcome(
                ["A lead, and the trick is full"],
                "It is too late, and the trick stands. Enter it with the player who"
                " led: the point for the lead is his.",
                "Laws",
                enter={"type": "trick"},
                score="the point for the lead goes to whoever led",
            ),
            outcome(
                ["Played to a trick too early"],
                "The card goes back until the players before him have played. If the"
                " trick is full it stands.",
                "custom",
            ),
        ],
        words=(
            "out of turn; wrong player led; not his lead; led twice; played before me;"
            " third player before the second"
        ),
        see=["who_leads", "takes_card_back"],
    ),
    ruling(
        "play",
        "takes_card_back",
        "Wants to take back a card he played",
        ask=[
            ask(
                "Why?",
                "It dropped from his hand",
                "It did not follow suit",
                "He played two at once",
                "He was told wrongly what was left",
                "He has thought better of it",
            )
        ],
        outcomes=[
            outcome(["It dropped from his hand"], "He takes it up again.", "Laws"),
            outcome(
                ["It did not follow suit"],
                "He takes it back and follows suit, and all cards played after it go"
                " back too. If the trick is entered already, enter the revoke.",
                "Laws",
                enter={"type": "penalty", "offence": "revoke"},
                score="none: the tricks are played again",
            ),
            outcome(
                ["He played two at once"],
                "The extra card goes back. Cards played in error after it are taken up"
                " and played again, and their tricks taken out of the record.",
                "Laws",
                score="none: the tricks are played again",
            ),
            outcome(
                ["He was told wrongly what was left"],
                "If he asked which scoring cards were left, and was told wrongly, he"
                " may have all cards played since then taken back and played again."
                " Tricks entered since are taken out.",
                "Laws",
                score="none: the tricks are played again",
            ),
            outcome(
                ["He has thought better of it"],
                "A card that is led or played stays played.",
                "Laws",
                waive="the other side",
            ),
        ],
        words=(
            "take back a card; wrong card played; changed his mind; two cards played;"
            " misinformed; card laid is card played; dropped a card"
        ),
        see=["revoke", "led_out_of_turn", "sinking"],
    ),
    ruling(
        "play",
        "revoke",
        "Did not follow suit though able",
        ask=[
            ask(
                "When is it noticed?",
                "During the play",
                "After the last trick",
                "The cards are put away",
            )
        ],
        outcomes=[
            outcome(
                ["During the play"],
                "He follows suit instead, without penalty. All cards played since go"
                " back into the hands, and the play goes on from that trick. A trick"
                " not entered yet needs no ruling.",
                "Laws",
                enter={"type": "penalty", "offence": "revoke"},
                score="none: the tricks are played again",
            ),
            outcome(
                ["After the last trick"],
                "The tricks still lie before the players, so they are taken back and"
                " played again. Take the last trick out of the record and enter the"
                " revoke in its place. If the play was entered as a whole, take it out"
                " and enter it anew.",
                "Laws",
                enter={"type": "penalty", "offence": "revoke"},
                waive="the other side",
                score="none: the tricks are played again",
            ),
            outcome(
                ["The cards are put away"],
                "It cannot be played again. The score stands, unless all agree on a"
                " correction.",
                "custom",
                enter={"type": "adjust"},
                waive="all players",
                score="none, or as agreed",
            ),
        ],
        words=(
            "revoke; renege; did not follow suit; had a heart; wrong suit played;"
            " failed to follow"
        ),
        see=["must_follow", "takes_card_back", "looked_at_tricks"],
    ),
    ruling(
        "play",
        "claim_rest",
        "Lays down cards and claims the tricks",
        ask=[
            ask(
                "What does he do?", "Leads several cards at once", "Claims all the rest"
            )
        ],
        outcomes=[
            outcome(
                ["Leads several cards at once"],
                "The others play as many cards to them, and each trick counts by"
                " itself. Once a card of theirs wins, or somebody has played too many,"
                " the cards after that go back.",
                "Laws",
                enter={"type": "trick"},
            ),
            outcome(
                ["Claims all the rest"],
                "A claim ends nothing: the tricks are played out and counted one by"
                " one. All may agree to count them as claimed; tap each trick to its"
                " winner.",
                "custom",
                enter={"type": "trick"},
                waive="all players",
                score="as played, or as agreed",
            ),
        ],
        words=(
            "the rest are mine; claim; play five cards; lays down his hand; plays them"
            " all at once; gives up the rest"
        ),
        see=["exposed_card", "tricks_score"],
    ),
)
