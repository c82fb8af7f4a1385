"""Rulings of Bezique that are about an entry which stands."""

# situation: answers, how the ruling is about it, and which types of entry
EARLIER = {
    "disagreement": "0: find; 1: find",
    "forgot_to_score": "1: or find; 2: or find",
    "late_discovery": "0-: find; 10: closing; 11: find",
    "wrong_dealer": "1: or first",
    "wrong_meld": "1: instead meld lay; 1: or find",
    "wrong_score": "0: or find",
    "wrong_winner": "0: change trick brisques last_trick; 1: or find",
}
