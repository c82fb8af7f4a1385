"""Deals of Scotch Whist to learn by."""

from ....book.form import deal

WORKED = (
    deal(
        "Catching the ten",
        story=[
            (
                "Four play alone with nine cards each; Ann deals and turns up the"
                " eight of spades."
            ),
            "Bob leads spades, and Cara catches the ten with the jack: 10 and 11.",
            "Cara takes four tricks, sixteen cards, seven above her nine: 7 more.",
            (
                "Bob takes the ace and the queen in three tricks, twelve cards: 4, 2"
                " and 3."
            ),
            (
                "Ann takes two tricks, eight cards, with the king in one of them: 3,"
                " and nothing for cards."
            ),
            "Dan takes no trick and scores nothing.",
            "After one deal Cara has 28, Bob 9, Ann 3 and Dan 0; Bob deals next.",
        ],
        after=[1, 2, 2, 2, 2, 2, 2],
        record={
            "game": "scotch_whist",
            "players": ["Ann", "Bob", "Cara", "Dan"],
            "entries": [
                {"type": "trump", "card": "8S"},
                {
                    "type": "count",
                    "tricks": [2, 3, 4, 0],
                    "honours": {"J": 2, "T": 2, "A": 1, "K": 0, "Q": 1},
                },
            ],
        },
    ),
    deal(
        "French Whist: the lower score wins",
        story=[
            (
                "Three play French Whist to 41; after two deals Ann has 28, Bob 33 and"
                " Cara 12."
            ),
            (
                "Spades are trumps. Ann takes five tricks with the ten and the jack in"
                " them, Bob three with the ten of diamonds, Cara two with the ace."
            ),
            (
                "The king and the queen are among the six cards left out, and nobody"
                " scores them."
            ),
            (
                "Fifteen cards are five above the ten dealt: Ann scores 10, 5 and 11"
                " and stands at 54, Bob at 43."
            ),
            "Both have enough, so the deal is counted again in order.",
            "The ten of trumps brings Ann only to 38.",
            "The ten of diamonds brings Bob to 43: he wins, though Ann has more.",
        ],
        after=[2, 4, 4, 4, 4, 4, 4],
        record={
            "game": "scotch_whist",
            "options": {"form": "french"},
            "players": ["Ann", "Bob", "Cara"],
            "entries": [
                {"type": "deal_total", "points": [15, 18, 10]},
                {"type": "deal_total", "points": [13, 15, 2]},
                {"type": "trump", "suit": "S"},
                {
                    "type": "count",
                    "tricks": [5, 3, 2],
                    "honours": {"J": 0, "T": 0, "TD": 1, "A": 2},
                },
            ],
        },
    ),
)
