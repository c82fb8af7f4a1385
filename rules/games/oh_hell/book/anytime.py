"""What is asked at any time."""

from ....book.form import ask, outcome, rule, ruling

SITUATIONS = (
    ruling(
        "any",
        "imperfect_pack",
        "The pack is not complete",
        ask=[ask("When is it found?", "During the deal", "After the deal is scored")],
        outcomes=[
            outcome(
                ["During the deal"],
                "The deal is void. Put the pack right, and the same dealer deals"
                " again. Earlier deals stand.",
                "spec",
                enter={"type": "misdeal", "reason": "imperfect_pack"},
                score="the deal is played again, same number of cards",
            ),
            outcome(
                ["After the deal is scored"],
                "What has been scored stands. The pack is put right before the next"
                " deal.",
                "Laws",
            ),
        ],
        words=(
            "card missing from the pack; 51 cards; two of the same card; joker in the"
            " pack; double card; incomplete deck"
        ),
        see=["lost_card", "wrong_count"],
    ),
    ruling(
        "any",
        "exposed_card",
        "Showed or dropped a card",
        ask=[
            ask(
                "How was it seen?",
                "He showed or dropped it",
                "Another looked in his hand",
            )
        ],
        outcomes=[
            outcome(
                ["He showed or dropped it"],
                "The card stays face up before its owner and is played at the first"
                " legal turn. The same goes for every card that he showed.",
                "S2",
                enter={"type": "penalty", "offence": "card_exposed"},
                waive="the others",
                score="none: the card stays face up",
            ),
            outcome(
                ["Another looked in his hand"],
                "The owner did nothing wrong and keeps his cards in his hand. It costs"
                " nothing, and whoever looked keeps to himself what he saw.",
                "custom",
            ),
        ],
        words=(
            "dropped a card; card fell face up; exposed card; showed his hand; penalty"
            " card; flashed a card; peeked; looked in my hand"
        ),
        see=["face_up_card", "two_cards_played", "led_before_bidding"],
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
                score="the deal is played again, same number of cards",
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
        see=["imperfect_pack", "wrong_count", "revoke"],
    ),
    ruling(
        "any",
        "redeal_agreed",
        "All want to deal again",
        outcomes=[
            outcome(
                [],
                "The deal is void, with all that was entered in it. The same dealer"
                " deals the same number of cards again.",
                "spec",
                enter={"type": "misdeal", "reason": "other"},
                score="the deal is played again, same number of cards",
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
                "The new player takes the hand, the bid and the total as they are.",
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
    rule(
        "any",
        "ask_bids",
        "May I ask what he bid?",
        outcomes=[
            outcome(
                [],
                "Yes, at any time, and also how many tricks each has taken. The phone"
                " shows both.",
                "S2",
            )
        ],
        words=(
            "what did you bid; how many has he; ask the bids; count tricks; remind me"
        ),
        see=["disagreement", "tricks_disputed"],
    ),
)
