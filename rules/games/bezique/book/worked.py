"""Deals of Bezique to learn by."""

from ....book.form import deal

WORKED = (
    deal(
        "Bezique, then double bezique",
        story=[
            "Ann deals and turns up the eight of hearts: hearts are trumps.",
            (
                "Bob wins a trick with an ace in it: 10. He melds queen of spades and"
                " jack of diamonds: bezique, 40."
            ),
            (
                "Ann wins a trick without a brisque and melds king and queen of"
                " hearts: 40."
            ),
            "Bob wins again and adds the other queen of spades and jack of diamonds.",
            "That is double bezique, 500 more: Bob has 550, Ann 40.",
        ],
        after=[1, 3, 5, 7, 7],
        record={
            "game": "bezique",
            "players": ["Ann", "Bob"],
            "entries": [
                {"type": "turn_up", "card": "8H"},
                {"type": "trick", "winner": 1, "brisques": 1},
                {"type": "meld", "seat": 1, "meld": "bezique"},
                {"type": "trick", "winner": 0},
                {"type": "meld", "seat": 0, "meld": "marriage", "suit": "H"},
                {"type": "trick", "winner": 1},
                {"type": "meld", "seat": 1, "meld": "double_bezique"},
            ],
        },
    ),
    deal(
        "A whole deal, and a renege",
        story=[
            "Ann turns up the seven of clubs: 10 for her, and clubs are trumps.",
            (
                "Bob melds king and queen of clubs, 40, and later the whole sequence"
                " of clubs, 250."
            ),
            "Ann melds four queens, 60.",
            "Ann wins nine of the sixteen aces and tens, Bob seven: 90 and 70.",
            (
                "In the last eight tricks Bob trumps a heart though he holds one; Ann"
                " sees it a trick later."
            ),
            (
                "Renege: Bob's 70 come off, and the last trick, which he wins, scores"
                " nothing."
            ),
            "The deal ends with Ann 160, Bob 290.",
        ],
        after=[1, 3, 4, 6, 7, 8, 8],
        record={
            "game": "bezique",
            "players": ["Ann", "Bob"],
            "entries": [
                {"type": "turn_up", "card": "7C"},
                {"type": "meld", "seat": 1, "meld": "marriage", "suit": "C"},
                {"type": "meld", "seat": 1, "meld": "sequence"},
                {"type": "meld", "seat": 0, "meld": "four_queens"},
                {"type": "brisques", "seat": 0, "count": 9},
                {"type": "brisques", "seat": 1, "count": 7},
                {"type": "penalty", "seat": 1, "offence": "renege"},
                {"type": "last_trick", "winner": 1},
            ],
        },
    ),
    deal(
        "Calling 500",
        story=[
            "Before this deal Ann has 190, Bob 420.",
            (
                "The nine of diamonds is turned up. Ann melds the sequence of"
                " diamonds: 250, so she has 440."
            ),
            "She counts in her head what lies in her tricks, and calls.",
            "Her tricks hold 64, Bob's 31: Ann has 504.",
            "The game is hers, whatever Bob would have made.",
        ],
        after=[1, 3, 4, 4, 4],
        record={
            "game": "bezique_500",
            "players": ["Ann", "Bob"],
            "entries": [
                {"type": "deal_total", "points": [190, 420]},
                {"type": "turn_up", "card": "9D"},
                {"type": "meld", "seat": 0, "meld": "sequence"},
                {"type": "claim", "seat": 0, "points": [64, 31]},
            ],
        },
    ),
    deal(
        "Both at 500, and nobody called",
        story=[
            "Ann has 470 and Bob 450 before the deal.",
            "Bob melds a marriage in spades: 20. Neither of them calls.",
            "Ann takes the last trick: 10.",
            "The count: Ann 52 in her tricks, Bob 68.",
            "Ann has 532, Bob 538. Both are over, so the game goes on to 900.",
        ],
        after=[1, 3, 4, 5, 5],
        record={
            "game": "bezique_500",
            "players": ["Ann", "Bob"],
            "entries": [
                {"type": "deal_total", "points": [470, 450]},
                {"type": "turn_up", "card": "9D"},
                {"type": "meld", "seat": 1, "meld": "marriage", "suit": "S"},
                {"type": "last_trick", "winner": 0},
                {"type": "count", "points": [52, 68]},
            ],
        },
    ),
    deal(
        "Triple bezique, step by step",
        story=[
            "Hearts are trumps. Cat melds a bezique: 40.",
            "She wins another trick and adds a second one: double bezique, 500.",
            (
                "None of the four cards has been played when the third queen and jack"
                " come."
            ),
            (
                "Triple bezique scores 1500. Cat has 2040 and wins in the middle of"
                " the deal."
            ),
        ],
        after=[2, 3, 4, 4],
        record={
            "game": "bezique_three",
            "players": ["Ann", "Bob", "Cat"],
            "entries": [
                {"type": "turn_up", "card": "8H"},
                {"type": "meld", "seat": 2, "meld": "bezique"},
                {"type": "meld", "seat": 2, "meld": "double_bezique"},
                {"type": "meld", "seat": 2, "meld": "triple_bezique"},
            ],
        },
    ),
    deal(
        "Building on a partner's meld",
        story=[
            (
                "Ann and Cat play against Bob and Dan; the eight of spades makes"
                " spades trumps."
            ),
            "Bob wins a trick and melds four kings: 80.",
            "Dan wins a later trick with a ten in it: 10.",
            "He lays his queen of hearts to Bob's king of hearts: a marriage, 20.",
            "Bob and Dan have 110.",
        ],
        after=[1, 3, 4, 5, 5],
        record={
            "game": "bezique_four",
            "options": {"sides": "partners"},
            "players": ["Ann", "Bob", "Cat", "Dan"],
            "entries": [
                {"type": "turn_up", "card": "8S"},
                {"type": "trick", "winner": 1},
                {
                    "type": "meld",
                    "seat": 1,
                    "meld": "four_kings",
                    "cards": ["KH", "KD", "KC", "KS"],
                },
                {"type": "trick", "winner": 3, "brisques": 1},
                {"type": "meld", "seat": 3, "meld": "marriage", "cards": ["KH", "QH"]},
            ],
        },
    ),
)
