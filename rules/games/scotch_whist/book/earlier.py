"""Rulings of Scotch Whist that are about an entry which stands."""

# situation: answers, how the ruling is about it, and which types of entry
EARLIER = {
    "disagreement": "0: find; 1: find",
    "late_discovery": "0: find; 1: closing",
    "revoke": "2: closing; 3: find",
    "trumps_in_doubt": "-: or change trump",
    "wrong_dealer": "1: or first",
    "wrong_score": "0: find",
    "wrong_winner": "0: change trick; 1: change trick",
}
