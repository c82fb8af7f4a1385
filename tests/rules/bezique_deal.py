"""A table of bezique with real cards: it plays by the rules and writes it down."""

from tests.rules.bezique_hands import DECK, FOURS, RANKS, RealCard, melds

POINTS = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}
SHAPES = {  # players, packs, tricks with the stock
    "bezique": (2, 2, 24),
    "bezique_500": (2, 1, 8),
    "bezique_three": (3, 3, 24),
    "bezique_four": (4, 4, 24),
}
# How readily a card is played: a player who wants to meld keeps kings and queens.
WEIGHTS = {"7": 60, "8": 60, "9": 60, "T": 8, "A": 4, "J": 2, "Q": 1, "K": 1}


class RealTable:
    """The cards of one deal, and how they are dealt, played and drawn."""

    def __init__(self, game, options, random):
        self.players, self.copies, self.stock_tricks = SHAPES[game]
        self.option, self.random = options.get, random
        self.is_500 = game == "bezique_500"
        self.may_lay = game == "bezique_four"
        self.are_partners = self.option("sides") == "partners"
        self.cards = [RealCard(name) for name in DECK for _copy in range(self.copies)]
        self.won = [0] * (2 if self.are_partners else self.players)
        self.trump = self.turned = self.ten = None
        self.sevens = 0
        random.shuffle(self.cards)

    def side(self, seat):
        return seat % 2 if self.are_partners else seat

    def partner(self, seat):
        return (seat + 2) % 4 if self.are_partners else None

    def held(self, seat, *places):
        cards = self.cards if seat is not None else []
        return [card for card in cards if card.seat == seat and card.place in places]

    def deal(self):
        self.stock = list(self.cards)
        for seat in range(self.players):
            for _card in range(8):
                self.stock.pop().move("hand", seat)
        if self.option("form") != "marriage_trump":
            self.turned = self.stock.pop()
            self.turned.move("turned")
            self.trump = self.turned.name[1]
            self.sevens += self.turned.name[0] == "7"

    def draw(self, winner):
        """All draw, the winner first; the last one may get the card turned up."""
        for turn in range(self.players):
            card = self.stock.pop() if self.stock else self.turned
            card.move("hand", (winner + turn) % self.players)
        if not self.stock:
            for card in self.cards:
                if card.place == "table":
                    card.move("hand", card.seat)

    def play_cards(self, leader, is_stock):
        """Plays a trick: (seats, cards, whether each lay on the table)."""
        seats = [(leader + turn) % self.players for turn in range(self.players)]
        played, flags = [], []
        for seat in seats:
            mine = self.held(seat, "hand", "table")
            if not is_stock and played:
                mine = self.legal(mine, [card.name for card in played])
            weights = [WEIGHTS[card.name[0]] for card in mine]
            played.append(self.random.choices(mine, weights)[0])
            flags.append(played[-1].place == "table")
            played[-1].move("gone")
        return seats, played, flags

    def best(self, names):
        """The place of the card that wins."""
        led = names[0][1]

        def height(place):
            rank, suit = names[place]
            if suit not in (self.trump, led):
                return (-1, 0, 0)
            return (suit == self.trump, RANKS.index(rank), -place)

        return max(range(len(names)), key=height)

    def legal(self, mine, names):
        """The cards that may be played in the last eight tricks."""
        following = [card for card in mine if card.name[1] == names[0][1]]
        trumps = [card for card in mine if card.name[1] == self.trump]
        winning = []
        if self.players == 2:
            winning = [card for card in following if self.best([*names, card.name])]
        return winning or following or trumps or mine


