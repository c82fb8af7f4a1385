"""How it goes in the exchange."""

from ....book.form import ask, outcome, rule

SITUATIONS = (
    rule(
        "exchange",
        "how_many_exchange",
        "How many cards may be exchanged",
        outcomes=[
            outcome(
                [],
                "Elder exchanges one to five cards. The dealer exchanges at least one,"
                " and at most as many as elder has left in the stock.",
                "S1",
                options={"younger_exchange": "one"},
                enter={"type": "exchange"},
            ),
            outcome(
                [],
                "Elder exchanges one to five cards. The dealer takes as many as he"
                " likes of those that elder has left, or none.",
                "S0",
                options={"younger_exchange": "free"},
                enter={"type": "exchange"},
            ),
            outcome(
                [],
                "Only the dealer exchanges: he takes both cards of the widow and"
                " discards two, or leaves both.",
                "S0",
                enter={"type": "exchange"},
            ),
        ],
        words=(
            "how many cards; must I exchange; minimum discard; five cards; three"
            " cards; eight in the stock; no exchange; take the widow"
        ),
        see=["drew_too_many", "unannounced_leave", "widow"],
        games=["piquet", "piquet_ecrire", "piquet_normand"],
    ),
    rule(
        "exchange",
        "cards_left",
        "Looking at cards left, or at a discard",
        ask=[
            ask(
                "Which cards?",
                "Left by elder",
                "Left by the dealer",
                "A discard",
                "The other's cards of the stock",
            )
        ],
        outcomes=[
            outcome(
                ["Left by elder"],
                "Elder may look at those of his five that he leaves, and need not show"
                " them. They go back on top of the stock for the dealer.",
                "S0",
            ),
            outcome(
                ["Left by the dealer"],
                "He decides before he plays a card. Either both see them, elder only"
                " after he has named or led his first suit; or nobody does.",
                "S0",
            ),
            outcome(
                ["A discard"],
                "Everybody may look at his own discard at any time, but not at the"
                " other's. So the discards are kept apart.",
                "S1",
            ),
            outcome(
                ["The other's cards of the stock"],
                "Whoever looks at cards of the stock that the other may take, or turns"
                " them up, scores nothing in this deal. The other may take them all"
                " the same.",
                "Laws",
                enter={"type": "penalty", "offence": "looked_at_stock"},
                waive="the other side",
                score="he scores nothing this deal",
            ),
        ],
        words=(
            "look at the stock; cards left; remaining cards; see the talon; look at my"
            " discard; turn up the rest; peek; looked at the stock; saw my cards;"
            " turned over a talon card"
        ),
        see=["unannounced_leave", "change_discard"],
        games=["piquet", "piquet_ecrire"],
    ),
)
