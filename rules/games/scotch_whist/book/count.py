"""What is asked when the deal is counted."""

from ....book.form import ask, outcome, rule, ruling

SITUATIONS = (
    ruling(
        "count",
        "revoke_denied",
        "He denies the revoke",
        outcomes=[
            outcome(
                [],
                "At the end of the deal the tricks may be looked through. If they show"
                " it, it is a revoke; if the cards are mixed and it cannot be shown,"
                " it is none. But if he mixes them himself after the claim, it counts"
                " as shown.",
                "Laws",
                score="none until it is shown",
            )
        ],
        words=(
            "proof of a revoke; did he revoke; look through the tricks; he says he had"
            " none; claim a revoke"
        ),
        see=["revoke", "looked_at_tricks"],
    ),
    ruling(
        "count",
        "honour_missing",
        "Nobody has the ten, or another honour",
        ask=[ask("How many play?", "Two or three", "Five", "Four or six")],
        outcomes=[
            outcome(
                ["Two or three"],
                "It may be among the cards left out, and then nobody scores it. The"
                " turned card was in the dealer's hand: if it is that one, look in the"
                " tricks.",
                "spec",
                options={"short_deal": "ten"},
                enter={"type": "count"},
                score="nobody scores it",
            ),
            outcome(
                ["Five"],
                "It may be the odd card set aside, and then nobody scores it. Only one"
                " can be: any other, and the turned card, is in somebody's tricks.",
                "spec",
                options={"five_deal": "odd_out"},
                enter={"type": "count"},
                score="nobody scores it",
            ),
            outcome(
                ["*"],
                "All the cards were dealt, so it is in somebody's tricks. Look through"
                " them all.",
                "spec",
                enter={"type": "count"},
                score="to the side that took it",
            ),
        ],
        words=(
            "where is the ten; ten missing; honour missing; nobody took the jack; not"
            " claimed; where is the queen"
        ),
        see=["count_wrong", "two_or_three_players", "five_players"],
    ),
    ruling(
        "count",
        "count_wrong",
        "The cards or tricks do not add up",
        outcomes=[
            outcome(
                [],
                "Count again before everybody. Each side has whole tricks, and all of"
                " them together are as many as the cards dealt to one player. If a"
                " card is really missing, the pack is imperfect.",
                "spec",
                enter={"type": "count"},
                score="as counted",
            )
        ],
        words=(
            "miscounted; card points wrong; count again; tricks do not add up; how"
            " many cards; not a whole trick"
        ),
        see=["honour_missing", "lost_card", "cards_above"],
    ),
    ruling(
        "count",
        "late_discovery",
        "A mistake in a deal already counted",
        ask=[ask("What was wrong?", "A count or an honour", "A breach of the rules")],
        outcomes=[
            outcome(
                ["A count or an honour"],
                "Correct the entry in that deal. All later totals follow by"
                " themselves.",
                "spec",
                score="that deal is scored anew",
            ),
            outcome(
                ["A breach of the rules"],
                "Until the next deal is cut: take out the entry that closed the deal,"
                " enter the breach, and close it again. His side scores nothing in"
                " that deal and loses 10. After the cut it is too late, unless all"
                " agree.",
                "spec",
                enter={"type": "penalty", "offence": "other"},
                waive="the others",
                score="10 off, and his side scores nothing in that deal",
            ),
        ],
        words=(
            "found out later; wrong last deal; too late; go back a deal; noticed"
            " afterwards; correct a deal"
        ),
        see=["revoke", "wrong_score"],
    ),
    ruling(
        "count",
        "wrong_score",
        "The score on the sheet is wrong",
        ask=[ask("Do you know which entry is wrong?", "Yes", "No")],
        outcomes=[
            outcome(
                ["Yes"],
                "Correct that entry; everything after it is counted again.",
                "spec",
                score="counted again from there",
            ),
            outcome(
                ["No"],
                "What the table agrees on is added or taken off as a correction, with"
                " a note.",
                "spec",
                enter={"type": "adjust"},
                score="the points agreed on, at once",
            ),
        ],
        words=(
            "wrong total; score written wrong; points missing; adding mistake; correct"
            " the score"
        ),
        see=["late_discovery", "count_wrong"],
    ),
    rule(
        "count",
        "card_points",
        "What each card scores",
        outcomes=[
            outcome(
                [],
                "For whoever takes them in tricks: jack of trumps 11, ten of trumps"
                " 10, ace 4, king 3, queen 2. Each card above the number dealt scores"
                " 1.",
                "S2",
                options={"form": "scotch"},
                score="11, 10, 4, 3, 2, and 1 a card above",
            ),
            outcome(
                [],
                "Jack of trumps 11, ten 10, ace 4, king 3, queen 2, and 10 for the ten"
                " of diamonds when diamonds are not trumps. Each card above the number"
                " dealt scores 1.",
                "S2",
                options={"form": "french"},
                score="the same, and 10 for the diamond ten",
            ),
        ],
        words=(
            "how much is the jack; value of the ten; points; scoring; ten of diamonds;"
            " honours"
        ),
        see=["ten_of_diamonds", "cards_above", "card_ranking"],
    ),
    rule(
        "count",
        "ten_of_diamonds",
        "Does the ten of diamonds count?",
        outcomes=[
            outcome(
                [],
                "Only in French Whist. Here it scores nothing, unless diamonds are"
                " trumps: then it is the ten of trumps, 10.",
                "S2",
                options={"form": "scotch"},
                score="nothing, unless diamonds are trumps",
            ),
            outcome(
                [],
                "10 to the side that takes it, when diamonds are not trumps. When they"
                " are, it is the ten of trumps and counts once.",
                "S2",
                options={"form": "french"},
                score="10, once",
            ),
        ],
        words="french whist; diamond ten; ten of diamonds; second ten; red ten",
        see=["card_points", "counting_order"],
    ),
    rule(
        "count",
        "cards_above",
        "How the cards are counted",
        outcomes=[
            outcome(
                [],
                "Each side counts the cards in its tricks. It scores 1 for each above"
                " the number dealt to the side, all partners together; fewer cost"
                " nothing. Only a breach can take a total below 0.",
                "spec",
                score="1 a card above the number dealt, never below 0",
            )
        ],
        words=(
            "card points; cards over; more than dealt; minus for few cards; eighteen"
            " for a pair; negative score; below zero"
        ),
        see=["count_wrong", "card_points", "nobody_scores_it"],
    ),
    rule(
        "count",
        "nobody_scores_it",
        "Who scores what an offender took?",
        outcomes=[
            outcome(
                [],
                "Nobody. The side's honours and cards are lost, and the others score"
                " only what they took themselves. A second breach costs that side 10"
                " more.",
                "spec",
                score="10 off for each breach; nobody scores it",
            )
        ],
        words=(
            "no score this deal; offender's ten; two penalties; both broke a rule; 20"
            " off; who gets his points"
        ),
        see=["revoke", "other_breach", "cards_above"],
    ),
)
