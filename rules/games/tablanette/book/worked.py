"""Deals of Tablanette to learn by."""

from ....book.form import deal

WORKED = (
    deal(
        "Two tablanettes, card by card",
        story=[
            (
                "Ann deals; the seven of spades, the five of diamonds, the two of"
                " hearts and the ace of clubs lie on the table."
            ),
            (
                "Bob plays the seven of clubs and takes the seven, and the five with"
                " the two."
            ),
            (
                "Only the ace of clubs is left, and Ann takes it with the ace of"
                " hearts: tablanette, 11 and 11."
            ),
            (
                "The table is empty, so Bob must lay a card; he lays the three of"
                " diamonds."
            ),
            "Ann has a three too: tablanette again, 3 and 3.",
            "Ann leads 28 to 0, and the deal goes on.",
        ],
        after=[1, 2, 3, 4, 5, 5],
        record={
            "game": "tablanette",
            "players": ["Ann", "Bob"],
            "entries": [
                {"type": "layout", "cards": ["7S", "5D", "2H", "AC"]},
                {"type": "play", "seat": 1, "card": "7C", "take": ["7S", "5D", "2H"]},
                {"type": "play", "seat": 0, "card": "AH", "take": ["AC"]},
                {"type": "play", "seat": 1, "card": "3D"},
                {"type": "play", "seat": 0, "card": "3S", "take": ["3D"]},
            ],
        },
    ),
    deal(
        "A deal the quick way",
        story=[
            (
                "Bob plays a king that takes a king and a ten with a four: tablanette,"
                " three times 14, 42."
            ),
            "Later Ann clears the table with a nine for a nine: 18.",
            (
                "At the end three cards lie on the table; Ann took last, so they go to"
                " her pile."
            ),
            "Ann counts 9 card points, Bob 13, among them 2 for the ten of diamonds.",
            "Ann has 29 cards and scores 3 more.",
            "Ann has 30 and Bob 55; Bob deals next.",
        ],
        after=[1, 2, 3, 3, 3, 3],
        record={
            "game": "tablanette",
            "players": ["Ann", "Bob"],
            "entries": [
                {"type": "tablanette", "seat": 1, "points": 42},
                {"type": "tablanette", "seat": 0, "points": 18},
                {"type": "count", "points": [9, 13], "cards": [29, 23]},
            ],
        },
    ),
)
