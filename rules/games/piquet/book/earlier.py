"""Rulings of Piquet that are about an entry which stands."""

# situation: answers, how the ruling is about it, and which types of entry
EARLIER = {
    "claims_do_not_fit": "0: change trick play",
    "declared_out_of_turn": "-: or ahead declare",
    "disagreement": (
        "0: or change declare hand; 1: change answer award; 2: change trick play"
    ),
    "misnomer": "10: change declare hand",
    "revoke": "1: instead trick",
    "takes_card_back": "2: find; 3: find",
    "wrong_answer": "2: or instead answer",
    "wrong_dealer": "1: or first",
    "wrong_score": "1: or find; 2: change trick play; 3: or find",
}
