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
                "The finished deals are settled as they stand. There is no winner's"
                " bonus and no play-off.",
                "spec",
                enter={"type": "stop"},
                score="the open deal counts for nothing",
            ),
        ],
        words=(
            "stop early; out of time; last bus; interrupted; pause; finish another"
            " night"
        ),
        see=["player_leaves", "what_is_owed", "tie"],
    ),
    rule(
        "end",
        "tie",
        "Two are level at the end",
        outcomes=[
            outcome(
                [],
                "The tie stands, and they share the win. A winner's bonus goes to each"
                " of them.",
                "spec",
                options={"tie": "stands"},
                score="each of them wins",
            ),
            outcome(
                [],
                "All play further deals of the largest hand until one leads alone.",
                "spec",
                options={"tie": "play_off"},
                score="decided by further deals",
            ),
        ],
        words="tie; draw; same score; level; play-off; equal points",
        see=["what_is_owed", "interrupted_game"],
    ),
    rule(
        "end",
        "what_is_owed",
        "Who pays whom at the end",
        outcomes=[
            outcome(
                [],
                "Everybody settles with everybody on the difference of their scores."
                " Before that the winner adds 10; if several tie, each adds 10.",
                "S2",
                options={"bonus": "winner_10"},
                score="10 more to each winner, then the differences",
            ),
            outcome(
                [],
                "Everybody settles with everybody on the difference of their scores.",
                "S2",
                options={"bonus": "none"},
                score="the differences between all scores",
            ),
        ],
        words="settle up; pay; stakes; winner's bonus; difference; who owes what",
        see=["tie", "interrupted_game"],
    ),
)
