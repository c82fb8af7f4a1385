"""Deals of Piquet to learn by."""

from ....book.form import deal

WORKED = (
    deal(
        "A repique",
        story=[
            "Bob deals, so Ann is elder; she exchanges five cards and Bob three.",
            "Ann calls a point of six, and Bob says good: 6.",
            "Her sequence of six to the ace is good: 16. Her four aces are good: 14.",
            (
                "That makes 36 in the hand, and Bob has nothing: repique, 60 more. Ann"
                " starts with 96."
            ),
            (
                "In the play Ann takes nine tricks, one of them on Bob's lead: 11"
                " points, and 10 for the cards."
            ),
            (
                "Bob takes three tricks, two of them on Ann's leads, and one is the"
                " last: 5 points."
            ),
            "The deal stands at 117 to 5.",
        ],
        after=[2, 4, 8, 9, 10, 10, 10],
        record={
            "game": "piquet",
            "players": ["Ann", "Bob"],
            "dealer": 1,
            "entries": [
                {"type": "exchange", "seat": 0, "count": 5},
                {"type": "exchange", "seat": 1, "count": 3},
                {"type": "declare", "seat": 0, "class": "point", "length": 6},
                {"type": "answer", "seat": 1, "class": "point", "reply": "good"},
                {
                    "type": "declare",
                    "seat": 0,
                    "class": "sequence",
                    "runs": [{"length": 6, "top": "A"}],
                },
                {"type": "answer", "seat": 1, "class": "sequence", "reply": "good"},
                {
                    "type": "declare",
                    "seat": 0,
                    "class": "set",
                    "sets": [{"rank": "A", "count": 4}],
                },
                {"type": "answer", "seat": 1, "class": "set", "reply": "good"},
                {"type": "close"},
                {"type": "play", "tricks": [9, 3], "last": 1, "captures": 2},
            ],
        },
    ),
    deal(
        "Carte blanche, and a miscall owned in time",
        story=[
            (
                "Ann deals. After Bob has exchanged she shows a hand without king,"
                " queen or jack: carte blanche, 10."
            ),
            "Bob's point of six is good, and so is his quint to the king: 21.",
            "He calls four kings, and Ann says good.",
            (
                "Before he leads he sees that he has only three. The call is taken"
                " back, without penalty."
            ),
            "He calls three kings; now Ann says not good, and scores 3 for three aces.",
            (
                "Bob starts with 21 and Ann with 13; her carte blanche would have"
                " saved her from a repique too."
            ),
            (
                "Bob makes 10 in the play and 10 more for seven tricks, Ann makes 6:"
                " Bob has 41, Ann 19."
            ),
        ],
        after=[3, 7, 9, 10, 12, 12, 13],
        record={
            "game": "piquet",
            "options": {"form": "rubicon"},
            "players": ["Ann", "Bob"],
            "dealer": 0,
            "entries": [
                {"type": "exchange", "seat": 1, "count": 5},
                {"type": "carte_blanche", "seat": 0},
                {"type": "exchange", "seat": 0, "count": 3},
                {"type": "declare", "seat": 1, "class": "point", "length": 6},
                {"type": "answer", "seat": 0, "class": "point", "reply": "good"},
                {
                    "type": "declare",
                    "seat": 1,
                    "class": "sequence",
                    "runs": [{"length": 5, "top": "K"}],
                },
                {"type": "answer", "seat": 0, "class": "sequence", "reply": "good"},
                {
                    "type": "declare",
                    "seat": 1,
                    "class": "set",
                    "sets": [{"rank": "K", "count": 4}],
                },
                {"type": "answer", "seat": 0, "class": "set", "reply": "good"},
                {"type": "penalty", "seat": 1, "offence": "miscall", "class": "set"},
                {
                    "type": "declare",
                    "seat": 1,
                    "class": "set",
                    "sets": [{"rank": "K", "count": 3}],
                },
                {
                    "type": "declare",
                    "seat": 0,
                    "class": "set",
                    "sets": [{"rank": "A", "count": 3}],
                },
                {"type": "play", "tricks": [5, 7], "points": [6, 10]},
            ],
        },
    ),
    deal(
        "Twenty is enough",
        story=[
            "Ann deals ten cards each and exchanges both cards of the widow.",
            (
                "Bob, on her left, speaks first: five for the point, a quart to the"
                " ace and four aces."
            ),
            (
                "Cara and Ann call four for the point, which is less, and have nothing"
                " else."
            ),
            (
                "Bob has 5, 4 and 14: 23 in the hand before anybody else has anything."
                " With three players 20 is enough: repique, 90 more."
            ),
            "He starts with 113, makes 8 in the play and takes the most tricks: 10.",
            "With 131 he is over a hundred, and the others pay him the difference.",
        ],
        after=[1, 8, 10, 10, 11, 11],
        record={
            "game": "piquet_normand",
            "players": ["Ann", "Bob", "Cara"],
            "dealer": 0,
            "entries": [
                {"type": "exchange", "seat": 0, "count": 2},
                {
                    "type": "declare",
                    "seat": 1,
                    "class": "point",
                    "length": 5,
                    "pips": 49,
                },
                {"type": "declare", "seat": 2, "class": "point", "length": 4},
                {"type": "declare", "seat": 0, "class": "point", "length": 4},
                {
                    "type": "declare",
                    "seat": 1,
                    "class": "sequence",
                    "runs": [{"length": 4, "top": "A"}],
                },
                {"type": "declare", "seat": 2, "class": "sequence", "none": True},
                {"type": "declare", "seat": 0, "class": "sequence", "none": True},
                {
                    "type": "declare",
                    "seat": 1,
                    "class": "set",
                    "sets": [{"rank": "A", "count": 4}],
                },
                {"type": "declare", "seat": 2, "class": "set", "none": True},
                {"type": "declare", "seat": 0, "class": "set", "none": True},
                {"type": "play", "tricks": [1, 5, 4], "points": [1, 8, 4]},
            ],
        },
    ),
    deal(
        "Partners add their sequences",
        story=[
            (
                "Ann deals all 32 cards; Bob, on her left, declares first and plays"
                " with Dan."
            ),
            (
                "Bob's point of five is the best: 5. His quart to the ace is the best"
                " sequence: 4."
            ),
            "So Dan's tierce scores too, 3 more, and Cara's tierce nothing.",
            (
                "Ann's three tens are the only three of a kind: 3. Bob's side starts"
                " with 12, Ann's with 3."
            ),
            "In the second trick Dan wins Bob's lead: only the lead counts.",
            (
                "In the third Dan leads a low card, which counts nothing, and Ann wins"
                " it with a high one: 1."
            ),
            (
                "Each side takes four tricks, so nobody scores the cards. Cara wins"
                " the last trick for one more: 17 to 9."
            ),
        ],
        after=[0, 4, 6, 7, 9, 10, 15],
        record={
            "game": "piquet_voleur",
            "players": ["Ann", "Bob", "Cara", "Dan"],
            "dealer": 0,
            "entries": [
                {
                    "type": "declare",
                    "seat": 1,
                    "class": "point",
                    "length": 5,
                    "pips": 49,
                },
                {"type": "declare", "seat": 3, "class": "point", "length": 4},
                {"type": "declare", "seat": 2, "class": "point", "length": 4},
                {
                    "type": "declare",
                    "seat": 1,
                    "class": "sequence",
                    "runs": [{"length": 4, "top": "A"}],
                },
                {
                    "type": "declare",
                    "seat": 3,
                    "class": "sequence",
                    "runs": [{"length": 3, "top": "J"}],
                },
                {
                    "type": "declare",
                    "seat": 2,
                    "class": "sequence",
                    "runs": [{"length": 3, "top": "A"}],
                },
                {
                    "type": "declare",
                    "seat": 0,
                    "class": "set",
                    "sets": [{"rank": "T", "count": 3}],
                },
                {"type": "trick", "winner": 1},
                {"type": "trick", "winner": 3},
                {"type": "trick", "winner": 0, "lead_low": True},
                {"type": "trick", "winner": 0},
                {"type": "trick", "winner": 1},
                {"type": "trick", "winner": 1},
                {"type": "trick", "winner": 2},
                {"type": "trick", "winner": 2},
            ],
        },
    ),
    deal(
        "One round of three",
        story=[
            "Ann deals first and plays against Bob, on her left; Cara looks on.",
            (
                "Bob scores 5 for his point, the sequences are equal, and Ann has"
                " three of a kind: 3."
            ),
            "They take six tricks each, with 9 points for Bob and 8 for Ann: 14 to 11.",
            (
                "Then Bob deals against Cara, and Cara against Ann; these deals are"
                " entered as totals."
            ),
            "Ann has 38, Bob 33 and Cara 53.",
            "Everybody settles with everybody: Cara wins 35, Ann loses 10 and Bob 25.",
        ],
        after=[0, 3, 4, 6, 6, 6],
        record={
            "game": "piquet_ecrire",
            "players": ["Ann", "Bob", "Cara"],
            "dealer": 0,
            "entries": [
                {"type": "award", "class": "point", "winner": 1, "points": 5},
                {"type": "award", "class": "sequence", "winner": None},
                {"type": "award", "class": "set", "winner": 0, "points": 3},
                {"type": "play", "tricks": [6, 6, 0], "points": [8, 9, 0]},
                {"type": "deal_total", "points": [0, 19, 31]},
                {"type": "deal_total", "points": [27, 0, 22]},
            ],
        },
    ),
)
