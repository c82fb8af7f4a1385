"""What goes wrong with tricks."""

from ....book.form import ask, outcome, ruling

SITUATIONS = (
    ruling(
        "play",
        "wrong_winner",
        "The wrong player took the trick",
        ask=[ask("Has the trick after it been played, and another led?", "No", "Yes")],
        outcomes=[
            outcome(
                ["No"],
                "The trick goes to its winner, who may meld, draws first and leads;"
                " what was melded, drawn or led in error goes back. A trick entered"
                " wrongly is corrected.",
                "spec",
                score="what is in it goes to its winner",
            ),
            outcome(
                ["Yes"],
                "The trick and what it scores go to its winner. What was melded, drawn"
                " and led since stands; brisques already written down are moved by a"
                " correction. If you enter the cards, say who led next.",
                "custom",
                options={"brisques": "at_once"},
                enter={"type": "adjust"},
                score="10 moved for each brisque in it",
            ),
            outcome(
                ["Yes"],
                "The trick goes to its winner, and its cards count for him at the end."
                " What was melded, drawn and led since stands. If you enter the cards,"
                " say who led next.",
                "custom",
                score="what is in it goes to its winner",
            ),
        ],
        words=(
            "took my trick; wrong winner; whose trick was it; gathered the wrong"
            " trick; ten taken by a king"
        ),
        see=["card_ranking", "disagreement"],
    ),
    ruling(
        "play",
        "revoke",
        "Did not follow suit, trump or win",
        ask=[
            ask("Was the stock already gone?", "No", "Yes"),
            ask("When is it noticed?", "Before the next play", "Later"),
        ],
        outcomes=[
            outcome(
                ["No", "*"],
                "It is no renege. While the stock lasts any card may be played.",
                "S3",
            ),
            outcome(
                ["Yes", "Before the next play"],
                "He takes the card back and plays a right one. There is no penalty.",
                "S4",
                enter={"type": "penalty", "offence": "renege_corrected"},
            ),
            outcome(
                ["Yes", "Later"],
                "The last eight tricks go to the other player: all that is counted in"
                " them, and the last trick. Melds stay. Where cards are counted at the"
                " end, the tricks are handed over before the count.",
                "Laws",
                options={"renege": "last_eight"},
                enter={"type": "penalty", "offence": "renege"},
                waive="the other side",
                score="his last eight tricks score for the other player",
            ),
            outcome(
                ["Yes", "Later"],
                "The deal is played out. He scores nothing for cards in it: what he"
                " has for tricks is taken off, and no more is added. Melds stay.",
                "spec",
                options={"renege": "cards"},
                enter={"type": "penalty", "offence": "renege"},
                waive="the other side",
                score="he loses brisques, card points and last trick",
            ),
            outcome(
                ["Yes", "Later"],
                "The deal is played out. His side scores nothing for cards in it: its"
                " brisques and its last trick are taken off, its melds stay. The"
                " others keep what is theirs.",
                "spec",
                enter={"type": "penalty", "offence": "renege"},
                waive="the others",
                score="his side loses its brisques and last trick",
            ),
        ],
        words=(
            "revoke; renege; did not follow suit; did not trump; could have won the"
            " trick; failed to follow; had the suit; renounce"
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
        "claim_rest",
        "Lays down his cards, claiming the rest",
        outcomes=[
            outcome(
                [],
                "A claim ends nothing: the tricks are played out, and the cards shown"
                " go back into the hand. Showing them costs nothing. All may agree to"
                " count the rest as claimed.",
                "custom",
                enter={"type": "penalty", "offence": "own_card_exposed"},
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
