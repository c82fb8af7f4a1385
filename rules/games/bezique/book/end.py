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
                "It counts. Open the record at the end of that deal and put the ruling"
                " before the entry that closed it.",
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
        "Calling the game in Five Hundred",
        ask=[
            ask(
                "What happened?",
                "Called, and he has it",
                "Called, and he is short",
                "Had it, and nobody called",
            )
        ],
        outcomes=[
            outcome(
                ["Called, and he has it"],
                "He wins at once, even if the other has more.",
                "S3",
                enter={"type": "claim"},
                score="the caller wins the game",
            ),
            outcome(
                ["Called, and he is short"],
                "He loses the game, even if the other has fewer points.",
                "S3",
                enter={"type": "claim"},
                score="the other player wins the game",
            ),
            outcome(
                ["Had it, and nobody called"],
                "The deal is played out and counted. If one player alone has the"
                " points he wins; if both have them the target rises by 400 and"
                " another deal is played.",
                "S3",
                enter={"type": "count"},
                score="both at 500: the game is 900",
            ),
        ],
        words=(
            "call 500; called too early; miscounted his points; false call; reached"
            " 500; nobody called"
        ),
        see=["tie", "what_ends_the_game"],
        games=["bezique_500"],
    ),
    rule(
        "end",
        "tie",
        "Level, or both at the target",
        ask=[ask("When?", "Both reach it in one deal", "The table stops level")],
        outcomes=[
            outcome(
                ["Both reach it in one deal"],
                "Points count as they are won, so whoever reaches the target first has"
                " the game. If only the total of the deal was entered, the higher"
                " total wins.",
                "S3",
                options={"brisques": "at_once"},
                score="the first there wins",
            ),
            outcome(
                ["Both reach it in one deal"],
                "The brisques are counted in turn, from the dealer's left, and the"
                " first side to reach the target wins.",
                "Laws",
                options={"brisques": "at_end"},
                score="the first counted wins",
            ),
            outcome(
                ["Both reach it in one deal"],
                "If nobody called, the game rises by 400 and another deal is played:"
                " 900, then 1300.",
                "S3",
                score="the target rises by 400",
            ),
            outcome(
                ["The table stops level"],
                "Sides level at the top: nobody wins, and nobody pays.",
                "spec",
                enter={"type": "stop"},
                score="no winner, nobody pays",
            ),
        ],
        words="both over; same score; tie; both reach 1000; who was first; draw",
        see=["what_ends_the_game", "called_out"],
    ),
    rule(
        "end",
        "what_ends_the_game",
        "What ends the game?",
        outcomes=[
            outcome(
                [],
                "Whoever reaches the target wins at once, even in the middle of a"
                " deal; nothing after it counts. The target is 1000 with two players,"
                " 2000 with three or four, unless agreed otherwise. Five Hundred ends"
                " with a call, right or wrong, or with a count.",
                "S3",
                score="the winner is decided",
            )
        ],
        words=(
            "end of the game; how many points; target; reached 1000; play the deal"
            " out; 2000 or 2500"
        ),
        see=["tie", "called_out", "what_is_owed"],
    ),
    rule(
        "end",
        "what_is_owed",
        "What is owed at the end?",
        outcomes=[
            outcome(
                [],
                "Each loser pays the winner the points between them. With partners"
                " each loser pays the difference, and each winner receives it.",
                "spec",
                options={"settle": "difference"},
                score="the difference in points",
            ),
            outcome(
                [],
                "Each loser pays the winner one unit, whatever the scores. With"
                " partners each loser pays one winner.",
                "spec",
                score="one unit from each loser",
            ),
        ],
        words="stakes; what do I pay; settle up; who pays whom; one unit",
        see=["what_ends_the_game", "player_leaves"],
    ),
)
