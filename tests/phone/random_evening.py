"""An evening on a phone alone that taps at random: names of every script, any stake."""

import random
from unicodedata import normalize

from phone.bounds import STOP
from tests.phone.alone import Alone

# where letters of names are taken from: first, last
SCRIPTS = [(0x41, 0x7A), (0xC0, 0x24F), (0x250, 0x2FF), (0x300, 0x36F), (0x370, 0x3FF)]
SCRIPTS += [(0x400, 0x52F), (0x531, 0x587), (0x591, 0x5F4), (0x600, 0x6FF)]
SCRIPTS += [(0x900, 0x97F), (0xE00, 0xE5B), (0x10A0, 0x10FF), (0x1100, 0x11FF)]
SCRIPTS += [(0x13A0, 0x13FD), (0x1C80, 0x1CBF), (0x1E00, 0x1FFF), (0x2000, 0x206F)]
SCRIPTS += [(0x2126, 0x218B), (0x2C00, 0x2C5F), (0x3040, 0x30FF), (0x4E00, 0x4E80)]
SCRIPTS += [(0xA640, 0xA7FF), (0xAC00, 0xAC80), (0xFB00, 0xFB4F), (0xFE00, 0xFFFD)]
SCRIPTS += [(0x10400, 0x1044F), (0x10570, 0x105BC), (0x11F00, 0x11F59)]
SCRIPTS += [(0x1E900, 0x1E943), (0x1F600, 0x1F64F), (0x1FAE0, 0x1FAFF)]
FOLDINGS = [str.upper, str.lower, str.casefold, str.swapcase, str.title]
FORMS = ["NFC", "NFD", "NFKC", "NFKD"]
MOST = 12  # of those who are here at the beginning
OFTEN = ["Weiß", "weiss", "ΣΟΦΟΣ", "σοφος", "ﬁn", "FIN", "İ", "i̇", "Å", "A\u030a", "Å"]
STAKES = ["", "0", "0,05", ".5", "1,000", "007", "1e3", "-1", "0.0000001", "1000000"]


class RandomEvening(Alone):
    """One evening; the same seed taps the same."""

    def __init__(self, seed, *groups):
        self.dice = random.Random(seed)
        super().__init__(*groups)
        self.typed = list(OFTEN)

    def play(self):
        """Begins the evening, plays some games of it, and pays, by the plan or not."""
        self.come()
        for _ in range(self.dice.randrange(4)):
            self.tap("arrive", name=self.name())
            self.play_one()
        self.go("/settle")
        for _ in range(self.dice.randrange(6)):
            self.pay()
            self.play_one()
            self.go("/settle")
        self.tap("end")

    def pay(self):
        """Marks a row of the plan as paid, records a payment, or deletes one."""
        page, chance = self.view(), self.dice.random()
        if chance < 0.5 and page["plan"]:
            self.tap("pay", self.dice.choice(page["plan"])["value"])
        elif chance < 0.7 and page["payments"]:
            self.tap("delete", self.dice.choice(page["payments"])["id"])
        else:
            pair = [self.dice.choice(self.evening["people"]) for _ in range(2)]
            filled = {"payer": pair[0], "payee": pair[1], "amount": self.amount()}
            self.tap("record", **filled, note=self.name())

    def come(self):
        """Taps and types until an evening begins."""
        while self.evening is None:
            self.draft["here"] = self.draft["here"][:MOST]
            for person in self.view()["people"]:
                if self.dice.random() < 0.2:
                    self.tap("here", person["value"])
            for _ in range(self.dice.randrange(6)):
                self.tap("add", name=self.name(), **self.stake())
            self.tap("begin", name=self.name(), **self.stake())

    def name(self):
        """A name as it is typed: a new one, or one that was typed, in another way."""
        if self.dice.random() < 0.5:
            name = self.dice.choice(FOLDINGS)(self.dice.choice(self.typed))
            name = normalize(self.dice.choice(FORMS), name)
        else:
            script = self.dice.choice([SCRIPTS, self.dice.sample(SCRIPTS, 1)])
            name = "".join(
                self.letter(script) for _ in range(self.dice.randrange(1, 9))
            )
        self.typed.append(name)
        is_composed = self.dice.random() < 0.9  # not by each browser
        return normalize("NFC", name) if is_composed else name

    def letter(self, script):
        return chr(self.dice.randint(*self.dice.choice(script)))

    def stake(self):
        """What is filled in as a stake."""
        return {part: self.amount() for part in ("stake", "ante", "cap")}

    def amount(self):
        if self.dice.random() < 0.4:
            return self.dice.choice(STAKES)
        whole, part = self.dice.randrange(50), self.dice.randrange(10**6)
        return f"{whole}{self.dice.choice('.,')}{part:06}"[: self.dice.randint(1, 9)]

    def play_one(self):
        """Starts a game, if it can be, and enters what the table takes."""
        card_game, people = self.dice.choice(self.menu), self.evening["people"]
        count = min(len(people), self.dice.choice([*card_game["players"], 1]))
        seated = self.dice.sample(people, count)
        if "go" not in self.start(card_game["key"], *seated):
            return
        table = self.table()
        for entry in [*(self.adjusted(count) for _ in range(3)), STOP]:
            if table.enter(entry) is None:
                self.enter(entry)

    def adjusted(self, count):
        points = self.dice.choice([7, 50, 1000, self.dice.randint(-99, 99)])
        side = self.dice.randrange(count)
        return {"type": "adjust", "side": side, "points": points}
