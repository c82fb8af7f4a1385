"""Deals of Pinochle for three or four, and for two, played out with real cards."""

from tests.rules.pinochle_dealt import (
    DOUBLES,
    RANKS,
    SINGLES,
    DealtOut,
    cards_of,
    melds_in,
    pack,
    value_of,
    worth,
)


class AtTable(DealtOut):
    """Three or four players: turn-up, exchange, melds at once, strict play."""

    def __init__(self, seed, players, options, dealer):
        super().__init__(seed, players, options, dealer)
        cards = self.random.sample(pack(), 48)
        size = 48 // players
        self.hands = [cards[seat * size : (seat + 1) * size] for seat in range(players)]
        self.upcard = self.random.choice(self.hands[dealer])
        self.trump = self.upcard[1]
        self.deece = "9" + self.trump
        self.credits = dict.fromkeys(range(players), 0)
        self.deeces = [hand.count(self.deece) for hand in self.hands]
        self.turn()

    def turn(self):
        """The turn-up, and perhaps the exchange; the dealer has what lies there."""
        self.entries.append({"type": "upcard", "card": self.upcard})
        if self.upcard == self.deece:
            self.credits[self.dealer] += 10
            self.deeces[self.dealer] -= 1
            return
        holders = [
            seat
            for seat in range(self.players)
            if self.deeces[seat] and seat != self.dealer
        ]
        if holders and self.random.random() < 0.7:
            seat = self.random.choice(holders)
            self.entries.append({"type": "exchange", "seat": seat})
            self.credits[seat] += 10
            self.deeces[seat] -= 1
            self.hands[seat].remove(self.deece)
            self.hands[seat].append(self.upcard)
            self.hands[self.dealer].remove(self.upcard)
            self.hands[self.dealer].append(self.deece)

    def melds(self, way):
        """The melds of every hand as `names`, `cards` or bare `points`."""
        entries = []
        for seat in self.random.sample(range(self.players), self.players):
            hand = self.hands[seat]
            names = melds_in(hand, self.trump) + ["deece"] * self.deeces[seat]
            points = self.points_of(names)
            entry = {"type": "meld", "seat": seat}
            if way == "names":
                entry["melds"] = self.random.sample(names, len(names))
            elif way == "cards":
                entry["cards"] = self.random.sample(hand, len(hand))
            if way == "points" or self.random.random() < 0.3:
                entry["points"] = points
            entries.append(entry)
        return entries

    def points_of(self, names):
        """What the melds and deeces of a hand are worth."""
        melds = [name for name in names if name != "deece"]
        return worth(melds, self.options) + 10 * names.count("deece")

    def play(self):
        """All tricks."""
        is_eldest = self.options.get("first_lead") == "eldest"
        leader = (self.dealer + is_eldest) % self.players
        while self.hands[leader]:
            self.trick(leader, self.strictly)
            leader = self.last


