"""Deals of Pinochle to learn by."""

from ....book.form import deal

WORKED = (
    deal(
        "A marriage grows into a flush",
        story=[
            (
                "Ann deals and turns up the nine of hearts: 10 for her, and hearts are"
                " trumps."
            ),
            (
                "Bob wins a trick and melds king and queen of hearts, the royal"
                " marriage: 40."
            ),
            (
                "After another trick he adds ace, ten and jack of hearts from his"
                " hand: flush, 150."
            ),
            "Ann melds the pinochle, 40, and shows the other nine of hearts, 10.",
            (
                "At the end Ann has 120 in her tricks, so Bob has 120, and Bob takes"
                " the last trick."
            ),
            "The deal gives Ann 180 and Bob 320.",
        ],
        after=[1, 2, 3, 5, 6, 6],
        record={
            "game": "pinochle_two",
            "players": ["Ann", "Bob"],
            "entries": [
                {"type": "upcard", "card": "9H"},
                {"type": "meld", "seat": 1, "meld": "royal_marriage"},
                {"type": "meld", "seat": 1, "meld": "flush"},
                {"type": "meld", "seat": 0, "meld": "pinochle"},
                {"type": "deece", "seat": 0},
                {"type": "taken", "points": [120, None], "last": 1},
            ],
        },
    ),
    deal(
        "Doubled, redoubled and conceded",
        story=[
            (
                "The queen of diamonds is turned up. Bob exchanges the nine of"
                " diamonds for it: 10."
            ),
            (
                "He melds the royal marriage, 40, and doubles. Ann accepts: the stake"
                " is 2."
            ),
            "Ann melds aces, 100, and redoubles, as she alone may.",
            "Bob does not want to play for 4 and concedes.",
            "He pays 2, the stake before the double that he refused.",
        ],
        after=[2, 5, 7, 8, 8],
        record={
            "game": "pinochle_two",
            "options": {"doubling": "on"},
            "players": ["Ann", "Bob"],
            "entries": [
                {"type": "upcard", "card": "QD"},
                {"type": "deece", "seat": 1},
                {"type": "meld", "seat": 1, "meld": "royal_marriage"},
                {"type": "double", "seat": 1},
                {"type": "answer", "seat": 0, "accept": True},
                {"type": "meld", "seat": 0, "meld": "aces"},
                {"type": "double", "seat": 0},
                {"type": "answer", "seat": 1, "accept": False},
            ],
        },
    ),
    deal(
        "A three-handed deal",
        story=[
            "Ann deals, and the king of hearts is the turn-up.",
            "Bob gives the nine of hearts for it: 10.",
            "He melds the royal marriage and a marriage in spades: 60.",
            (
                "Cid melds kings and the pinochle, 120. Ann melds nothing; the nine"
                " she got scores nothing."
            ),
            "In tricks Ann has 95, Bob 85 and Cid 60. Bob takes the last trick, 10.",
            "Ann 95, Bob 165, Cid 180.",
        ],
        after=[1, 2, 3, 4, 5, 5],
        record={
            "game": "pinochle",
            "players": ["Ann", "Bob", "Cid"],
            "entries": [
                {"type": "upcard", "card": "KH"},
                {"type": "exchange", "seat": 1},
                {"type": "meld", "seat": 1, "melds": ["royal_marriage", "marriage_s"]},
                {"type": "meld", "seat": 2, "melds": ["kings", "pinochle"]},
                {"type": "taken", "points": [95, 85, None], "last": 1},
            ],
        },
    ),
    deal(
        "Partners, and a renege",
        story=[
            (
                "Ann and Cid play against Bob and Dee; the ten of spades makes spades"
                " trumps."
            ),
            "Ann melds a marriage in hearts, 20, and Cid aces, 100.",
            "Bob melds the pinochle, 40.",
            "Dee trumps a club though she holds one, and it is found two tricks later.",
            (
                "The deal is played out: 131 for Ann and Cid, 119 for Bob and Dee, the"
                " last trick included."
            ),
            (
                "The renege binds both partners: the 159 of Bob and Dee are cancelled,"
                " and Ann and Cid have 251."
            ),
        ],
        after=[1, 3, 4, 5, 6, 6],
        record={
            "game": "pinochle",
            "options": {"form": "partnership"},
            "players": ["Ann", "Bob", "Cid", "Dee"],
            "entries": [
                {"type": "upcard", "card": "TS"},
                {"type": "meld", "seat": 0, "melds": ["marriage_h"]},
                {"type": "meld", "seat": 2, "melds": ["aces"]},
                {"type": "meld", "seat": 1, "melds": ["pinochle"]},
                {"type": "penalty", "seat": 3, "offence": "renege"},
                {"type": "taken", "points": [131, 119]},
            ],
        },
    ),
)
