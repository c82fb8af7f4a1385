"""What is asked at any time."""

from ....book.form import ask, outcome, ruling

SITUATIONS = (
    ruling(
        "any",
        "imperfect_pack",
        "The pack is not complete",
        ask=[ask("When is it found?", "During the deal", "After the deal is counted")],
        outcomes=[
            outcome(
                ["During the deal"],
                "The deal is void, with the tablanettes in it. Put the pack right, and"
                " the same dealer deals again; earlier deals stand.",
                "spec",
                enter={"type": "misdeal", "reason": "imperfect_pack"},
                score="the deal is played again; its tablanettes are lost",
            ),
            outcome(
                ["After the deal is counted"],
                "What has been scored stands. The pack is put right before the next"
                " deal.",
                "Laws",
            ),
        ],
        words=(
            "51 cards; card missing from the pack; two of the same card; joker in the"
            " pack; incomplete deck"
        ),
        see=["lost_card", "count_wrong", "wrong_count"],
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
                "It goes to the hand that is a card short; if none is, it goes where"
                " it fell from, the table or a pile.",
                "Laws",
            ),
            outcome(
                ["It stays lost"],
                "The deal is void, with the tablanettes in it. It is dealt again with"
                " a full pack.",
                "spec",
                enter={"type": "misdeal", "reason": "imperfect_pack"},
                score="the deal is played again; its tablanettes are lost",
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
        see=["imperfect_pack", "count_wrong"],
    ),
    ruling(
        "any",
        "redeal_agreed",
        "Both want to deal again",
        outcomes=[
            outcome(
                [],
                "The deal is void, with all tablanettes in it. The same dealer deals"
                " again.",
                "spec",
                enter={"type": "misdeal", "reason": "other"},
                score="the deal is played again; its tablanettes are lost",
            )
        ],
        words=(
            "deal again; throw it in; start the deal over; misdeal; cards mixed up;"
            " piles mixed with the table"
        ),
        see=["wrong_count", "imperfect_pack"],
    ),
    ruling(
        "any",
        "disagreement",
        "No agreement on what happened",
        outcomes=[
            outcome(
                [],
                "What the phone shows stands. Only if both agree that it was put in"
                " wrongly is the entry corrected.",
                "custom",
            )
        ],
        words="he said; dispute; argument; who is right; I called it; did he take it",
        see=["last_taker_disputed", "wrong_score"],
    ),
    ruling(
        "any",
        "player_leaves",
        "A player has to leave",
        ask=[ask("Does somebody take his place?", "Yes", "No")],
        outcomes=[
            outcome(
                ["Yes"],
                "The new player takes the hand, the pile and the total as they are.",
                "custom",
            ),
            outcome(
                ["No"],
                "The game stops. The finished deals count; the higher total wins.",
                "spec",
                enter={"type": "stop"},
                score="the open deal counts for nothing",
            ),
        ],
        words="has to go; going home; quits; substitute; gives up; resigns",
        see=["interrupted_game", "what_is_owed"],
    ),
)