class ForTwo(DealtOut):
    """Two players: free play and a meld a trick, then strict play."""

    def __init__(self, seed, options, dealer):
        super().__init__(seed, 2, options, dealer)
        is_large = options.get("deck") == 64
        ranks, size = (RANKS, 16) if is_large else (RANKS[2:], 12)
        cards = pack(ranks)
        self.random.shuffle(cards)
        self.size = size
        self.hands = [cards[:size], cards[size : 2 * size]]
        self.upcard, self.stock = cards[2 * size], cards[2 * size + 1 :]
        self.trump = self.upcard[1]
        self.deece = ranks[0] + self.trump
        self.lying, self.laid = self.upcard, [[], []]
        self.melded, self.deeces, self.credited = [0, 0], [0, 0], 0
        self.entries.append({"type": "upcard", "card": self.upcard})
        if self.upcard == self.deece:
            self.credit(dealer)

    def credit(self, seat):
        self.deeces[seat] += 10
        self.credited += 1

    def play(self):
        """The tricks of the stock with their melds, then the others."""
        leader = 1 - self.dealer
        for number in range(2 * self.size):
            is_stock = number < self.size
            choices = self.freely if is_stock else self.strictly
            trick = self.trick(leader, choices)
            for seat, card in zip((leader, 1 - leader), trick, strict=True):
                self.leave_table(seat, card)
            leader = self.last
            if is_stock:
                self.lay(leader)
                self.draw(leader)

    def freely(self, seat, trick):
        return self.hands[seat]

    def leave_table(self, seat, card):
        """The copy laid first is the one that is played."""
        for laid in self.laid[seat]:
            if laid["card"] == card:
                self.laid[seat].remove(laid)
                return

    def draw(self, leader):
        """Both draw; the loser of the last trick gets what lies there."""
        for seat in (leader, 1 - leader):
            self.hands[seat].append(self.stock.pop() if self.stock else self.lying)

    def lay(self, seat):
        """A deece or a meld of the winner, or both, or neither."""
        if self.credited < 2 and self.random.random() < 0.6:
            self.lay_deece(seat)
        melds = [plan for plan in self.plans(seat) if plan]
        if melds and self.random.random() < 0.8:
            self.lay_meld(seat, *self.random.choice(melds))

    def in_hand(self, seat, card):
        """The copies of a card that a seat holds and has not laid."""
        laid = [one for one in self.laid[seat] if one["card"] == card]
        return self.hands[seat].count(card) - len(laid)

    def lay_deece(self, seat):
        if not self.in_hand(seat, self.deece):
            return
        may_exchange = self.lying != self.deece
        entry = {"type": "deece", "seat": seat}
        if may_exchange and self.random.random() < 0.8:
            self.hands[seat].remove(self.deece)
            self.hands[seat].append(self.lying)
            self.lying = self.deece
        else:
            self.laid[seat].append({"card": self.deece})
            if may_exchange:
                entry["exchange"] = False
        self.entries.append(entry)
        self.credit(seat)

    def plans(self, seat):
        """(name, new cards, cards of the table) for melds that can be laid."""
        for name in list(SINGLES) + list(DOUBLES):
            cards = cards_of(name, self.trump)
            if cards:
                yield self.plan(seat, name, cards)

    def plan(self, seat, name, cards):
        """One way to lay a meld, at random where a card is on the table and in hand."""
        group, height = self.rank(name)
        free = [one for one in self.laid[seat] if one.get(group, 0) < height]
        in_hand = {card: self.in_hand(seat, card) for card in cards}
        new, old = [], []
        for card in cards:
            lying = [one for one in free if one["card"] == card]
            if lying and not (in_hand[card] and self.random.random() < 0.5):
                free.remove(lying[0])
                old.append(lying[0])
            elif in_hand[card]:
                in_hand[card] -= 1
                new.append(card)
            else:
                return None
        return (name, new, old) if new else None

    def rank(self, name):
        """The class of a meld, and how high it stands in it."""
        single = DOUBLES.get(name, name)
        is_suited = "marriage" in single or single == "flush"
        group = "suits" if is_suited else "pinochle" if "p" in single else "fours"
        value = value_of(name, self.options)
        is_plain = name in DOUBLES and value == 2 * SINGLES[single]
        return group, SINGLES[single] if is_plain else value

    def lay_meld(self, seat, name, new, old):
        group, height = self.rank(name)
        entry = {"type": "meld", "seat": seat, "meld": name}
        if self.is_said(seat, name, new):
            entry["new"] = new
        self.entries.append(entry)
        fresh = [{"card": card} for card in new]
        self.laid[seat] += fresh
        for one in fresh + old:
            one[group] = height
        self.melded[seat] += value_of(name, self.options)

    def is_said(self, seat, name, new):
        """Whether the new cards must be named: the table would be taken first."""
        group, height = self.rank(name)
        free = [one["card"] for one in self.laid[seat] if one.get(group, 0) < height]
        usual = []
        for card in cards_of(name, self.trump):
            if card in free:
                free.remove(card)
            else:
                usual.append(card)
        return sorted(usual) != sorted(new) or self.random.random() < 0.3
