"""Scotch Whist with cards dealt at random: every way to record it says the same."""

import random

import pytest

import rules
from tests.often import some
from tests.rules.tables.scotch_whist import NAMES

RANKS, TRUMP_RANKS = "AKQJT9876", "JAKQT9876"
HANDS = {2: 10, 3: 10, 4: 9, 5: 7, 6: 6}
SIXES = {2: 18, 3: 12}
SIDES = {"solo": 7, "two": 2, "three": 3}

TABLES = [
    (2, {}),
    (2, {"short_deal": "sixes", "form": "french"}),
    (3, {"form": "french"}),
    (3, {"short_deal": "sixes"}),
    (4, {}),
    (4, {"sides": "two", "form": "french"}),
    (5, {}),
    (5, {"five_deal": "six_out", "form": "french"}),
    (6, {"sides": "three"}),
    (6, {"sides": "two", "settlement": "difference"}),
]


class Dealt:
    """One deal played with real cards, each drawn at random from the legal ones."""

    def __init__(self, dice, players, options, dealer, is_careless=False):
        self.dice, self.players, self.dealer = dice, players, dealer
        self.is_careless, self.revoker = is_careless, None
        self.options = options
        pack = [rank + suit for suit in "CDHS" for rank in RANKS]
        if options.get("five_deal") == "six_out":
            pack.remove("6S")
        dice.shuffle(pack)
        sizes = SIXES if options.get("short_deal") == "sixes" else HANDS
        self.size = sizes[players]
        self.turned = pack[0]
        self.trump = self.turned[1]
        self.piles = [
            pack[seat * self.size : (seat + 1) * self.size] for seat in range(players)
        ]
        self.piles = self.piles[-dealer:] + self.piles[:-dealer]
        self.tricks = []  # (winner, cards in order of play)
        self.play()

    def play(self):
        """Plays the hands out, six cards at a time where the table does."""
        step = 6 if self.size in SIXES.values() else self.size
        for start in range(0, self.size, step):
            hands = [pile[start : start + step] for pile in self.piles]
            leader = (self.dealer + 1) % self.players
            for _ in range(step):
                leader = self.trick(hands, leader)

    def trick(self, hands, leader):
        """One trick; gives its winner."""
        plays = []
        for place in range(self.players):
            seat = (leader + place) % self.players
            led = plays[0][1][1] if plays else None
            follows = [card for card in hands[seat] if card[1] == led]
            others = [card for card in hands[seat] if card[1] != led]
            if self.may_revoke(seat, follows and others):
                follows, self.revoker = others, seat
            card = self.dice.choice(follows or hands[seat])
            hands[seat].remove(card)
            plays.append((seat, card))
        led = plays[0][1][1]
        winner = min(plays, key=lambda play: self.height(play[1], led))[0]
        self.tricks.append((winner, [card for seat, card in plays]))
        return winner

    def may_revoke(self, seat, can_choose):
        """Whether a player breaks the rule here; one does, once."""
        if not (self.is_careless and can_choose) or self.revoker is not None:
            return False
        return self.dice.random() < 0.2

    def height(self, card, led):
        """Lower is better."""
        if card[1] == self.trump:
            return TRUMP_RANKS.index(card[0])
        return 10 + RANKS.index(card[0]) if card[1] == led else 99

    def honour(self, card):
        if card[1] == self.trump and card[0] in "JTAKQ":
            return card[0]
        is_french = self.options.get("form") == "french"
        return "TD" if is_french and card == "TD" else None

    def honours(self, cards):
        return [self.honour(card) for card in cards if self.honour(card)]

    def side(self, seat):
        return seat % SIDES[self.options.get("sides", "solo")]

    def trump_entry(self):
        if self.dice.random() < 0.5:
            return [{"type": "trump", "card": self.turned}]
        return [{"type": "trump", "suit": self.trump}]

    def count_entries(self, by="tricks"):
        """The deal counted at its end."""
        sides = min(SIDES[self.options.get("sides", "solo")], self.players)
        taken, caught = [0] * sides, {}
        for winner, cards in self.tricks:
            taken[self.side(winner)] += 1 if by == "tricks" else self.players
            caught |= dict.fromkeys(self.honours(cards), self.side(winner))
        return [*self.trump_entry(), {"type": "count", by: taken, "honours": caught}]

    def live_entries(self):
        """The deal trick by trick, by the winners."""
        return [
            *self.trump_entry(),
            *(self.live(winner, cards) for winner, cards in self.tricks),
        ]

    def live(self, winner, cards):
        entry = {"type": "trick", "winner": winner}
        honours = self.honours(cards)
        return entry | ({"honours": honours} if honours else {})

    def card_entries(self):
        """The deal card by card."""
        return [
            *self.trump_entry(),
            *({"type": "trick", "cards": cards} for winner, cards in self.tricks),
        ]

    def mixed_entries(self):
        """Some tricks by winner, some by cards."""
        entries = self.trump_entry()
        for winner, cards in self.tricks:
            by_cards = {"type": "trick", "cards": cards, "winner": winner}
            by_winner = self.live(winner, cards)
            entries.append(self.dice.choice([by_cards, by_winner]))
        return entries