class RealDeal(RealTable):
    """One deal, played at random; `entries` tells it in the three ways of recording."""

    def __init__(self, *parts):
        super().__init__(*parts)
        self.entries = {"tally": [], "winners": [], "cards": []}

    def write(self, *modes, **entry):
        for mode in modes or self.entries:
            self.entries[mode].append(dict(entry))

    def play(self):
        """Plays the deal to its end."""
        self.deal()
        if self.turned:
            self.write(type="turn_up", card=self.turned.name)
        leader = 1
        last_meld = self.stock_tricks - (self.option("final_meld") != "allowed")
        for number in range(1, self.stock_tricks + 9):
            leader = self.trick(number, leader)
            if number <= last_meld:
                self.meld_after(leader)
            self.write_ten()
            if number <= self.stock_tricks:
                self.draw(leader)
        return self.count()

    def trick(self, number, leader):
        """Plays a trick and writes it down; gives its winner."""
        is_stock = number <= self.stock_tricks
        seats, played, flags = self.play_cards(leader, is_stock)
        names = [card.name for card in played]
        said = {"table": flags} if is_stock and self.random.random() < 0.5 else {}
        self.write("cards", type="trick", cards=names, **said)
        winner = seats[self.best(names)]
        self.take(winner, names)
        if is_stock:
            self.play_sevens(seats, names)
            self.open(winner, played)
        if number == self.ten_trick():
            self.ten = winner
        return winner

    def take(self, winner, names):
        """What a trick brings, for those who do not record its cards."""
        trick = {"type": "trick", "winner": winner}
        worth = POINTS if self.is_500 else {"A": 1, "T": 1}
        won = sum(worth.get(name[0], 0) for name in names)
        self.won[self.side(winner)] += won
        if won and not self.is_500 and self.option("brisques") != "at_end":
            self.write("tally", type="brisques", seat=winner, count=won)
            trick["brisques"] = won
        self.write("winners", **trick)

    def play_sevens(self, seats, names):
        """Sevens of trumps that score when they are played."""
        if not self.turned or self.option("sevens") != "play":
            return
        for seat, name in zip(seats, names, strict=True):
            if name == "7" + self.trump:
                self.sevens += 1
                self.write("tally", "winners", type="seven", seat=seat, how="play")

    def open(self, winner, played):
        """In the Polish form some cards lie open with the winner."""
        for card in played if self.option("form") == "polish" else []:
            if card.name[0] in "JQK" or card.name == "T" + self.trump:
                card.move("open", winner)

    def ten_trick(self):
        """The number of the trick that is worth 10."""
        is_stock = self.option("last_trick") == "stock"
        return self.stock_tricks if is_stock else self.stock_tricks + 8

    def write_ten(self):
        """The last trick of a tally, after the meld that may follow it."""
        if self.ten is not None:
            self.write("tally", type="last_trick", winner=self.ten)
            self.ten = None

    def meld_after(self, winner):
        """A seven, a meld, and perhaps one that is only laid down."""
        seats = [winner]
        if self.option("meld_right") == "side" and self.are_partners:
            seats.append(self.partner(winner))
        if self.turned and self.random.random() < 0.8:
            self.seven(self.random.choice(seats))
        if self.may_lay and self.random.random() < 0.2:
            self.claim("lay", self.random.choice(seats))
        if self.random.random() < 0.9:
            self.claim("meld", self.random.choice(seats))

    def seven(self, seat):
        """Exchanges or shows a seven of trumps, if there is one in hand."""
        seven = next(
            (c for c in self.held(seat, "hand") if c.name == "7" + self.trump), None
        )
        if seven is None or self.sevens == self.copies:
            return
        if self.turned.name[0] != "7" and self.random.random() < 0.7:
            self.turned.move("hand", seat)
            seven.move("turned")
            self.turned = seven
            self.write(type="seven", seat=seat, how="exchange")
            self.sevens += 1
        elif self.option("sevens") != "play":
            seven.move("table", seat)
            self.write(type="seven", seat=seat, how="show")
            self.sevens += 1

    def claim(self, type, seat):
        """Claims one of the melds that are there, if any is."""
        found = list(melds(self, seat))
        if not found:
            return
        meld, suit, chosen = self.random.choice(found)
        self.write_claim({"type": type, "seat": seat, "meld": meld}, suit, chosen)
        for card in chosen:
            if card.place == "hand":
                card.move("table", card.seat)
            if type == "meld":
                card.mark(self.side(seat), meld)
        self.trump = self.trump or suit

    def write_claim(self, entry, suit, chosen):
        """A claim: with its suit, its cards or neither, as it must be or at random."""
        names = [card.name for card in chosen]
        if suit and self.random.random() < 0.5:
            entry["suit"] = suit
        elif suit or self.random.random() < 0.5:
            entry["cards"] = names
        self.write("tally", "winners", **entry)
        if entry["meld"] in FOURS.values():
            entry["cards"] = names
        if self.random.random() < 0.5:
            lying = [card.name for card in chosen if card.place in ("table", "open")]
            entry["table"] = lying
        self.write("cards", **entry)

    def count(self):
        """The count at the end, where there is one."""
        if self.is_500:
            self.write("tally", "winners", type="count", points=self.won)
        elif self.option("brisques") == "at_end":
            self.write("tally", "winners", type="count", brisques=self.won)
        return self
