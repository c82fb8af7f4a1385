"""Deals of Oh Hell to learn by."""

from ....book.form import deal

WORKED = (
    deal(
        "Three cards each, and over",
        story=[
            "Ann deals three cards each and turns up a heart: hearts are trumps.",
            (
                "Ann, the dealer, bids first: 2. Bob bids 1 and Cara 1: four for three"
                " tricks, so the phone says Over."
            ),
            (
                "Bob leads the queen of spades, Cara plays the ace, and Ann, who has"
                " no spade, throws a diamond: Cara takes it."
            ),
            (
                "Cara leads the five of spades, Ann trumps with the ace of hearts, and"
                " Bob throws a club."
            ),
            (
                "Ann leads the king of clubs, Bob has none left and trumps with the"
                " nine of hearts."
            ),
            "Bob and Cara took the one trick that they bid: 10 and 1 each.",
            "Ann took one and bid two, so she scores nothing and pays 11 to each.",
        ],
        after=[1, 4, 5, 6, 7, 7, 7],
        record={
            "game": "oh_hell",
            "options": {"sequence": "custom", "hands": [3]},
            "players": ["Ann", "Bob", "Cara"],
            "entries": [
                {"type": "trump", "card": "7H"},
                {"type": "bid", "seat": 0, "bid": 2},
                {"type": "bid", "seat": 1, "bid": 1},
                {"type": "bid", "seat": 2, "bid": 1},
                {"type": "trick", "cards": ["QS", "AS", "4D"]},
                {"type": "trick", "cards": ["5S", "AH", "2C"]},
                {"type": "trick", "cards": ["KC", "9H", "JC"]},
            ],
        },
    ),
    deal(
        "The hook, a zero and a revoke",
        story=[
            (
                "Ann deals five cards each; at this table the dealer bids last, and"
                " the hook is on."
            ),
            "Bob bids 2, Cara 0 and Dan 2.",
            (
                "Ann may not bid 1, since the bids would come to five for five tricks;"
                " she bids 2, and the phone says Over."
            ),
            (
                "In the third trick Bob throws a club on a diamond, and later plays a"
                " diamond: a revoke."
            ),
            "The tricks stand: Ann 2, Bob 2, Cara none, Dan 1.",
            "Ann scores 12 and Cara 10 for her zero.",
            (
                "Bob took what he bid, but the revoke takes his 12; Dan missed and"
                " scores nothing."
            ),
        ],
        after=[0, 3, 4, 5, 6, 6, 6],
        record={
            "game": "oh_hell",
            "options": {
                "first_bidder": "left",
                "hook": "on",
                "sequence": "custom",
                "hands": [5],
            },
            "players": ["Ann", "Bob", "Cara", "Dan"],
            "entries": [
                {"type": "bid", "seat": 1, "bid": 2},
                {"type": "bid", "seat": 2, "bid": 0},
                {"type": "bid", "seat": 3, "bid": 2},
                {"type": "bid", "seat": 0, "bid": 2},
                {"type": "penalty", "seat": 1, "offence": "revoke"},
                {"type": "tricks", "tricks": [2, 2, 0, 1]},
            ],
        },
    ),
)
