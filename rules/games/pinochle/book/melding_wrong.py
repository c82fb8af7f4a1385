"""What goes wrong in melding."""

from ....book.form import ask, outcome, ruling

SITUATIONS = (
    ruling(
        "melding",
        "turn_up_exchange",
        "Who may exchange the turn-up",
        ask=[
            ask(
                "What is the trouble?",
                "Two want it",
                "Exchanged before his turn",
                "Melds already lie",
                "The dealer wants to",
            )
        ],
        outcomes=[
            outcome(
                ["Two want it"],
                "The right begins on the dealer's left and goes round: the first in"
                " turn has it.",
                "S4",
                enter={"type": "exchange"},
                score="10 to the exchanger",
            ),
            outcome(
                ["Exchanged before his turn"],
                "It is put back if somebody before him has a deece and wants the"
                " turn-up. Otherwise it stands.",
                "custom",
                enter={"type": "exchange"},
                waive="the players before him",
                score="10 to the exchanger",
            ),
            outcome(
                ["Melds already lie"],
                "It is too late: the turn-up is the dealer's. The deece is melded for"
                " 10 instead.",
                "spec",
                enter={"type": "meld"},
                score="10 with the meld",
            ),
            outcome(
                ["The dealer wants to"],
                "He needs no exchange: the turn-up is his anyway, and he melds his own"
                " deece for 10.",
                "spec",
                enter={"type": "meld"},
                score="10 with the meld",
            ),
        ],
        words=(
            "exchange out of turn; take the turn-up; dix for the turn-up; both want"
            " the trump card; dealer takes the turn-up"
        ),
        see=["deece", "forgot_to_meld"],
        games=["pinochle"],
    ),
    ruling(
        "melding",
        "wrong_meld",
        "A meld was wrong",
        ask=[ask("What is wrong?", "The cards do not make it", "It was counted wrong")],
        outcomes=[
            outcome(
                ["The cards do not make it"],
                "The cards are taken up, and the meld is taken out of the record where"
                " it was entered. There is no penalty.",
                "spec",
                score="the points of the meld come off",
            ),
            outcome(
                ["It was counted wrong"],
                "The number is corrected where it was entered, whenever it is found."
                " There is no penalty.",
                "spec",
                score="the right value counts",
            ),
        ],
        words=(
            "wrong cards; false meld; not a pinochle; miscounted meld; meld written"
            " too high; queen used before"
        ),
        see=["forgot_to_meld", "wrong_score"],
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
                "The stock is gone",
            )
        ],
        outcomes=[
            outcome(
                ["He lost the trick"],
                "He takes the cards up again and melds after a trick that he wins.",
                "Laws",
                score="the meld does not score",
            ),
            outcome(
                ["It is his second meld"],
                "One meld scores for each trick won. The second waits for another"
                " trick; a deece may go beside the first.",
                "Laws",
                score="only one meld scores",
            ),
            outcome(
                ["The stock is gone"],
                "The last meld follows the last trick of the stock. Once a further"
                " trick is played nobody melds.",
                "Laws",
                score="the meld does not score",
            ),
        ],
        words=(
            "not his turn to meld; two melds at once; melded too late; loser melded;"
            " second meld"
        ),
        see=["forgot_to_meld", "last_draw"],
        games=["pinochle_two"],
    ),
    ruling(
        "melding",
        "forgot_to_meld",
        "Forgot to meld",
        ask=[
            ask(
                "What has happened since?",
                "Nothing",
                "Two players: he has drawn",
                "Three or four: a trick was played",
            )
        ],
        outcomes=[
            outcome(
                ["Nothing"],
                "He melds now.",
                "S4",
                enter={"type": "meld"},
                score="the meld scores",
            ),
            outcome(
                ["Two players: he has drawn"],
                "It is too late for this trick. He waits until he wins another while"
                " the stock lasts.",
                "Laws",
                waive="the other player",
                score="nothing until he wins another trick",
            ),
            outcome(
                ["Three or four: a trick was played"],
                "It is too late: after the first trick no meld counts in this deal.",
                "spec",
                waive="the others",
                score="the meld is lost",
            ),
        ],
        words=(
            "forgot to meld; too late to meld; forgot my flush; overlooked a meld;"
            " meld after drawing; forgot the deece"
        ),
        see=["wrong_meld", "deece"],
    ),
)