WAYS = {
    "tricks": Dealt.count_entries,
    "cards counted": lambda dealt: dealt.count_entries("cards"),
    "winners": Dealt.live_entries,
    "cards": Dealt.card_entries,
    "mixed": Dealt.mixed_entries,
}


@pytest.mark.parametrize(("players", "options"), TABLES)
@pytest.mark.parametrize("seed", some(range(4), 2))
def test_every_way_to_record_a_game_gives_the_same_sheet(players, options, seed):
    dice = random.Random(f"{players} {options} {seed}")
    header = {
        "game": "scotch_whist",
        "players": NAMES[:players],
        "dealer": dice.randrange(players),
        "options": options,
    }
    entries, dealer = {way: [] for way in WAYS}, header["dealer"]
    status = "open"
    while status == "open":
        dealt = Dealt(dice, players, options, dealer)
        for way in WAYS:
            entries[way] += WAYS[way](dealt)
        sheets = [
            sheet(header | {"entries": told}, players) for told in entries.values()
        ]
        assert all(other == sheets[0] for other in sheets)
        assert points(sheets[0]) == expected(dealt)
        status, dealer = sheets[0]["status"], (dealer + 1) % players


def sheet(record, players):
    """What a record comes to, without the places of its entries."""
    told = rules.score(record)
    said = [announced["text"] for announced in told["announcements"]]
    return told | {"announcements": said}


def points(told):
    return told["deals"][-1]["points"]


def expected(dealt):
    """The points of a deal, added up another way."""
    worth = {"J": 11, "T": 10, "A": 4, "K": 3, "Q": 2, "TD": 10}
    sides = min(SIDES[dealt.options.get("sides", "solo")], dealt.players)
    scores = []
    for side in range(sides):
        own = [cards for winner, cards in dealt.tricks if dealt.side(winner) == side]
        cards = [card for trick in own for card in trick]
        extra = len(cards) - dealt.size * dealt.players // sides
        honours = dealt.honours(cards)
        scores.append(max(0, extra) + sum(worth[key] for key in honours))
    return scores


@pytest.mark.parametrize("seed", some(range(30), 9))
def test_a_revoke_comes_to_light_when_the_suit_is_played(seed):
    dice = random.Random(seed)
    dealt = Dealt(dice, 4, {}, 0, is_careless=True)
    header = {"game": "scotch_whist", "players": NAMES[:4]}
    entries = dealt.card_entries()
    if dealt.revoker is None:
        rules.score(header | {"entries": entries})
        return
    with pytest.raises(rules.RuleError) as caught:
        rules.score(header | {"entries": entries})
    assert caught.value.code == "revoke"
    assert f"{NAMES[dealt.revoker]} did not follow" in caught.value.message
    ruling = {"type": "penalty", "seat": dealt.revoker, "offence": "revoke"}
    entries.insert(caught.value.entry, ruling)
    ruled = rules.score(header | {"entries": entries})
    assert ruled["deals"][0]["points"][dealt.revoker] == -10


@pytest.mark.parametrize("seed", range(5))
def test_the_turned_card_must_come_out_of_the_dealers_hand(seed):
    dealt = Dealt(random.Random(seed), 2, {}, 0)
    header = {"game": "scotch_whist", "players": NAMES[:2]}
    played = [card for winner, cards in dealt.tricks for card in cards]
    hidden = [rank + dealt.trump for rank in RANKS if rank + dealt.trump not in played]
    for card in hidden:
        entries = dealt.card_entries()
        entries[0] = {"type": "trump", "card": card}
        with pytest.raises(rules.RuleError) as caught:
            rules.score(header | {"entries": entries})
        assert (caught.value.entry, caught.value.code) == (10, "dealers_card")
    assert hidden
