"""What goes wrong with tricks."""

from ....book.form import ask, outcome, ruling

SITUATIONS = (
    ruling(
        "play",
        "drew_too_many",
        "Drew too many cards",
        outcomes=[
            outcome(
                [],
                "The extra card goes back on top of the stock. If he has seen it, the"
                " other player may see it too. There is no penalty.",
                "custom",
                waive="the other player",
            )
        ],
        words=(
            "drew two cards; two cards stuck together; overdrew; thirteen cards in"
            " hand; lifted two; saw the next card"
        ),
        see=["wrong_count", "drew_out_of_turn"],
        games=["pinochle_two"],
    ),
    ruling(
        "play",
        "revoke",
        "Did not follow suit, trump or beat",
        ask=[
            ask(
                "Which is it?",
                "Noticed before the next play",
                "Noticed later",
                "Two players, still drawing",
            )
        ],
        outcomes=[
            outcome(
                ["Noticed before the next play"],
                "He takes the card back and plays a right one. There is no penalty.",
                "S4",
                enter={"type": "penalty", "offence": "renege_corrected"},
            ),
            outcome(
                ["Two players, still drawing"],
                "It is no renege. With two players any card may be played while the"
                " stock lasts.",
                "Laws",
            ),
            outcome(
                ["Noticed later"],
                "The deal is played out and counted. All points of his side in it are"
                " cancelled, and it cannot win this game.",
                "spec",
                options={"renege": "hand", "game": "deal"},
                enter={"type": "penalty", "offence": "renege"},
                waive="the others",
                score="his side's points of the deal are cancelled; it cannot win",
            ),
            outcome(
                ["Noticed later"],
                "The deal is played out and counted. All points of his side in it are"
                " cancelled: melds, deeces and cards. Nobody else gains them.",
                "spec",
                options={"renege": "hand", "game": "points"},
                enter={"type": "penalty", "offence": "renege"},
                waive="the others",
                score="his side's points of the deal are cancelled",
            ),
            outcome(
                ["Noticed later"],
                "The deal is played out and counted. His side loses its card points"
                " and the last trick; its melds stay. Nobody else gains them.",
                "Laws",
                options={"renege": "cards"},
                enter={"type": "penalty", "offence": "renege"},
                waive="the others",
                score="his side loses its card points and last trick",
            ),
        ],
        words=(
            "renege; revoke; did not follow suit; did not trump; did not beat the"
            " trump; had the suit; failed to follow; partner reneged"
        ),
        see=["must_follow", "late_discovery", "looked_at_tricks"],
    ),
    ruling(
        "play",
        "looked_at_tricks",
        "Looked through the tricks taken",
        ask=[ask("Does he charge somebody with a renege?", "No", "Yes")],
        outcomes=[
            outcome(
                ["No"],
                "It is not allowed, but there is no penalty. Anybody may look at the"
                " last trick until he plays to the next one.",
                "S4",
                enter={"type": "penalty", "offence": "looked_at_tricks"},
            ),
            outcome(
                ["Yes"],
                "Then the tricks may be looked through, to prove the renege or to"
                " clear the player charged.",
                "S4",
            ),
        ],
        words=(
            "looked at tricks; counting the cards gone; see the last trick; turned his"
            " tricks over; which aces are out"
        ),
        see=["revoke", "disagreement"],
    ),
    ruling(
        "play",
        "wrong_winner",
        "The wrong player took the trick",
        ask=[ask("Has the trick after it been played, and another led?", "No", "Yes")],
        outcomes=[
            outcome(
                ["No"],
                "The trick goes to its winner, who leads; what was melded, drawn or"
                " led in error goes back. A trick entered wrongly is corrected.",
                "spec",
                score="what is in it goes to its winner",
            ),
            outcome(
                ["Yes"],
                "The trick goes to its winner. The lead since then stands, as a lead"
                " out of turn noticed too late. If the tricks are entered, put this"
                " before the trick that was led so.",
                "spec",
                enter={"type": "penalty", "offence": "lead_out_of_turn_stands"},
                score="what is in it goes to its winner",
            ),
        ],
        words=(
            "took my trick; wrong winner; whose trick was it; gathered the wrong"
            " trick; ten taken by a king"
        ),
        see=["card_ranking", "led_out_of_turn"],
    ),
    ruling(
        "play",
        "claim_rest",
        "Lays down his cards, claiming the rest",
        outcomes=[
            outcome(
                [],
                "A claim ends nothing: the tricks are played out, and the cards shown"
                " go back into the hand. Showing them costs nothing. All may agree to"
                " count the rest as claimed.",
                "custom",
                enter={"type": "penalty", "offence": "exposed_card"},
                waive="all players",
            )
        ],
        words=(
            "the rest are mine; laid down his hand; claims all tricks; throws his"
            " cards in; gives up the rest"
        ),
        see=["exposed_card", "called_out"],
    ),
)
