"""How it goes in melding."""

from ....book.form import ask, outcome, rule

SITUATIONS = (
    rule(
        "melding",
        "last_draw",
        "Who draws first, and when melding ends",
        ask=[
            ask(
                "What is asked?",
                "Who draws first",
                "Who gets the turn-up",
                "The last meld",
            )
        ],
        outcomes=[
            outcome(
                ["Who draws first"],
                "The winner of the trick, then the others in turn to the left. A meld"
                " is laid before the draw.",
                "S3",
            ),
            outcome(
                ["Who gets the turn-up"],
                "No card is turned up in this form: the last to draw gets the last"
                " card of the stock.",
                "S3",
                options={"form": "marriage_trump"},
            ),
            outcome(
                ["Who gets the turn-up"],
                "Whoever draws last from the stock. If it was exchanged, he gets the"
                " seven.",
                "S3",
            ),
            outcome(
                ["The last meld"],
                "When only one card for each player is left to draw, melding is over:"
                " the winner of the next trick may neither meld nor show or exchange a"
                " seven.",
                "S3",
                options={"final_meld": "barred"},
            ),
            outcome(
                ["The last meld"],
                "The winner of the last trick of the stock may still meld before the"
                " last draw. In the last eight tricks nobody melds.",
                "spec",
                options={"final_meld": "allowed"},
            ),
        ],
        words=(
            "who draws first; last card of the stock; who takes the trump card; last"
            " meld; two cards left; may I still meld; end of melding"
        ),
        see=["meld_out_of_turn", "drew_out_of_turn"],
    ),
    rule(
        "melding",
        "meld_again",
        "May a melded card be used again?",
        ask=[
            ask(
                "For which meld?",
                "A marriage",
                "A sequence",
                "Four of a kind",
                "A bezique",
            )
        ],
        outcomes=[
            outcome(
                ["A marriage"],
                "Only with a king and queen that have never been in a marriage or a"
                " sequence. Having been in a bezique or four of a kind does no harm.",
                "S3",
            ),
            outcome(
                ["A sequence"],
                "Yes, with cards that were never in a sequence. Marriage first and"
                " sequence later score both, with the same king and queen.",
                "S3",
            ),
            outcome(
                ["Four of a kind"],
                "Yes, with four cards that were never in a four of a kind. A fourth"
                " queen beside three used ones is nothing.",
                "S3",
            ),
            outcome(
                ["A bezique"],
                "For a single bezique, the queen and the jack must never have been in"
                " one. Having been in a marriage, a sequence or four of a kind does no"
                " harm.",
                "S3",
            ),
        ],
        words=(
            "use a card twice; same queen again; marriage then sequence; sequence then"
            " marriage; four queens again; cards on the table"
        ),
        see=["second_bezique", "wrong_meld", "one_meld_only"],
        games=["bezique", "bezique_three", "bezique_four"],
    ),
    rule(
        "melding",
        "one_meld_only",
        "May a card serve in two melds in Five Hundred?",
        outcomes=[
            outcome(
                [],
                "No. In Five Hundred a card serves in one meld only. It may still be"
                " played to a trick, and counts there.",
                "S3",
            )
        ],
        words=(
            "use a card twice; same queen again; marriage then sequence; binage and"
            " marriage"
        ),
        see=["wrong_meld"],
        games=["bezique_500"],
    ),
    rule(
        "melding",
        "second_bezique",
        "What a bezique is, and a further one",
        ask=[
            ask(
                "What is asked?",
                "Which cards make it",
                "A second one, added",
                "Two laid together",
                "A third or fourth one",
            )
        ],
        outcomes=[
            outcome(
                ["Which cards make it"],
                "Queen of clubs and jack of hearts when spades or diamonds are trumps."
                " Otherwise, and before there is a trump, queen of spades and jack of"
                " diamonds.",
                "Laws",
                options={"bezique_pair": "by_trump"},
                score="40",
            ),
            outcome(
                ["Which cards make it"],
                "The queen of spades and the jack of diamonds, whatever is trumps.",
                "S3",
                options={"bezique_pair": "fixed"},
                score="40",
            ),
            outcome(
                ["A second one, added"],
                "While the first lies unplayed the double scores 500, so 540 in all."
                " If a card of the first has been played, the new one scores 40.",
                "S3",
                options={"second_bezique": "double"},
                score="500, or 40 if the first is broken",
            ),
            outcome(
                ["A second one, added"],
                "It scores only 40. Beziques make a double only when they are laid"
                " together.",
                "spec",
                options={"second_bezique": "single"},
                score="40",
            ),
            outcome(
                ["Two laid together"],
                "They score 500 and nothing more. Their cards make no single bezique"
                " afterwards.",
                "S3",
                score="500",
            ),
            outcome(
                ["A third or fourth one"],
                "Beziques count together only when laid all at once: three, with three"
                " or four players, score 1500; four, possible only with a partner's"
                " cards, no more. One that is added scores only 40.",
                "spec",
                options={"second_bezique": "single"},
                score="1500 together, 40 added",
            ),
            outcome(
                ["A third or fourth one"],
                "With three or four players, three together score 1500; four, possible"
                " only with a partner's cards, no more. A bezique already in a double"
                " may go into a second double with a new one, for 500.",
                "Laws",
                options={"second_double": "yes"},
                score="1500; a second double 500",
            ),
            outcome(
                ["A third or fourth one"],
                "With three or four players, three together score 1500; four, possible"
                " only with a partner's cards, no more. A bezique already in a double"
                " makes no second double. Two players have only two beziques.",
                "S3",
                score="1500",
            ),
        ],
        words=(
            "double bezique; triple bezique; quadruple bezique; 540; second bezique;"
            " queen of spades; jack of diamonds; which bezique"
        ),
        see=["meld_again", "wrong_meld"],
        games=["bezique", "bezique_three", "bezique_four"],
    ),
)
