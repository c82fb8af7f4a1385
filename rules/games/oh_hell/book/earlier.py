"""Rulings of Oh Hell that are about an entry which stands."""

# situation: answers, how the ruling is about it, and which types of entry
EARLIER = {
    "change_bid": "0: change bid bids",
    "disagreement": "0: or change bid bids; 1: change bid bids",
    "late_discovery": "0: find; 1: closing",
    "revoke": "2: closing; 3: find",
    "tricks_disputed": "0: or change tricks made",
    "wrong_dealer": "1: or first",
    "wrong_score": "0: find",
    "wrong_winner": "0: change trick; 1: or change trick",
}
