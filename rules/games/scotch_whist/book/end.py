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
                "The finished deals are settled as they stand, and the side with the"
                " most wins.",
                "spec",
                enter={"type": "stop"},
                score="the open deal counts for nothing",
            ),
        ],
        words=(
            "stop early; out of time; last bus; interrupted; pause; finish another"
            " night"
        ),
        see=["player_leaves", "what_is_owed"],
    ),
    rule(
        "end",
        "counting_order",
        "More than one side has enough",
        outcomes=[
            outcome(
                [],
                "The last deal is counted again in order: ten of trumps, ten of"
                " diamonds in French Whist, cards, ace, king, queen, jack. The first"
                " side to get there wins, whatever the final totals. If only the total"
                " of that deal was entered, the highest wins.",
                "S2",
                score="first in counting order wins",
            )
        ],
        words=(
            "both over 41; both out; who wins; counting order; two reach game; order"
            " of counting; higher score lost"
        ),
        see=["tie", "what_ends_the_game", "what_is_owed"],
    ),
    rule(
        "end",
        "tie",
        "Level even in counting order",
        outcomes=[
            outcome(
                [],
                "If two get there together on cards, the higher total at that moment"
                " wins. Still level, the first of them to score a later honour wins;"
                " if none does, they share the game.",
                "spec",
                score="shared only if nothing decides",
            )
        ],
        words="tie; draw; both on the cards; level; same moment",
        see=["counting_order", "what_is_owed"],
    ),
    rule(
        "end",
        "what_ends_the_game",
        "Is it 41 or 42?",
        outcomes=[
            outcome(
                [],
                "As many as your house rules say: 41 unless you changed it. The game"
                " ends with the deal in which a side has that many or more.",
                "spec",
            )
        ],
        words=(
            "how many points; points for game; game is 41; 42; when does it end; does"
            " it stop in mid-deal"
        ),
        see=["counting_order", "interrupted_game"],
    ),
    rule(
        "end",
        "what_is_owed",
        "Who pays what at the end",
        outcomes=[
            outcome(
                [],
                "Every losing side pays every winning side 1 unit. Each partner pays"
                " or gets it in full.",
                "spec",
                options={"settlement": "game"},
                score="1 unit from each loser to each winner",
            ),
            outcome(
                [],
                "Every losing side pays every winning side the difference of their"
                " scores, never less than 0. Each partner pays or gets it in full. A"
                " side that loses by a revoke pays each of the others what it lacks of"
                " the points for game.",
                "spec",
                options={"settlement": "difference"},
                score="the difference, never below 0",
            ),
        ],
        words=(
            "settle up; pay; stakes; who owes what; how much did we win; lost by a"
            " revoke"
        ),
        see=["counting_order", "interrupted_game"],
    ),
)
