"""What goes wrong at the table, at any time."""

from ....book.form import ask, outcome, ruling

SITUATIONS = (
    ruling(
        "any",
        "wrong_score",
        "A wrong score was written down",
        ask=[ask("Do all agree what is right?", "Yes", "No")],
        outcomes=[
            outcome(
                ["Yes"],
                "The entry is corrected where it was made; what has no entry there is"
                " added as a correction.",
                "spec",
                enter={"type": "adjust"},
                score="as agreed",
            ),
            outcome(
                ["No"],
                "What is written stays, unless melds or tricks on the table show"
                " otherwise.",
                "custom",
            ),
        ],
        words=(
            "wrong score; written to the wrong player; scored twice; correct the"
            " sheet; forgot points; mistake in the score"
        ),
        see=["wrong_meld", "disagreement"],
    ),
    ruling(
        "any",
        "disagreement",
        "No agreement on what happened",
        ask=[ask("Do cards on the table or in the tricks show it?", "Yes", "No")],
        outcomes=[
            outcome(
                ["Yes"],
                "Look, and rule by what is found. If all agree the tricks may be"
                " opened for it.",
                "custom",
                waive="all players",
                score="as found",
            ),
            outcome(
                ["No"],
                "What was written at the time stands. All players may agree on a"
                " correction.",
                "custom",
                enter={"type": "adjust"},
                waive="all players",
                score="none, or as agreed",
            ),
        ],
        words=(
            "who won the trick; he said, she said; did he meld it; dispute; argument;"
            " whose trick was it"
        ),
        see=["wrong_score", "looked_at_tricks"],
    ),
    ruling(
        "any",
        "doubling",
        "Doubling and conceding",
        ask=[
            ask(
                "What is asked?",
                "Who may double",
                "The other does not answer",
                "He will not play for it",
            )
        ],
        outcomes=[
            outcome(
                ["*"],
                "There is no doubling in this game, unless the table agrees to it"
                " beforehand.",
                "spec",
                options={"doubling": "off"},
            ),
            outcome(
                ["Who may double"],
                "Either player the first time, whenever he likes. Afterwards only the"
                " one who accepted the last double.",
                "S4",
                options={"doubling": "on"},
                enter={"type": "double"},
                score="the stake is doubled if the other accepts",
            ),
            outcome(
                ["The other does not answer"],
                "Nothing is played or melded before he answers: he accepts, or he"
                " concedes.",
                "spec",
                options={"doubling": "on", "game": "deal"},
                enter={"type": "answer"},
            ),
            outcome(
                ["The other does not answer"],
                "Nothing is played or melded before he answers. An accepted double"
                " stands for the whole game.",
                "spec",
                options={"doubling": "on", "game": "points"},
                enter={"type": "answer"},
            ),
            outcome(
                ["He will not play for it"],
                "He concedes this deal, which is the game, and pays the stake as it"
                " stood before this double.",
                "S4",
                options={"doubling": "on", "game": "deal"},
                enter={"type": "answer", "accept": False},
                score="the doubler wins the game",
            ),
            outcome(
                ["He will not play for it"],
                "He concedes the whole game, and pays the stake as it stood before"
                " this double.",
                "spec",
                options={"doubling": "on", "game": "points"},
                enter={"type": "answer", "accept": False},
                score="the doubler wins the game",
            ),
        ],
        words="double; redouble; concede; refuse a double; stakes; whose double is it",
        see=["what_is_owed"],
        games=["pinochle_two"],
    ),
    ruling(
        "any",
        "player_leaves",
        "A player has to leave",
        ask=[
            ask(
                "What then?",
                "Somebody takes his place",
                "The game is finished later",
                "The game stops",
            )
        ],
        outcomes=[
            outcome(
                ["Somebody takes his place"],
                "The new player takes the cards, the seat and the score as they are.",
                "custom",
                waive="all players",
            ),
            outcome(
                ["The game is finished later"],
                "The record stays open and goes on where it stood.",
                "custom",
            ),
            outcome(
                ["The game stops"],
                "Only complete deals count. Whoever leads wins, even below the target,"
                " and is paid as usual.",
                "spec",
                enter={"type": "stop"},
                score="complete deals count, the open one does not",
            ),
        ],
        words=(
            "has to go; leaves the table; gives up; stops playing; will not play on;"
            " somebody takes over"
        ),
        see=["interrupted_game", "what_is_owed"],
    ),
    ruling(
        "any",
        "interrupted_game",
        "The game is broken off",
        ask=[
            ask(
                "How does it go on?",
                "With the cards as they lie",
                "The cards are put away",
                "It will not be finished",
            )
        ],
        outcomes=[
            outcome(
                ["With the cards as they lie"],
                "Play goes on where it stopped. Everything entered counts.",
                "custom",
            ),
            outcome(
                ["The cards are put away"],
                "The deal in progress is thrown in, with any doubles in it, and the"
                " same player deals again. Complete deals stand.",
                "custom",
                enter={"type": "misdeal", "reason": "agreed"},
                waive="all players",
                score="the deal counts nothing and is played again",
            ),
            outcome(
                ["It will not be finished"],
                "Only complete deals count. Whoever leads wins, even below the target,"
                " and is paid as usual.",
                "spec",
                enter={"type": "stop"},
                score="complete deals count, the open one does not",
            ),
        ],
        words=(
            "interrupted; continue tomorrow; broken off; go on later; cards put away;"
            " too late tonight"
        ),
        see=["player_leaves", "redeal_agreed"],
    ),
)
