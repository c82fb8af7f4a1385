"""What is asked at the end of a game."""

from ....book.form import ask, outcome, rule, ruling

SITUATIONS = (
    ruling(
        "end",
        "interrupted_game",
        "The game is broken off",
        ask=[ask("Do you go on another day?", "Yes", "No")],
        outcomes=[
            outcome(
                ["Yes"],
                "Leave the game open; it goes on where it stood. If the cards of an"
                " open deal are mixed, void that deal and deal it again.",
                "custom",
            ),
            outcome(
                ["No"],
                "The finished deals count, and the higher total wins. Level, nobody"
                " pays.",
                "spec",
                enter={"type": "stop"},
                score="the open deal counts for nothing",
            ),
        ],
        words=(
            "stop early; out of time; last bus; interrupted; pause; finish another"
            " night"
        ),
        see=["player_leaves", "what_is_owed", "both_over"],
    ),
    rule(
        "end",
        "what_ends_the_game",
        "Somebody has enough in mid-deal",
        outcomes=[
            outcome(
                [],
                "The game ends at once, with the tablanette or the count that brings"
                " the points. Cards not counted by then score nothing.",
                "S2",
                options={"finish": "at_once"},
                score="the piles are not counted",
            ),
            outcome(
                [],
                "The deal is played out and counted before anybody wins.",
                "spec",
                options={"finish": "deal_end"},
                score="the whole deal counts",
            ),
        ],
        words="251; target; who is first; game over; reached the points; out",
        see=["both_over", "interrupted_game"],
    ),
    rule(
        "end",
        "both_over",
        "Both have enough after the count",
        outcomes=[
            outcome(
                [],
                "The higher total wins. Level, another deal is played.",
                "spec",
                score="the higher total wins",
            )
        ],
        words="both over 251; tie; level; same total; both out",
        see=["what_ends_the_game", "what_is_owed"],
    ),
    rule(
        "end",
        "what_is_owed",
        "What the loser pays",
        outcomes=[
            outcome(
                [],
                "The difference of the two scores.",
                "spec",
                options={"settlement": "difference"},
                score="the difference of the scores",
            ),
            outcome(
                [],
                "One unit, whatever the scores.",
                "spec",
                options={"settlement": "game"},
                score="1 unit",
            ),
        ],
        words="settle up; pay; stakes; who owes what; how much did I win",
        see=["both_over", "interrupted_game"],
    ),
)
