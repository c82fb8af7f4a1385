"""Rulings of Tablanette that are about an entry which stands."""

# situation: answers, how the ruling is about it, and which types of entry
EARLIER = {
    "disagreement": "-: find",
    "false_tablanette": "-: or instead tablanette",
    "forgot_to_call": "1: ahead count",
    "late_discovery": "0: find",
    "tablanette_wrongly_scored": "-: change tablanette play",
    "takes_card_back": "0: or change play",
    "wrong_capture": "0: or instead tablanette",
    "wrong_dealer": "1: or first",
    "wrong_score": "0: find",
}
