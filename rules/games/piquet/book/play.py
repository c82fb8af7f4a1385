"""How it goes in the play."""

from ....book.form import outcome, rule

SITUATIONS = (
    rule(
        "play",
        "must_follow",
        "Must I follow suit, and what wins?",
        outcomes=[
            outcome(
                [],
                "Follow suit if you can; otherwise play anything. Nobody has to win a"
                " trick. There are no trumps: the highest card of the suit led wins,"
                " and the order is ace, king, queen, jack, ten, nine, eight, seven.",
                "S1",
            )
        ],
        words=(
            "follow suit; must I win; what beats what; trumps; rank of cards; discard;"
            " ace high"
        ),
        see=["revoke", "who_leads"],
    ),
    rule(
        "play",
        "looked_at_tricks",
        "May I look at the tricks taken?",
        outcomes=[
            outcome(
                [],
                "Yes. Everybody may look at all tricks, his own and the others', at"
                " any time. The discards of the other player stay covered.",
                "Laws",
            )
        ],
        words=(
            "look at tricks; see the last trick; turn over a trick; what has been"
            " played; count the tricks"
        ),
        see=["cards_left", "sinking"],
    ),
    rule(
        "play",
        "tricks_score",
        "What scores in the play?",
        outcomes=[
            outcome(
                [],
                "One for every card led, and one for winning a trick that an opponent"
                " led. The last trick scores one more.",
                "S1",
                options={"count": "every"},
                score="1 each",
            ),
            outcome(
                [],
                "The same, but only cards above the nine count: a low lead scores"
                " nothing, nor does a trick won with a low card. The last trick scores"
                " one more on any card.",
                "S0",
                options={"count": "classic"},
                score="1 each, for tens and higher",
            ),
            outcome(
                [],
                "One for every lead and one for every trick taken, one's own leads"
                " included. The last trick scores one more.",
                "S0",
                options={"count": "lead_and_trick"},
                score="1 for each lead, 1 for each trick",
            ),
        ],
        words=(
            "points in play; count for a lead; does a nine count; point for the trick;"
            " last trick two; counting in play; low card led"
        ),
        see=["cards_and_capot", "partners_count", "wrong_score"],
    ),
)
