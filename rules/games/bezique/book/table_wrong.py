"""What goes wrong at the table, at any time."""

from ....book.form import ask, outcome, ruling

SITUATIONS = (
    ruling(
        "any",
        "forgot_to_score",
        "Something was not written down",
        ask=[
            ask(
                "What was it?",
                "Aces and tens",
                "A meld that was laid",
                "A seven of trumps",
                "The last trick",
            )
        ],
        outcomes=[
            outcome(
                ["Aces and tens"],
                "Nothing is lost: all brisques are counted after the last trick.",
                "spec",
                options={"brisques": "at_end"},
                score="10 each, at the end",
            ),
            outcome(
                ["Aces and tens"],
                "They score as soon as somebody notices, as long as the deal is open."
                " The order of the entries decides who reached the target first.",
                "spec",
                options={"brisques": "at_once"},
                enter={"type": "brisques"},
                score="10 each",
            ),
            outcome(
                ["Aces and tens"],
                "Nothing is lost: in Five Hundred the cards are counted after the last"
                " trick.",
                "S3",
                score="card points at the end",
            ),
            outcome(
                ["A meld that was laid"],
                "Everybody saw it, so it scores. It is put into the record after the"
                " trick that it followed.",
                "spec",
                enter={"type": "meld"},
                score="the value of the meld",
            ),
            outcome(
                ["A seven of trumps"],
                "It scores nothing in this form.",
                "S3",
                options={"form": "marriage_trump"},
            ),
            outcome(
                ["A seven of trumps"],
                "If it was shown, exchanged or played in time, it scores. It is put"
                " into the record where it belongs.",
                "spec",
                enter={"type": "seven"},
                score="10",
            ),
            outcome(
                ["The last trick"],
                "It scores: the deal is not closed until its winner is entered. Where"
                " every trick is entered it counts by itself.",
                "spec",
                enter={"type": "last_trick"},
                score="10",
            ),
        ],
        words=(
            "forgot to mark; brisque not counted; points missing; forgot the last"
            " trick; did not write it down; forgot my ten"
        ),
        see=["wrong_score", "count_wrong"],
    ),
    ruling(
        "any",
        "wrong_score",
        "A wrong score was written down",
        ask=[ask("Do all agree what is right?", "Yes", "No")],
        outcomes=[
            outcome(
                ["Yes"],
                "The entry is corrected where it was made; if it cannot be found, the"
                " difference is entered as a correction.",
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
        see=["forgot_to_score", "disagreement"],
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
                "Only complete deals count. The highest total wins and is paid as"
                " usual; level at the top, nobody wins.",
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
                "The deal in progress is void, and the same player deals again."
                " Complete deals stand.",
                "custom",
                enter={"type": "misdeal", "reason": "agreed"},
                waive="all players",
                score="the deal counts nothing and is played again",
            ),
            outcome(
                ["It will not be finished"],
                "Only complete deals count. The highest total wins and is paid as"
                " usual; level at the top, nobody wins.",
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
