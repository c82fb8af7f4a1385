"""Tablanette with cards dealt at random: full and short records say the same."""

import functools
import random

import pytest

import rules
from rules.games.tablanette.groups import groups
from tests.often import some

VALUES = dict(
    zip("23456789TJQK", [2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 13, 14], strict=True)
)
PACK = [rank + suit for suit in "CDHS" for rank in "23456789TJQKA"]
LONGEST = {"two_or_three": 3, "any": 52}
TABLES = [
    {},
    {"sum_cards": "any", "finish": "deal_end"},
    {"jack": "takes_all", "target": 101},
    {"sweep": "one", "target": 30},
    {"jack": "takes_all", "sweep": "one", "sum_cards": "any", "target": 20},
]


def sums(cards):
    """Every sum of cards, aces 1 or 11."""
    found = {0}
    for card in cards:
        worths = (1, 11) if card[0] == "A" else (VALUES[card[0]],)
        found = {number + worth for number in found for worth in worths}
    return found


def subsets(cards):
    """Every part of a tuple, the empty one too."""
    if not cards:
        return [()]
    rest = subsets(cards[1:])
    return rest + [(cards[0], *part) for part in rest]


@functools.cache
def group_counts(rank, cards, longest):
    """Every number of groups that cards form for a card of a rank, all ways tried."""
    if not cards:
        return {0}
    value = 11 if rank == "A" else VALUES[rank]
    found = set()
    for part in subsets(cards[1:]):
        group = (cards[0], *part)
        is_twin = len(group) == 1 and group[0][0] == rank
        is_sum = 2 <= len(group) <= longest and value in sums(group)
        if is_twin or is_sum:
            rest = tuple(card for card in cards if card not in group)
            found |= {number + 1 for number in group_counts(rank, rest, longest)}
    return found


class Dealt:
    """One deal played with real cards; what is taken is chosen at random."""

    def __init__(self, dice, options, dealer):
        self.dice, self.options = dice, options
        self.is_free = options.get("jack") == "takes_all"
        self.greed = dice.choice([0.6, 0.95, 1])
        self.longest = LONGEST[options.get("sum_cards", "two_or_three")]
        pack = PACK[:]
        dice.shuffle(pack)
        self.on_table = self.first_four(pack)
        self.full = [{"type": "layout", "cards": list(self.on_table)}]
        self.short = []
        self.piles, self.last = [[], []], None
        turn = 1 - dealer
        while pack:
            hands = [[pack.pop() for _ in range(6)] for _ in range(2)]
            for _ in range(12):
                self.play(turn, hands[turn])
                turn = 1 - turn
        if self.last is not None:
            self.piles[self.last] += self.on_table

    def first_four(self, pack):
        """The layout; jacks that take all go back under the pack."""
        four = []
        while len(four) < 4:
            card = pack.pop()
            if self.is_free and card[0] == "J":
                pack.insert(0, card)
            else:
                four.append(card)
        return four

    def play(self, seat, hand):
        """A card of the hand, and perhaps something that it takes."""
        hand.sort(key=lambda card: self.dice.random())
        is_taking = self.dice.random() < self.greed
        able = [card for card in hand if is_taking and self.takes(card)]
        card = able[0] if able else hand[0]
        hand.remove(card)
        takes = self.takes(card) if is_taking or self.is_jack(card) else []
        take, number = self.dice.choice(takes) if takes else ([], 0)
        if takes and self.dice.random() < 0.5:
            take, number = max(takes, key=lambda pair: len(pair[0]))
        self.write(seat, card, take)
        if take and len(take) == len(self.on_table) and number:
            self.call(seat, card, number)
        if take:
            self.piles[seat] += [*take, card]
            self.on_table = [other for other in self.on_table if other not in take]
            self.last = seat
        else:
            self.on_table.append(card)

    def takes(self, card):
        """(cards, groups) of all that a card may take; a free jack has no groups."""
        if self.is_free and card[0] == "J":
            return [(list(self.on_table), 0)] if self.on_table else []
        lying = tuple(other for other in self.on_table if not self.is_jack(other))[:7]
        counted = [
            (part, group_counts(card[0], part, self.longest)) for part in subsets(lying)
        ]
        assert all(len(numbers) <= 1 for part, numbers in counted)
        return [(part, *numbers) for part, numbers in counted if part and numbers]

    def is_jack(self, card):
        return self.is_free and card[0] == "J"

    def write(self, seat, card, take):
        entry = {"type": "play", "card": card}
        if self.dice.random() < 0.3:
            entry["seat"] = seat
        if take and not (self.is_jack(card) and self.dice.random() < 0.5):
            entry["take"] = self.dice.sample(take, len(take))
        self.full.append(entry)

    def call(self, seat, card, number):
        """The tablanette, as the short record has it."""
        points = (number + 1) * (11 if card[0] == "A" else VALUES.get(card[0], 0))
        if self.options.get("sweep") == "one":
            points = 1
        self.short.append({"type": "tablanette", "seat": seat, "points": points})

    def counts(self):
        """The end of the short record, in both ways it may be written."""
        points = [sum(worth(card) for card in pile) for pile in self.piles]
        sizes = [len(pile) for pile in self.piles]
        larger = None if sizes[0] == sizes[1] else sizes.index(max(sizes))
        return [
            {"type": "count", "points": points, "cards": sizes},
            {"type": "count", "points": points, "most": larger},
        ]


def worth(card):
    """The card points of a card."""
    return (card[0] in "TJQKA") + (card == "2C") + (card == "TD")


def played(header, entries):
    """The sheet once the game is over, or after the last of the entries."""
    record = header | {"entries": []}
    referee = rules.replay(record)
    for entry in entries:
        if referee.result is None:
            referee.enter(entry)
            record["entries"].append(entry)
    told = rules.score(record)
    said = [announced["text"] for announced in told["announcements"]]
    return told | {"announcements": said, "next": None}


@pytest.mark.parametrize("options", TABLES)
@pytest.mark.parametrize("seed", some(range(4), 2))
def test_full_and_short_records_of_a_game_give_the_same_sheet(options, seed):
    dice = random.Random(f"{options} {seed}")
    header = {
        "game": "tablanette",
        "players": ["Ann", "Bob"],
        "dealer": dice.randrange(2),
        "options": options,
    }
    full, by_cards, by_most = [], [], []
    dealer, status = header["dealer"], "open"
    while status == "open":
        dealt = Dealt(dice, options, dealer)
        full += dealt.full
        for short, count in zip((by_cards, by_most), dealt.counts(), strict=True):
            short += [*dealt.short, count]
        sheets = [played(header, entries) for entries in (full, by_cards, by_most)]
        assert sheets[0] == sheets[1] == sheets[2]
        status, dealer = sheets[0]["status"], 1 - dealer


@pytest.mark.parametrize("seed", some(range(100), 25))
def test_groups_are_those_found_by_trying_all(seed):
    dice = random.Random(seed)
    cards = tuple(dice.sample(PACK, dice.randint(1, 7)))
    for rank in "23456789TJQKA":
        for longest in (3, 52):
            numbers = group_counts(rank, cards, longest)
            found = groups(rank, cards, longest)
            assert numbers == (set() if found is None else {found})


@pytest.mark.parametrize("rank", "29TJQKA")
def test_a_crowded_table_is_judged_in_no_time(rank):
    dice = random.Random(rank)
    for _ in range(20):
        cards = dice.sample(PACK, 40)
        number = groups(rank, cards, 52)
        assert number is None or number >= 1
