"""How it goes while hands are declared."""

from ....book.form import ask, outcome, rule

SITUATIONS = (
    rule(
        "declaring",
        "combination_worth",
        "What is it worth, and what beats it?",
        ask=[
            ask(
                "Which is it?",
                "Carte blanche",
                "Point",
                "Sequence",
                "Three or four of a kind",
            )
        ],
        outcomes=[
            outcome(
                ["Carte blanche"],
                "A hand dealt without king, queen or jack. Everyone who has one"
                " scores, and it comes before all else.",
                "S0",
                score="10",
            ),
            outcome(
                ["Point"],
                "One for each card of the longest suit. Of points equally long the one"
                " with more pips is better: ace 11, court cards and tens 10, lower"
                " cards their number.",
                "S0",
                score="1 for each card",
            ),
            outcome(
                ["Sequence"],
                "Three or more cards in a row in one suit. The longer is better, then"
                " the one with the higher top. Whoever has the best scores his smaller"
                " ones too.",
                "S0",
                score="3, 4, then 15, 16, 17, 18",
            ),
            outcome(
                ["Three or four of a kind"],
                "Only tens and higher. Any four beat any three, otherwise the higher"
                " rank is better. Whoever has the best scores all his others too.",
                "S0",
                score="four 14, three 3",
            ),
        ],
        words=(
            "how much is a quint; tierce; quart; trio; quatorze; value of the point;"
            " pips; which is better; points for a sequence; three nines"
        ),
        see=["equal", "forgot_carte_blanche", "partners_count"],
    ),
    rule(
        "declaring",
        "equal",
        "Both have the same: who scores?",
        outcomes=[
            outcome(
                [],
                "Nobody scores in that class, and no smaller claim counts there. It"
                " keeps nobody from pique or repique. Three or four of a kind are"
                " never equal, and partners do not compete with each other.",
                "S0",
            )
        ],
        words=(
            "equal; tie; same point; same sequence; both have forty; two tierces to"
            " the king"
        ),
        see=["combination_worth", "what_saves", "wrong_answer"],
    ),
    rule(
        "declaring",
        "sinking",
        "Must I declare or show all that I hold?",
        ask=[
            ask(
                "What is asked?",
                "May I call less?",
                "Which card is missing?",
                "Must he show it?",
                "How many has he left?",
            )
        ],
        outcomes=[
            outcome(
                ["May I call less?"],
                "Yes, in every class: that is sinking. What is not called in time"
                " never scores later in the deal.",
                "S1",
                enter={"type": "declare"},
            ),
            outcome(
                ["Which card is missing?"],
                "Whoever calls three of a kind may be asked which one he does not"
                " count. If he holds all four he may name any of them: his answer is"
                " no promise that he lacks it.",
                "S1",
            ),
            outcome(
                ["Must he show it?"],
                "Yes, whatever has scored is shown as soon as somebody asks. The same"
                " goes for what was called equal.",
                "S0",
            ),
            outcome(
                ["How many has he left?"],
                "During the play he must say how many he still holds of the cards that"
                " scored or were equal. About other cards he says nothing.",
                "Laws",
            ),
        ],
        words=(
            "sink; sinking; call less; do I have to declare; show me; prove it; which"
            " ace; how many hearts"
        ),
        see=["forgot_to_declare", "takes_card_back"],
    ),
    rule(
        "declaring",
        "partners_count",
        "What do partners score together?",
        ask=[
            ask(
                "In which class?",
                "Point",
                "Sequences",
                "Three or four of a kind",
                "In the play",
            )
        ],
        outcomes=[
            outcome(
                ["Point"],
                "If one partner has the best point, only that one scores for the side.",
                "S0",
                options={"partner_point": "one"},
                score="1 for each card of the best point",
            ),
            outcome(
                ["Point"],
                "If one partner has the best point, his partner's point scores too.",
                "spec",
                options={"partner_point": "both"},
                score="1 for each card of both points",
            ),
            outcome(
                ["Sequences"],
                "If one partner has the best sequence, all sequences of both score."
                " Equal best ones of opposite sides score for nobody.",
                "S0",
                score="all sequences of both partners",
            ),
            outcome(
                ["Three or four of a kind"],
                "If one partner has the best, all of both score.",
                "S0",
                score="all of both partners",
            ),
            outcome(
                ["In the play"],
                "Every card led counts one, and so does winning a trick that an"
                " opponent led. A player who wins his partner's lead scores nothing"
                " more for it.",
                "S0",
                options={"count": "every"},
                score="1 each, but only the lead when a partner wins it",
            ),
            outcome(
                ["In the play"],
                "A lead above the nine counts one, and so does winning an opponent's"
                " lead with a card above the nine. A player who wins his partner's"
                " lead scores nothing more for it.",
                "S0",
                options={"count": "classic"},
                score="1 each above the nine, but only the lead when a partner wins it",
            ),
            outcome(
                ["In the play"],
                "Every lead and every trick counts one for the side, the partner's"
                " lead won by a partner included.",
                "spec",
                options={"count": "lead_and_trick"},
                score="1 for the lead, 1 for the trick",
            ),
        ],
        words=(
            "partner; both partners; my partner's sequence; side scores; partner's"
            " point; won my partner's lead"
        ),
        see=["combination_worth", "tricks_score", "equal"],
        games=["piquet_voleur"],
    ),
)
