"""What is asked when the deal is counted."""

from ....book.form import ask, outcome, rule

SITUATIONS = (
    rule(
        "count",
        "cards_and_capot",
        "What are most tricks and capot worth?",
        ask=[
            ask(
                "What is asked?",
                "Most of the tricks",
                "Level in tricks",
                "All the tricks",
                "The last trick",
            )
        ],
        outcomes=[
            outcome(
                ["Most of the tricks"],
                "That is ten for the cards: seven of twelve, or five of eight with"
                " partners. Of three players the one with the most tricks has it.",
                "S0",
                score="10",
            ),
            outcome(
                ["Level in tricks"],
                "Six each, or four each side: nobody scores. Of three players the two"
                " who tie for most score 5 each.",
                "S0",
                score="none; 5 each with three players",
            ),
            outcome(
                ["All the tricks"],
                "Capot: 40 instead of the ten, and the point for the last trick as"
                " well. Two of three players who take all ten between them score 20"
                " each.",
                "Laws",
                options={"capot_last": True},
                score="40",
            ),
            outcome(
                ["All the tricks"],
                "Capot: 40 instead of the ten, and nothing for the last trick. Two of"
                " three players who take all ten between them score 20 each.",
                "S0",
                options={"capot_last": False},
                score="40",
            ),
            outcome(
                ["The last trick"],
                "It scores one more, whatever card wins it, and in a capot too.",
                "Laws",
                options={"capot_last": True},
                score="1",
            ),
            outcome(
                ["The last trick"],
                "It scores one more, whatever card wins it, but not in a capot.",
                "S0",
                options={"capot_last": False},
                score="1, but not in a capot",
            ),
        ],
        words=(
            "ten for the cards; the cards; majority of tricks; capot; six each; cards"
            " divided; all the tricks; last trick"
        ),
        see=["tricks_score", "pique"],
    ),
    rule(
        "count",
        "pique",
        "When is it a pique or a repique?",
        ask=[ask("Which?", "Repique", "Pique")],
        outcomes=[
            outcome(
                ["Repique"],
                "A side has 20 or more in its hands while no other side has anything,"
                " in the order of reckoning. It is settled when declaring closes.",
                "S0",
                options={"bonus_style": "add"},
                score="90 more",
            ),
            outcome(
                ["Repique"],
                "A side has 20 or more in its hands while no other side has anything,"
                " in the order of reckoning. Its 20 become 90.",
                "spec",
                options={"bonus_style": "jump"},
                score="70 more",
            ),
            outcome(
                ["Repique"],
                "A player has 30 or more in his hand while the other has nothing, in"
                " the order carte blanche, point, sequences, sets. It is settled when"
                " declaring closes.",
                "S0",
                score="60 more",
            ),
            outcome(
                ["Pique"],
                "A side comes to 20 in hand and play while no other side has anything."
                " Exactly 20 is enough; the ten for the cards and a capot do not help.",
                "S0",
                options={"bonus_style": "add"},
                score="60 more",
            ),
            outcome(
                ["Pique"],
                "A side comes to 20 in hand and play while no other side has anything."
                " Its 20 become 60; the ten for the cards and a capot do not help.",
                "spec",
                options={"bonus_style": "jump"},
                score="40 more",
            ),
            outcome(
                ["Pique"],
                "A player comes to 30 in hand and play while the other has nothing."
                " Exactly 30 is enough; the ten for the cards and a capot do not help.",
                "S0",
                score="30 more",
            ),
        ],
        words=(
            "pique; repique; repic; thirty in hand; exactly thirty; sixty for repique;"
            " ninety; before the other scores"
        ),
        see=["what_saves", "cards_and_capot"],
    ),
    rule(
        "count",
        "what_saves",
        "What saves from pique and repique?",
        ask=[
            ask(
                "What is in doubt?",
                "An equality",
                "A carte blanche or better point",
                "Sequences, threes or fours",
                "Elder's first lead",
                "A pique for the dealer",
            )
        ],
        outcomes=[
            outcome(
                ["An equality"],
                "It saves nobody. Equal claims count as nothing for both.",
                "spec",
            ),
            outcome(
                ["A carte blanche or better point"],
                "A carte blanche comes first of all and saves from both. A point that"
                " scores saves from a repique; but elder with 29 or more in hand still"
                " makes a pique by a first lead that counts.",
                "S1",
                options={"pique_order": "spoken"},
            ),
            outcome(
                ["A carte blanche or better point"],
                "A carte blanche comes first of all and saves from both. So does a"
                " point that scores, whoever said his first; only two cartes blanches"
                " of partners are reckoned before it.",
                "Laws",
            ),
            outcome(
                ["Sequences, threes or fours"],
                "They come after the point. They do not help against a repique reached"
                " in earlier classes. They save from a pique in the play, but not from"
                " one by elder's first lead.",
                "S1",
                options={"pique_order": "spoken"},
            ),
            outcome(
                ["Sequences, threes or fours"],
                "They come after the point. They do not help against a side that has"
                " reached its number in earlier classes, but they save from a pique in"
                " the play.",
                "Laws",
            ),
            outcome(
                ["Elder's first lead"],
                "Both hands are reckoned before the play. What the dealer has in hand"
                " saves him, though he declares it after the lead.",
                "Laws",
                options={"pique_order": "reckoned"},
            ),
            outcome(
                ["Elder's first lead"],
                "Elder's first lead comes before the dealer's hand. With 29 or more in"
                " hand, a first lead that counts makes it a pique; only a carte"
                " blanche saves the dealer.",
                "S1",
                options={"pique_order": "spoken"},
                score="30 more",
            ),
            outcome(
                ["Elder's first lead"],
                "All hands are reckoned before the play, so whatever another side has"
                " in hand saves it.",
                "spec",
            ),
            outcome(
                ["A pique for the dealer"],
                "Only elder can make a pique.",
                "S1",
                options={"younger_pique": False},
            ),
            outcome(
                ["A pique for the dealer"],
                "He can, if elder's first lead scores nothing. Where every card led"
                " counts, elder has always scored first.",
                "S0",
                options={"younger_pique": True},
            ),
            outcome(
                ["A pique for the dealer"],
                "Every side can make one, if no other has scored before.",
                "S0",
            ),
        ],
        words=(
            "save the pique; equal point and repique; who reckons first; dealer's"
            " pique; younger pique; carte blanche saves; twenty-nine in hand"
        ),
        see=["pique", "equal"],
    ),
)
