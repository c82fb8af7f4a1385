"""What goes wrong while hands are declared."""

from ....book.form import ask, outcome, ruling

SITUATIONS = (
    ruling(
        "declaring",
        "forgot_to_declare",
        "Forgot to declare something",
        ask=[
            ask(
                "How far is it?",
                "He has gone on to a later class",
                "The first trick is not complete",
                "The first trick is complete",
            )
        ],
        outcomes=[
            outcome(
                ["He has gone on to a later class"],
                "With three or four players he may still declare it, until the first"
                " trick is complete.",
                "spec",
                options={"bonus_style": "add"},
                enter={"type": "declare"},
                score="the class counts as declared",
            ),
            outcome(
                ["He has gone on to a later class"],
                "With three or four players he may still declare it, until the first"
                " trick is complete.",
                "spec",
                options={"bonus_style": "jump"},
                enter={"type": "declare"},
                score="the class counts as declared",
            ),
            outcome(
                ["He has gone on to a later class"],
                "It is lost: with two players nobody goes back to an earlier class.",
                "spec",
                waive="the other side",
                score="he scores nothing in that class",
            ),
            outcome(
                ["The first trick is not complete"],
                "He still declares it. With two players elder says nothing more in a"
                " class once the dealer has spoken there.",
                "Laws",
                enter={"type": "declare"},
                score="the class counts as declared",
            ),
            outcome(
                ["The first trick is complete"],
                "It is too late. What was left out does not score in this deal.",
                "Laws",
                waive="the other side",
                score="he scores nothing in that class",
            ),
        ],
        words=(
            "forgot to declare; forgot my point; forgot a tierce; did not call;"
            " omitted; overlooked a trio; sequences before the point; too late to"
            " declare"
        ),
        see=["sinking", "declared_out_of_turn", "wrong_score"],
    ),
    ruling(
        "declaring",
        "declared_out_of_turn",
        "Declared out of turn",
        outcomes=[
            outcome(
                [],
                "Nothing is lost. Elder says now what he has in that class; what was"
                " heard stays heard. With two players elder's call comes first in the"
                " record: if the dealer's is entered already, take it out and enter it"
                " after.",
                "custom",
                enter={"type": "declare"},
            )
        ],
        words=(
            "spoke too early; dealer called first; younger spoke before elder; out of"
            " turn; declared before me; not his turn to speak"
        ),
        see=["who_leads", "forgot_to_declare"],
    ),
    ruling(
        "declaring",
        "wrong_answer",
        "Gave the wrong answer to a claim",
        ask=[
            ask(
                "What did he say?",
                "Good, but he holds better",
                "Equal, but he holds better",
                "Equal or not good, but has less",
            )
        ],
        outcomes=[
            outcome(
                ["Good, but he holds better"],
                "The answer stands. Whoever has conceded a class makes no claim in it.",
                "S0",
                enter={"type": "answer", "reply": "good"},
                waive="the other player",
                score="the claim scores",
            ),
            outcome(
                ["Equal, but he holds better"],
                "The answer stands, and he cannot claim more. Neither scores in that"
                " class.",
                "Laws",
                enter={"type": "answer", "reply": "equal"},
                waive="the other player",
                score="neither scores there",
            ),
            outcome(
                ["Equal or not good, but has less"],
                "The claim is good, for he shows nothing that equals or beats it. An"
                " answer of equal is taken out of the record, and good is entered; not"
                " good may stay.",
                "spec",
                enter={"type": "answer", "reply": "good"},
                score="the claim scores",
            ),
        ],
        words=(
            "said good by mistake; conceded; said equal; said not good; holds better;"
            " changed his answer; wrong reply"
        ),
        see=["equal", "false_declaration", "disagreement"],
        games=["piquet", "piquet_ecrire"],
    ),
    ruling(
        "declaring",
        "false_declaration",
        "Called what he does not hold",
        ask=[
            ask("Has he himself played a card?", "No", "Yes"),
            ask("Has the other side something in that class?", "No", "Yes"),
        ],
        outcomes=[
            outcome(
                ["No", "*"],
                "He takes the call back without penalty, and all may declare in that"
                " class again. If elder has led already he may change his lead.",
                "S0",
                enter={"type": "penalty", "offence": "miscall"},
                score="the class is declared again",
            ),
            outcome(
                ["Yes", "No"],
                "The class does not count, and he scores nothing in this deal. His"
                " other cards still take tricks and still bar pique and repique. Enter"
                " the ruling in this deal, once declaring is closed.",
                "S0",
                enter={"type": "penalty", "offence": "false_declaration"},
                waive="the other side",
                score="he scores nothing this deal",
            ),
            outcome(
                ["Yes", "Yes"],
                "He scores nothing in this deal. The other side scores what it holds"
                " in that class: enter those points with the ruling, in this deal,"
                " once declaring is closed. Pique and repique are reckoned afresh.",
                "Laws",
                enter={"type": "penalty", "offence": "false_declaration"},
                waive="the other side",
                score="he scores nothing, they score the class",
            ),
        ],
        words=(
            "false declaration; miscall; claimed too much; does not have it; lied"
            " about his point; four aces but only three; wrong claim; counted what he"
            " had discarded"
        ),
        see=["misnomer", "claims_do_not_fit", "wrong_answer"],
    ),
    ruling(
        "declaring",
        "misnomer",
        "Named the wrong suit or rank",
        ask=[
            ask("What was wrong?", "Only the suit", "The rank"),
            ask("Could he have held it, hand and discard together?", "No", "Yes"),
        ],
        outcomes=[
            outcome(
                ["Only the suit", "*"],
                "There is no penalty if he holds a claim of that value in another"
                " suit. He names the right one.",
                "spec",
            ),
            outcome(
                ["The rank", "No"],
                "Nobody could be misled, so there is no penalty. The call is put right"
                " in the record.",
                "Laws",
                enter={"type": "declare"},
            ),
            outcome(
                ["The rank", "Yes"],
                "It counts as a call of something he does not hold. Before he has"
                " played a card he takes it back; afterwards it is a false"
                " declaration.",
                "Laws",
                enter={"type": "penalty", "offence": "miscall"},
                waive="the other side",
                score="the class is declared again",
            ),
        ],
        words=(
            "wrong suit; said hearts not diamonds; misnomer; slip of the tongue; said"
            " kings meant queens; named the wrong card"
        ),
        see=["false_declaration", "sinking"],
    ),
)
