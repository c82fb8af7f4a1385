"""What is asked at any time."""

from ....book.form import ask, outcome, ruling

SITUATIONS = (
    ruling(
        "any",
        "imperfect_pack",
        "The pack is not right",
        ask=[ask("When is it found?", "During the deal", "After the deal is counted")],
        outcomes=[
            outcome(
                ["During the deal"],
                "The deal is void. Put the pack right: 36 cards, ace to six in every"
                " suit, or 35 where five play without the six of spades. The same"
                " dealer deals again; earlier deals stand.",
                "spec",
                enter={"type": "misdeal", "reason": "imperfect_pack"},
                score="the deal is played again",
            ),
            outcome(
                ["After the deal is counted"],
                "What has been scored stands. The pack is put right before the next"
                " deal.",
                "Laws",
            ),
        ],
        words=(
            "a five in the pack; card missing from the pack; 35 cards; two of the same"
            " card; joker in the pack; six of spades"
        ),
        see=["lost_card", "wrong_count", "five_players"],
    ),
    ruling(
        "any",
        "exposed_card",
        "Showed or dropped a card",
        ask=[ask("Do the others let it pass?", "No", "Yes")],
        outcomes=[
            outcome(
                ["No"],
                "The card goes back into the hand and is played when its owner likes."
                " His side scores nothing in this deal and loses 10.",
                "S2",
                enter={"type": "penalty", "offence": "card_exposed"},
                waive="the others",
                score="10 off, and his side scores nothing this deal",
            ),
            outcome(
                ["Yes"],
                "The card goes back into the hand. Nothing else happens.",
                "custom",
            ),
        ],
        words=(
            "dropped a card; card fell face up; exposed card; showed his hand; partner"
            " saw my card; flashed a card"
        ),
        see=["card_exposed_in_deal", "other_breach", "claim_rest"],
    ),
    ruling(
        "any",
        "disagreement",
        "Disagreement about what happened",
        ask=[ask("Can it be seen in the tricks?", "Yes", "No")],
        outcomes=[
            outcome(
                ["Yes"],
                "Look through the tricks when the deal is over. What they show counts.",
                "custom",
                score="as the tricks show",
            ),
            outcome(
                ["No"],
                "What the phone shows stands. Only if all agree that it was put in"
                " wrongly is the entry corrected.",
                "custom",
            ),
        ],
        words="he said; dispute; argument; who played what; who is right",
        see=["wrong_winner", "revoke_denied", "wrong_score"],
    ),
    ruling(
        "any",
        "lost_card",
        "A card is lost or damaged",
        ask=[
            ask(
                "What about the card?",
                "It is found",
                "It stays lost",
                "It is marked or torn",
            )
        ],
        outcomes=[
            outcome(
                ["It is found"],
                "It belongs to the hand that lacks it and counts as having been there."
                " If a suit was not followed because of it, that is a revoke.",
                "Laws",
                score="none, unless it makes a revoke",
            ),
            outcome(
                ["It stays lost"],
                "The deal is void. It is dealt again with a full pack; earlier deals"
                " stand.",
                "spec",
                enter={"type": "misdeal", "reason": "imperfect_pack"},
                score="the deal is played again",
            ),
            outcome(
                ["It is marked or torn"],
                "The deal is played out. Take another pack before the next cut.",
                "Laws",
            ),
        ],
        words=(
            "card on the floor; missing card; torn card; marked card; bent card; found"
            " a card under the table"
        ),
        see=["imperfect_pack", "wrong_count", "honour_missing"],
    ),
    ruling(
        "any",
        "redeal_agreed",
        "All want to deal again",
        outcomes=[
            outcome(
                [],
                "The deal is void, with all that was entered in it, penalties too. The"
                " same dealer deals again.",
                "spec",
                enter={"type": "misdeal", "reason": "other"},
                score="the deal is played again",
            )
        ],
        words=(
            "deal again; throw it in; start the deal over; misdeal; cards mixed up;"
            " something else went wrong"
        ),
        see=["wrong_count", "imperfect_pack"],
    ),
    ruling(
        "any",
        "player_leaves",
        "A player leaves",
        ask=[ask("Does somebody take his place?", "Yes", "No")],
        outcomes=[
            outcome(
                ["Yes"],
                "The new player takes the hand, the seat and the total as they are.",
                "custom",
            ),
            outcome(
                ["No"],
                "The game stops. It is settled on the totals of the deals that were"
                " finished.",
                "spec",
                enter={"type": "stop"},
                score="the open deal counts for nothing",
            ),
        ],
        words="has to go; going home; quits; substitute; fewer players; somebody left",
        see=["interrupted_game", "what_is_owed"],
    ),
)
