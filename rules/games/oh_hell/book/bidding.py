"""What is asked in the bidding."""

from ....book.form import ask, outcome, rule, ruling

SITUATIONS = (
    ruling(
        "bidding",
        "bid_out_of_turn",
        "Bid out of turn",
        outcomes=[
            outcome(
                [],
                "The bid stands without penalty, and the turn goes back to the right"
                " player. Enter the bid as well: this ruling is only a note beside it.",
                "S2",
                enter={"type": "penalty", "offence": "bid_out_of_turn"},
            )
        ],
        words=(
            "bid too early; bid before his turn; wrong player bid; not his bid; jumped"
            " in"
        ),
        see=["change_bid", "hook", "who_bids_first"],
    ),
    ruling(
        "bidding",
        "change_bid",
        "Wants to change his bid",
        ask=[ask("Has the player on his left bid?", "No", "Yes")],
        outcomes=[
            outcome(
                ["No"],
                "He may change it freely, as often as he likes, until the player on"
                " his left has bid.",
                "S2",
                enter={"type": "bid"},
            ),
            outcome(
                ["Yes"],
                "The bid is fixed, even if the player on the left bid early. So the"
                " last to bid can never change.",
                "spec",
            ),
        ],
        words=(
            "change my bid; changed his mind; take back a bid; correct a bid; said the"
            " wrong number; bid again"
        ),
        see=["bid_out_of_turn", "disagreement"],
    ),
    ruling(
        "bidding",
        "hook",
        "The last bid makes it come out even",
        outcomes=[
            outcome(
                [],
                "Every bid is free, and all together may come to the number of tricks.",
                "S2",
                options={"hook": "off"},
                enter={"type": "bid"},
            ),
            outcome(
                [],
                "The bid that completes the bidding may not bring the total to the"
                " number of tricks. He says another number at once.",
                "spec",
                options={"hook": "on"},
                enter={"type": "bid"},
            ),
            outcome(
                [],
                "With one card each every bid is free. In all other deals the last bid"
                " may not bring the total to the number of tricks, and he says another"
                " number.",
                "spec",
                options={"hook": "not_one"},
                enter={"type": "bid"},
            ),
        ],
        words=(
            "screw the dealer; hook; bids add up; total equals the tricks; may the"
            " dealer bid that; not even; dealer stuck"
        ),
        see=["over_under", "who_bids_first", "bid_out_of_turn"],
    ),
    ruling(
        "bidding",
        "no_bid",
        "Passes, or bids more than there are tricks",
        ask=[ask("What did he say?", "Pass, or nothing", "Too high a number")],
        outcomes=[
            outcome(
                ["Pass, or nothing"],
                "Nobody passes. He names a number; if he wants no trick, he bids 0.",
                "spec",
                enter={"type": "bid"},
            ),
            outcome(
                ["Too high a number"],
                "That is not a bid. He bids again, from 0 to the number of cards in"
                " the hand.",
                "spec",
                enter={"type": "bid"},
            ),
        ],
        words=(
            "pass; did not bid; must I bid; bid too many; bid over the hand size;"
            " impossible bid; skipped in the bidding"
        ),
        see=["zero_bid", "change_bid"],
    ),
    ruling(
        "bidding",
        "disagreement",
        "Disagreement about what was bid",
        ask=[ask("Has the player on his left bid?", "No", "Yes")],
        outcomes=[
            outcome(
                ["No"],
                "He says his bid again, and that counts.",
                "S2",
                enter={"type": "bid"},
            ),
            outcome(
                ["Yes"],
                "The bid on the phone stands. Only if all agree that it was put in"
                " wrongly is the entry corrected.",
                "custom",
            ),
        ],
        words=(
            "I said two; he said one; misheard the bid; wrong bid written; bid in"
            " doubt; what did he bid"
        ),
        see=["change_bid", "ask_bids", "wrong_score"],
    ),
    ruling(
        "bidding",
        "forgotten_announcement",
        "Over or under was not said",
        outcomes=[
            outcome(
                [],
                "Nothing is lost. Whoever keeps the score says it as soon as anybody"
                " asks.",
                "S2",
            )
        ],
        words=(
            "forgot to say over; forgot to say under; nobody said even; scorekeeper"
            " forgot; call was missed"
        ),
        see=["over_under", "ask_bids"],
    ),
    ruling(
        "bidding",
        "led_before_bidding",
        "A card was played before all had bid",
        outcomes=[
            outcome(
                [],
                "The card stays face up before its owner, and the bidding goes on to"
                " its end. He plays it at his first legal turn; if he has the lead, he"
                " leads it.",
                "S2",
                enter={"type": "penalty", "offence": "card_exposed"},
                waive="the others",
                score="none: the card stays face up",
            )
        ],
        words=(
            "led too early; lead before the last bid; played during the bidding;"
            " showed a card in the bidding; jumped the gun"
        ),
        see=["exposed_card", "face_up_card", "led_out_of_turn"],
    ),
    rule(
        "bidding",
        "who_bids_first",
        "Who bids first",
        outcomes=[
            outcome(
                [],
                "The dealer bids first, then the others to his left.",
                "S2",
                options={"first_bidder": "dealer"},
                enter={"type": "bid"},
            ),
            outcome(
                [],
                "The player on the dealer's left bids first, and the dealer last.",
                "spec",
                options={"first_bidder": "left"},
                enter={"type": "bid"},
            ),
        ],
        words=(
            "first bid; who starts the bidding; does the dealer bid last; order of"
            " bidding; eldest hand"
        ),
        see=["who_leads", "bid_out_of_turn"],
    ),
    rule(
        "bidding",
        "over_under",
        "What over, under and even mean",
        outcomes=[
            outcome(
                [],
                "All bids together are compared with the tricks of the deal. More is"
                " over, fewer is under, and equal is even.",
                "S2",
            )
        ],
        words="over; under; even; sum of the bids; overbid; underbid",
        see=["hook", "forgotten_announcement"],
    ),
)
