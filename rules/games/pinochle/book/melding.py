"""How it goes in melding."""

from ....book.form import ask, outcome, rule

SITUATIONS = (
    rule(
        "melding",
        "deece",
        "What the deece scores",
        ask=[
            ask(
                "What happened?",
                "It was turned up",
                "It was exchanged",
                "It is held or shown",
                "The dealer takes it back",
            )
        ],
        outcomes=[
            outcome(
                ["It was turned up"],
                "The dealer's side has 10 at once, and nobody exchanges.",
                "S4",
                score="10 to the dealer's side",
            ),
            outcome(
                ["It was exchanged"],
                "Whoever gives the deece for the turn-up has 10. With 64 cards the"
                " deece is the seven of trumps.",
                "S4",
                options={"deck": 64},
                score="10",
            ),
            outcome(
                ["It was exchanged"],
                "Whoever gives the deece, the nine of trumps, for the turn-up has 10.",
                "S4",
                score="10",
            ),
            outcome(
                ["It is held or shown"],
                "It is worth 10, and no more than two are credited in a deal. Two"
                " players show it after winning a trick, beside the one meld; three or"
                " four meld it with the hand.",
                "S4",
                score="10",
            ),
            outcome(
                ["The dealer takes it back"],
                "A deece that was exchanged has scored for the exchanger. The dealer,"
                " or with two players the loser of the last trick of the stock, gets"
                " it without credit.",
                "S4",
                score="nothing",
            ),
        ],
        words=(
            "dix; nine of trumps; seven of trumps; exchange the turn-up; dealer turns"
            " a nine; ten for the nine"
        ),
        see=["turn_up_exchange", "last_draw"],
    ),
    rule(
        "melding",
        "one_card_twice",
        "One card in several melds of a hand",
        ask=[
            ask(
                "Which melds?",
                "Flush and royal marriage",
                "Kings and queens with marriages",
                "Different kinds",
            )
        ],
        outcomes=[
            outcome(
                ["Flush and royal marriage"],
                "The flush swallows the marriage: 150 and not 190. A second king and"
                " queen of trumps add 40.",
                "spec",
                score="150, or 190 with a second pair",
            ),
            outcome(
                ["Kings and queens with marriages"],
                "All count: kings 80, queens 60, the royal marriage 40 and three"
                " others at 20. There is nothing more for the round house.",
                "spec",
                score="240",
            ),
            outcome(
                ["Different kinds"],
                "Every kind counts for itself, so one queen of spades may serve in a"
                " marriage, in queens and in the pinochle.",
                "spec",
                score="each meld counts",
            ),
        ],
        words=(
            "round house; use a card twice; flush and marriage; same queen; 190 or"
            " 150; 240"
        ),
        see=["both_sets", "wrong_meld"],
        games=["pinochle"],
    ),
    rule(
        "melding",
        "meld_again",
        "May a melded card be used again?",
        ask=[
            ask(
                "For which meld?",
                "One of another kind",
                "A higher one of that kind",
                "An equal or lower one",
            )
        ],
        outcomes=[
            outcome(
                ["One of another kind"],
                "Yes. A queen of a marriage may go into queens or the pinochle, as"
                " long as one card of the new meld comes from the hand.",
                "Laws",
                score="the new meld scores",
            ),
            outcome(
                ["A higher one of that kind"],
                "Yes, with at least one card from the hand. Royal marriage first and"
                " flush later: 40 and 150.",
                "Laws",
                score="the new meld scores",
            ),
            outcome(
                ["An equal or lower one"],
                "No. After the flush its king and queen make no royal marriage, and a"
                " king that is married takes no second queen.",
                "Laws",
                score="nothing",
            ),
        ],
        words=(
            "use a card twice; same queen again; marriage then flush; flush then"
            " marriage; card from the hand; meld a second time"
        ),
        see=["both_sets", "wrong_meld"],
        games=["pinochle_two"],
    ),
    rule(
        "melding",
        "both_sets",
        "Double melds: all eight, both pinochles",
        ask=[ask("Which is it?", "Both pinochles", "Eight of a kind or two flushes")],
        outcomes=[
            outcome(
                ["Both pinochles"],
                "Two queens of spades and two jacks of diamonds are worth 300"
                " together. With two players a second pair added to a melded pinochle"
                " makes 300 too.",
                "Laws",
                options={"double_pinochle": 300},
                score="300",
            ),
            outcome(
                ["Both pinochles"],
                "They are worth twice the single, 80. Two players who lay them one"
                " after the other have 40 and 40.",
                "Laws",
                options={"double_pinochle": 80},
                score="80",
            ),
            outcome(
                ["Eight of a kind or two flushes"],
                "Ten times the single, if all are held or laid together: 1000, 800,"
                " 600, 400 for eight aces, kings, queens, jacks; 1500 for two flushes."
                " Two players may add the second set to the first.",
                "Laws",
                options={"doubles": "tenfold"},
                score="tenfold",
            ),
            outcome(
                ["Eight of a kind or two flushes"],
                "Twice the single: 200, 160, 120, 80 for eight aces, kings, queens,"
                " jacks; 300 for two flushes. A second set laid later scores the"
                " single again.",
                "Laws",
                options={"doubles": "twice"},
                score="twice the single",
            ),
        ],
        words=(
            "double pinochle; eight aces; double flush; 1000 aces; 300 or 80; all the"
            " kings"
        ),
        see=["one_card_twice", "meld_again"],
    ),
)
