"""What is asked at the end of a game."""

from ....book.form import ask, outcome, rule

SITUATIONS = (
    rule(
        "end",
        "tie",
        "Level at the end",
        outcomes=[
            outcome(
                [],
                "Another deal is played, and another, until one side leads.",
                "spec",
                options={"form": "cent", "tie": "extra"},
                score="decided by further deals",
            ),
            outcome(
                [],
                "Two more deals, both always played; they never count double. Still"
                " level, it is a draw.",
                "S1",
                options={"tie": "extra"},
                score="two more deals, then a draw",
            ),
            outcome(
                [],
                "It is a draw, and nobody pays.",
                "spec",
                options={"tie": "draw"},
                score="a draw",
            ),
            outcome(
                [],
                "If the leaders are level another deal is played, until one leads"
                " alone.",
                "spec",
                options={"settle": "difference"},
                score="decided by further deals",
            ),
            outcome(
                [],
                "If the leaders are level another deal is played, until one leads"
                " alone.",
                "spec",
                options={"settle": "pool"},
                score="decided by further deals",
            ),
            outcome(
                [],
                "The tie stands, and all with the highest total win. Payment goes by"
                " the differences as usual; if everybody is level nobody wins.",
                "spec",
                score="all with the highest total win",
            ),
        ],
        words=(
            "tie; draw; same score; level; equal after six deals; both at a hundred;"
            " extra deals"
        ),
        see=["what_ends_the_game", "what_is_owed"],
    ),
    rule(
        "end",
        "what_ends_the_game",
        "What ends the game?",
        outcomes=[
            outcome(
                [],
                "The first deal after which a side has the target, 100 unless agreed"
                " otherwise. It is played out, nobody counts out in the middle, and"
                " the higher total wins.",
                "S0",
                options={"form": "cent"},
                score="the higher total wins",
            ),
            outcome(
                [],
                "Four deals. The first and the last count double.",
                "S0",
                options={"form": "club"},
                score="deals one and four count twice",
            ),
            outcome(
                [],
                "Six deals. The higher total wins.",
                "S0",
                options={"form": "rubicon"},
                score="the higher total wins",
            ),
            outcome(
                [],
                "Six deals, three by each dealer. The higher total wins.",
                "S1",
                options={"form": "partie"},
                score="the higher total wins",
            ),
            outcome(
                [],
                "The first deal after which somebody has the target, 100 unless agreed"
                " otherwise. It is played out, and the highest total wins.",
                "S0",
                options={"settle": "difference"},
                score="the highest total wins",
            ),
            outcome(
                [],
                "The first deal after which somebody has the target, 100 unless agreed"
                " otherwise. It is played out, and the highest total wins.",
                "S0",
                options={"settle": "pool"},
                score="the highest total wins",
            ),
            outcome(
                [],
                "As many deals as there are players make a round: each meets both"
                " neighbours. One round is played unless agreed otherwise.",
                "S0",
                score="all settle after the last round",
            ),
        ],
        words=(
            "when is it over; how many deals; a hundred up; partie; last deal;"
            " counting out; deals that count double; how long"
        ),
        see=["tie", "what_is_owed"],
    ),
    rule(
        "end",
        "what_is_owed",
        "Who pays what at the end",
        ask=[ask("How did it end?", "Played out", "Lost by a ruling", "Broken off")],
        outcomes=[
            outcome(
                ["Broken off"],
                "Everybody with a lower total pays everybody with a higher one the"
                " difference. It is settled so on the totals as they stand.",
                "spec",
                options={"settle": "each_pair"},
                enter={"type": "stop"},
                score="the differences of all totals",
            ),
            outcome(
                ["Broken off"],
                "Everybody pays the highest, or each of several, the difference. It is"
                " settled so on the totals as they stand.",
                "spec",
                options={"settle": "to_top"},
                enter={"type": "stop"},
                score="the difference to the highest",
            ),
            outcome(
                ["Broken off"],
                "Each deal is settled alone: of the two who played it the lower pays"
                " the difference. Only complete deals count.",
                "spec",
                options={"settle": "neighbours"},
                enter={"type": "stop"},
                score="the difference in each deal",
            ),
            outcome(
                ["*"],
                "Everybody with a lower total pays everybody with a higher one the"
                " difference.",
                "S0",
                options={"settle": "each_pair"},
                score="the differences of all totals",
            ),
            outcome(
                ["*"],
                "Everybody pays the highest, or each of several, the difference.",
                "spec",
                options={"settle": "to_top"},
                score="the difference to the highest",
            ),
            outcome(
                ["*"],
                "Each deal is settled alone: of the two who played it the lower pays"
                " the difference.",
                "spec",
                options={"settle": "neighbours"},
                score="the difference in each deal",
            ),
            outcome(
                ["Broken off"],
                "If one leads alone the others pay him the difference. Level at the"
                " top, nobody pays.",
                "spec",
                options={"settle": "difference"},
                enter={"type": "stop"},
                score="the difference, or nothing",
            ),
            outcome(
                ["*"],
                "Each of the others pays the winner the difference.",
                "S0",
                options={"settle": "difference"},
                score="the difference",
            ),
            outcome(
                ["Broken off"],
                "Nobody wins, and everybody takes back what he put into the pool.",
                "spec",
                options={"settle": "pool"},
                enter={"type": "stop"},
                score="nothing",
            ),
            outcome(
                ["*"],
                "The winner takes the pool: each has put in the ante for every deal"
                " that counted.",
                "S0",
                options={"settle": "pool"},
                score="the antes of the others",
            ),
            outcome(
                ["Broken off"],
                "The lower side pays the plain difference, without the hundred,"
                " without rubicon or doubling. Level, nobody pays.",
                "spec",
                enter={"type": "stop"},
                score="the plain difference",
            ),
            outcome(
                ["Lost by a ruling"],
                "The deal in progress is dropped. The winner counts the higher of the"
                " two totals, at least the target; the offender counts his own, and"
                " under 50 pays double.",
                "spec",
                options={"form": "cent"},
                waive="the other player",
                score="the difference, perhaps doubled",
            ),
            outcome(
                ["Lost by a ruling"],
                "The deal in progress is dropped. The winner counts the higher of the"
                " two totals, the offender his own; the hundred and the rubicon follow"
                " as usual.",
                "spec",
                waive="the other player",
                score="as for a game played out",
            ),
            outcome(
                ["Played out"],
                "The difference of the totals. A loser with fewer than 50 pays double,"
                " unless another number was agreed.",
                "S0",
                options={"form": "cent"},
                score="the difference, or twice that",
            ),
            outcome(
                ["Played out"],
                "The difference and 100 for the game. A loser with fewer than 100 is"
                " rubiconed: he pays both totals and the 100, even if the winner has"
                " fewer than 100 too. Other numbers may be agreed.",
                "S1",
                options={"form": "partie"},
                score="the difference or both totals, and 100",
            ),
            outcome(
                ["Played out"],
                "The difference and 100 for the game. A loser with fewer than 100 is"
                " rubiconed: he pays both totals and the 100, even if the winner has"
                " fewer than 100 too. Other numbers may be agreed.",
                "S0",
                options={"form": "rubicon"},
                score="the difference or both totals, and 100",
            ),
            outcome(
                ["Played out"],
                "The difference and 100 for the game. A loser with fewer than 100 is"
                " rubiconed: he pays both totals and the 100, even if the winner has"
                " fewer than 100 too. Other numbers may be agreed.",
                "Laws",
                options={"form": "club"},
                score="the difference or both totals, and 100",
            ),
        ],
        words=(
            "rubicon; who owes what; settle; pay; stakes; under a hundred; double"
            " under fifty; a hundred for the game; pool; ante"
        ),
        see=["what_ends_the_game", "tie", "player_leaves"],
    ),
)
