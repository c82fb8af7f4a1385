"""What is asked at the end of a game."""

from ....book.form import ask, outcome, rule, ruling

SITUATIONS = (
    ruling(
        "end",
        "late_discovery",
        "A mistake in a deal already finished",
        ask=[
            ask("What was wrong?", "A meld or a count", "A renege"),
            ask("Has the next deal begun?", "No", "Yes"),
        ],
        outcomes=[
            outcome(
                ["A meld or a count", "*"],
                "Correct the entry in that deal, whenever it is found before the game"
                " is over. All later totals follow by themselves.",
                "spec",
                score="that deal is scored anew",
            ),
            outcome(
                ["A renege", "No"],
                "It counts. Take back the entry that ended the deal, enter the ruling,"
                " and then that entry again.",
                "spec",
                enter={"type": "penalty", "offence": "renege"},
                waive="the others",
                score="as for any renege, in that deal",
            ),
            outcome(
                ["A renege", "Yes"],
                "By the custom of the card table it is too late: a renege must be"
                " charged before the next deal is cut. All players may still agree to"
                " correct the record.",
                "Laws",
                waive="all players",
            ),
        ],
        words=(
            "renege found later; noticed too late; mistake in the last deal; found in"
            " the tricks; revoke after the deal; looked through afterwards"
        ),
        see=["revoke", "wrong_score"],
    ),
    ruling(
        "end",
        "called_out",
        "Called out",
        ask=[ask("Does his count reach the target?", "Yes", "No")],
        outcomes=[
            outcome(
                ["*"],
                "There is nothing to call: this one deal is the game, and the most"
                " points win.",
                "spec",
                options={"game": "deal"},
            ),
            outcome(
                ["Yes"],
                "His side wins at once, whatever the others have. Only its cards are"
                " counted.",
                "Laws",
                options={"game": "points"},
                enter={"type": "call_out"},
                score="the caller's side wins the game",
            ),
            outcome(
                ["No"],
                "His side loses the game at once, and all other sides win. Nothing is"
                " added.",
                "Laws",
                options={"game": "points"},
                enter={"type": "call_out"},
                score="the caller's side loses the game",
            ),
        ],
        words="call out; called too early; false call; I am out; reached 1000; knock",
        see=["tie", "what_ends_the_game"],
    ),
    rule(
        "end",
        "tie",
        "Level, or several at the target",
        ask=[ask("When?", "Several reach it in one deal", "The table stops level")],
        outcomes=[
            outcome(
                ["Several reach it in one deal"],
                "One deal is the game, so the most points win. Sides level at the top"
                " win together; all level is a draw.",
                "spec",
                options={"game": "deal"},
                score="the highest wins",
            ),
            outcome(
                ["Several reach it in one deal"],
                "If nobody called, the target goes up by 250, and again while several"
                " are there. One side alone at the new target wins; with none, another"
                " deal is played.",
                "Laws",
                options={"game": "points", "ending": "extend"},
                score="the target goes up by 250",
            ),
            outcome(
                ["Several reach it in one deal"],
                "If nobody called, the highest wins. Level at the top, another deal is"
                " played.",
                "spec",
                options={"game": "points", "ending": "high"},
                score="the highest wins",
            ),
            outcome(
                ["The table stops level"],
                "Sides level at the top win together. All level, nobody wins and"
                " nobody pays.",
                "spec",
                enter={"type": "stop"},
                score="shared, or a draw",
            ),
        ],
        words=(
            "both over 1000; same score; tie; draw; who was first; several out at once"
        ),
        see=["called_out", "what_ends_the_game"],
    ),
    rule(
        "end",
        "what_ends_the_game",
        "What ends the game?",
        outcomes=[
            outcome(
                [],
                "The first complete deal: most points win.",
                "spec",
                options={"game": "deal"},
                score="the winner is decided",
            ),
            outcome(
                [],
                "A call, right or wrong, or a complete deal with a side at the target,"
                " 1000 unless agreed otherwise. If several reach it in one deal, a"
                " separate rule decides. Passing it in the middle of a deal ends"
                " nothing by itself.",
                "S4",
                options={"game": "points"},
                score="the winner is decided",
            ),
        ],
        words=(
            "end of the game; how many points; target; reached 1000; play the deal"
            " out; one deal"
        ),
        see=["called_out", "tie", "what_is_owed"],
    ),
    rule(
        "end",
        "what_is_owed",
        "What is owed at the end?",
        outcomes=[
            outcome(
                [],
                "Each loser pays each winner the points between them; with partners"
                " each loser pays one winner.",
                "spec",
                options={"settle": "difference"},
                score="the difference in points",
            ),
            outcome(
                [],
                "The loser pays one stake, doubled once for every double accepted."
                " Whoever concedes pays the stake before the double he refused.",
                "spec",
                options={"settle": "stake", "doubling": "on"},
                score="one stake, doubled for each double accepted",
            ),
            outcome(
                [],
                "Each loser pays each winner one stake; with partners each loser pays"
                " one winner.",
                "spec",
                options={"settle": "stake"},
                score="one stake",
            ),
        ],
        words="stakes; what do I pay; settle up; who pays whom; one stake",
        see=["what_ends_the_game", "player_leaves"],
    ),
)
