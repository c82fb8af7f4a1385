"""Entries at random, asked for or not: none breaks the referee, or comes unasked."""

import random

import pytest

import rules
from tests.often import some
from tests.rules.piquet_deals import CLASSES, PACK
from tests.rules.tables.piquet import PLAYERS, record

OFFENCES = [
    {"offence": "miscall"},
    {"offence": "false_declaration", "points": 3},
    {"offence": "false_declaration", "points": 4, "to": 1},
    {"offence": "long_hand"},
    {"offence": "revoke", "trick": 1},
    {"offence": "revoke", "trick": 2},
    {"offence": "short_hand", "missing": 1},
    {"offence": "elder_overdrew"},
    {"offence": "dealer_drew_first"},
]


class Monkey:
    """Types entries of every kind without looking at what is asked."""

    def __init__(self, game, seed):
        self.dice = random.Random(seed)
        self.game, self.players = game, PLAYERS[game]
        self.sides = 2 if game == "piquet_voleur" else self.players
        self.size = {"piquet_normand": 10, "piquet_voleur": 8}.get(game, 12)
        self.makers = [
            *(self.claim, self.claim, self.answer, self.award, self.award, self.trick),
            *(self.trick, self.trick, self.cards, self.hand, self.blank, self.exchange),
            *(
                self.play,
                self.play,
                self.penalty,
                self.close,
                self.adjust,
                self.misdeal,
            ),
        ]

    def entry(self):
        return self.dice.choice(self.makers)()

    def seat(self):
        return self.dice.randrange(self.players)

    def kind(self):
        return {"class": self.dice.choice(CLASSES)}

    def claim(self):
        parts = {
            "point": {"length": self.dice.choice([3, 4, 4, 4, 5])},
            "sequence": {"runs": [{"length": 3}, {"length": 4, "top": "A"}]},
            "set": {"sets": [{"rank": self.dice.choice("AKQJT"), "count": 3}]},
        }
        kind = self.kind()
        own = self.dice.choice([parts[kind["class"]], {"none": True}, {"best": True}])
        if "length" in own and self.dice.random() < 0.5:
            own = own | {"pips": self.dice.randint(24, 50)}
        if "runs" in own:
            own = {"runs": [self.dice.choice(own["runs"])]}
        return {"type": "declare", "seat": self.seat(), **kind, **own}

    def answer(self):
        reply = self.dice.choice(["good", "not_good", "equal"])
        return {"type": "answer", "seat": self.seat(), **self.kind(), "reply": reply}

    def award(self):
        winner = self.dice.choice([None, *range(self.sides)])
        points = self.dice.choice([3, 4, 6, 14, 15, 16, 17, 28])
        return {"type": "award", **self.kind(), "winner": winner, "points": points}

    def trick(self):
        low = self.dice.random() < 0.2
        return {"type": "trick", "winner": self.seat(), "lead_low": low}

    def cards(self):
        number = 2 if self.game == "piquet_ecrire" else self.players
        return {"type": "trick", "cards": self.dice.sample(PACK, number)}

    def hand(self):
        cards = self.dice.sample(PACK, self.size)
        return {"type": "hand", "seat": self.seat(), "cards": cards}

    def blank(self):
        return {"type": "carte_blanche", "seat": self.seat()}

    def exchange(self):
        count = self.dice.choice([0, 2, 3, 5])
        return {"type": "exchange", "seat": self.seat(), "count": count}

    def play(self):
        tricks = [0] * self.sides
        for _ in range(self.size):
            tricks[self.dice.randrange(self.sides)] += 1
        points = [number + self.dice.randint(0, 3) for number in tricks]
        entry = {"type": "play", "tricks": tricks, "points": points}
        return entry | {"run": self.dice.randint(0, 12)}

    def penalty(self):
        parts = self.dice.choice(OFFENCES)
        if parts["offence"] in ("miscall", "false_declaration"):
            parts = parts | self.kind()
        return {"type": "penalty", "seat": self.seat(), **parts}

    def close(self):
        return {"type": "close"}

    def adjust(self):
        side = self.dice.randrange(self.sides)
        return {"type": "adjust", "side": side, "points": 5}

    def misdeal(self):
        return {"type": "misdeal", "reason": "agreed"}


COMMON = {"deal_total", "misdeal", "adjust", "penalty", "stop"}


@pytest.mark.parametrize("seed", some(range(12), 3))
@pytest.mark.parametrize("game", PLAYERS)
def test_only_what_may_come_is_accepted(game, seed):
    monkey = Monkey(game, f"{game} {seed}")
    given = record(game=game)
    asked = set(rules.score(given)["next"])
    for _ in range(120):
        entry = monkey.entry()
        try:
            sheet = rules.score(given | {"entries": [*given["entries"], entry]})
        except rules.RuleError:
            continue
        assert entry["type"] in asked | COMMON
        given["entries"].append(entry)
        asked = set(sheet["next"])
        assert sum(map(sum, (deal["points"] for deal in sheet["deals"]))) == sum(
            sheet["totals"]
        )
