"""What goes wrong in melding."""

from ....book.form import ask, outcome, ruling

SITUATIONS = (
    ruling(
        "melding",
        "wrong_meld",
        "Laid down a wrong meld",
        ask=[ask("Is it written down already?", "No", "Yes")],
        outcomes=[
            outcome(
                ["No"],
                "The cards are taken back, and he may not meld again until he has won"
                " another trick.",
                "spec",
                enter={"type": "penalty", "offence": "wrong_meld"},
                score="the meld does not score",
            ),
            outcome(
                ["Yes"],
                "The meld is taken out of the record, and the ruling is put in its"
                " place. He may not meld again until he has won another trick.",
                "spec",
                enter={"type": "penalty", "offence": "wrong_meld"},
                score="the points of the meld come off",
            ),
        ],
        words=(
            "wrong cards; false declaration; not a marriage; queen used before; meld"
            " does not count; miscounted meld"
        ),
        see=["meld_again", "meld_out_of_turn", "wrong_score"],
    ),
    ruling(
        "melding",
        "meld_out_of_turn",
        "Melded when he may not",
        ask=[
            ask(
                "Why may he not?",
                "He lost the trick",
                "It is his second meld",
                "Melding is over",
            )
        ],
        outcomes=[
            outcome(
                ["He lost the trick"],
                "If his partner won the trick the meld stands, as the one meld of that"
                " trick. Otherwise he takes the cards up again.",
                "Laws",
                options={"meld_right": "side", "sides": "partners"},
                enter={"type": "meld"},
                score="the meld scores if his partner won the trick",
            ),
            outcome(
                ["He lost the trick"],
                "He takes the cards up again and melds after a trick that he wins"
                " himself.",
                "S3",
                score="the meld does not score",
            ),
            outcome(
                ["It is his second meld"],
                "One meld scores for each trick won. The second waits for another"
                " trick; a seven of trumps may go beside the first.",
                "S3",
                score="only one meld scores",
            ),
            outcome(
                ["Melding is over"],
                "The cards are taken up. Nobody melds any more in this deal.",
                "S3",
                score="the meld does not score",
            ),
        ],
        words=(
            "not his turn to meld; two melds at once; melded too late; loser melded;"
            " second meld; stock nearly gone"
        ),
        see=["last_draw", "forgot_to_meld", "partners_meld"],
    ),
    ruling(
        "melding",
        "forgot_to_meld",
        "Forgot to meld before drawing",
        ask=[ask("Has he drawn yet?", "No", "Yes")],
        outcomes=[
            outcome(
                ["No"],
                "He melds now.",
                "S3",
                enter={"type": "meld"},
                score="the meld scores",
            ),
            outcome(
                ["Yes"],
                "It is too late for this trick. He waits until he wins another while"
                " melding is open.",
                "S3",
                waive="the other side",
                score="nothing until he wins another trick",
            ),
        ],
        words=(
            "forgot to declare; meld after drawing; too late to meld; wanted to meld;"
            " forgot my sequence"
        ),
        see=["forgot_to_score", "last_draw"],
    ),
)
