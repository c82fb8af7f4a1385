"""Rulings of Pinochle that are about an entry which stands."""

# situation: answers, how the ruling is about it, and which types of entry
EARLIER = {
    "disagreement": "0: find; 1: find",
    "late_discovery": "0-: find; 10: closing; 11: find",
    "led_out_of_turn": "1: or ahead play",
    "wrong_dealer": "1: or first",
    "wrong_meld": "0: remove meld; 0: or find; 1: change meld; 1: or find",
    "wrong_score": "0: or find",
    "wrong_winner": "0: change play; 1: or ahead play",
}
