"""Real deals of the piquet games, played at random, and recorded in several ways."""

import random
from itertools import combinations

RANKS = "789TJQKA"
PACK = [rank + suit for rank in RANKS for suit in "CDHS"]
PIPS = dict(zip(RANKS, (7, 8, 9, 10, 10, 10, 10, 11), strict=True))
RUN_POINTS = {3: 3, 4: 4, 5: 15, 6: 16, 7: 17, 8: 18}
CLASSES = ("point", "sequence", "set")
SIZES = {2: 12, 3: 10, 4: 8}  # players -> cards of each


class RealDeal:
    """The hands, what is claimed from them, and the play; elder is seat 0.

    Four play as partners; of points only the better of two partners scores.
    """

    def __init__(self, seed, count="every", capot_last=True, players=2):
        self.random = random.Random(seed)
        self.count, self.capot_last = count, capot_last
        self.seats = list(range(players))
        self.side_of = [seat % 2 for seat in self.seats] if players == 4 else self.seats
        self.sides = sorted(set(self.side_of))
        self.hands = self.dealt(SIZES[players])
        self.claims = {
            (seat, kind): self.claim(seat, kind)
            for kind in CLASSES
            for seat in self.seats
        }
        self.plays = self.played()

    def dealt(self, size):
        """The hands; now and then with long suits and many of a rank."""
        skew = self.random.choice([0, 0.4, 0.8])
        part = self.random.choice([0, 1])

        def place(card):
            return self.random.random() + skew * "789TJQKACDHS".index(card[part]) % 2

        cards = sorted(PACK, key=place)
        return [cards[seat * size : (seat + 1) * size] for seat in self.seats]

    def claim(self, seat, kind):
        """What a seat claims: mostly all it has, sometimes less, or nothing."""
        found = {"point": self.points, "sequence": self.runs, "set": self.sets}[kind]
        every = found(self.hands[seat])
        if not every or self.random.random() < 0.1:
            return []
        if kind == "point":
            return [self.random.choice(every[-4:]) if self.is_shy() else every[-1]]
        return [part for part in every if not self.is_shy()]

    def is_shy(self):
        return self.random.random() < 0.2

    def points(self, cards):
        """Every point of three cards or more, from the least to the best."""
        suits = [[card for card in cards if card[1] == suit] for suit in "CDHS"]
        return sorted(
            (length, sum(PIPS[card[0]] for card in part), suit[0][1])
            for suit in suits
            for length in range(3, len(suit) + 1)
            for part in combinations(suit, length)
        )

    def runs(self, cards):
        """Every run at its full length: (length, height of its top, suit)."""
        found = []
        for suit in "CDHS":
            length = 0
            for height in range(9):
                if height < 8 and RANKS[height] + suit in cards:
                    length += 1
                    continue
                if length >= 3:
                    found.append((length, height - 1, suit))
                length = 0
        return found

    def sets(self, cards):
        """Every set: (number, height)."""
        counts = [sum(card[0] == rank for card in cards) for rank in RANKS]
        return [(counts[h], h) for h in range(3, 8) if counts[h] >= 3]

    def played(self):
        """The tricks as (leader, winner, cards)."""
        hands, leader, plays = [list(cards) for cards in self.hands], 0, []
        for _ in self.hands[0]:
            order = self.seats[leader:] + self.seats[:leader]
            cards = []
            for seat in order:
                suit = cards[0][1] if cards else ""
                able = [card for card in hands[seat] if card[1] == suit]
                cards.append(self.random.choice(able or hands[seat]))
                hands[seat].remove(cards[-1])
            following = [card for card in cards if card[1] == cards[0][1]]
            best = max(following, key=lambda card: RANKS.index(card[0]))
            winner = order[cards.index(best)]
            plays.append((leader, winner, cards))
            leader = winner
        return plays

    def winner(self, kind):
        """(side or None, points) of a class."""
        bests = {
            seat: max(part[:2] for part in self.claims[seat, kind])
            for seat in self.seats
            if self.claims[seat, kind]
        }
        top = max(bests.values(), default=None)
        sides = {self.side_of[seat] for seat in bests if bests[seat] == top}
        if len(sides) != 1:
            return None, None
        side = sides.pop()
        worths = [
            sum(self.worth(kind, part) for part in self.claims[seat, kind])
            for seat in self.seats
            if self.side_of[seat] == side
        ]
        return side, max(worths) if kind == "point" else sum(worths)

    def worth(self, kind, part):
        if kind == "sequence":
            return RUN_POINTS[part[0]]
        return part[0] if kind == "point" else {3: 3, 4: 14}[part[0]]

    def play_points(self):
        """The side of each point of the play, in the order in which they are made."""
        made = []
        for leader, winner, cards in self.plays:
            sides = self.side_of[leader], self.side_of[winner]
            won = max((c for c in cards if c[1] == cards[0][1]), key=self.height)
            if self.count != "classic" or cards[0][0] not in "789":
                made.append(sides[0])
            wins_high = self.count != "classic" or won[0] not in "789"
            is_counted = sides[0] != sides[1] or self.count == "lead_and_trick"
            if is_counted and wins_high:
                made.append(sides[1])
        winners = [self.side_of[winner] for leader, winner, cards in self.plays]
        if self.capot_last or len(set(winners)) > 1:
            made.append(winners[-1])
        return made

    def height(self, card):
        return RANKS.index(card[0])

    def run(self):
        """What the only side with a hand made in play before any other scored."""
        made, in_hand = self.play_points(), self.in_hand()
        alone = [side for side in self.sides if in_hand[side] == sum(in_hand)]
        if not sum(in_hand) or not alone:
            first = self.plays[0][2][0][0]
            return int(self.count != "classic" or first not in "789")
        before = [side == alone[0] for side in made] + [False]
        return before.index(False)

    def in_hand(self):
        points = [0] * len(self.sides)
        for kind in CLASSES:
            side, worth = self.winner(kind)
            if side is not None:
                points[side] += worth
        return points

    def by_results(self):
        """The quick way: a result for each class, and the play."""
        entries = []
        for kind in CLASSES:
            side, worth = self.winner(kind)
            more = {} if side is None else {"points": worth}
            entries.append({"type": "award", "class": kind, "winner": side, **more})
        return [*entries, self.whole_play()]

    def whole_play(self):
        made = self.play_points()
        winners = [self.side_of[play[1]] for play in self.plays]
        entry = {"type": "play", "tricks": [winners.count(side) for side in self.sides]}
        entry["run"] = self.run()
        is_remembered = self.count == "every" and len(self.seats) == 2
        if is_remembered and self.random.random() < 0.5:
            captures = sum(play[:2] == (0, 1) for play in self.plays)
            return entry | {"last": winners[-1], "captures": captures}
        return entry | {"points": [made.count(side) for side in self.sides]}

    def by_calls(self):
        """The refereed way: claims with few details, told when they are asked for."""
        entries = []
        for kind in CLASSES:
            few = [self.said(seat, kind, is_full=False) for seat in self.seats]
            full = [self.said(seat, kind, is_full=True) for seat in self.seats]
            entries += few
            entries += [
                full[seat] for seat in self.tied(kind) if few[seat] != full[seat]
            ]
        return entries + [self.by_winner(play) for play in self.plays]

    def tied(self, kind):
        """The seats whose claims in a class are of one size, on more than one side."""
        parts = {seat: self.claims[seat, kind] for seat in self.seats}
        sizes = {seat: max(parts[seat])[0] for seat in parts if parts[seat]}
        largest = max(sizes.values(), default=0)
        tied = [seat for seat in sizes if sizes[seat] == largest]
        is_tie = len({self.side_of[seat] for seat in tied}) > 1
        return tied if is_tie and kind != "set" else []

    def said(self, seat, kind, is_full):
        """A declaration, in full or with few details."""
        entry = {"type": "declare", "seat": seat, "class": kind}
        parts = self.claims[seat, kind]
        if not parts:
            return entry | {"none": True}
        if kind == "point":
            length, pips, _suit = parts[0]
            return entry | {"length": length} | ({"pips": pips} if is_full else {})
        if kind == "set":
            rows = [{"count": count, "rank": RANKS[h]} for count, h in parts]
            return entry | {"sets": rows}
        rows = [
            {"length": length} | ({"top": RANKS[height]} if is_full else {})
            for length, height, suit in parts
        ]
        return entry | {"runs": rows}

    def by_winner(self, play):
        leader, winner, cards = play
        entry = {"type": "trick", "winner": winner}
        if self.count == "classic":
            won = max((c for c in cards if c[1] == cards[0][1]), key=self.height)
            entry["lead_low"] = cards[0][0] in "789"
            entry["win_low"] = winner != leader and won[0] in "789"
        return entry

    def by_cards(self):
        """The full way: hands, claims with every detail, tricks by their cards."""
        entries = [
            {"type": "hand", "seat": seat, "cards": list(self.hands[seat])}
            for seat in self.seats
        ]
        return entries + self.by_claims_and_cards()

    def by_claims_and_cards(self):
        """Claims with every detail, and tricks by their cards."""
        entries = [
            self.said(seat, kind, is_full=True)
            for kind in CLASSES
            for seat in self.seats
        ]
        return entries + [
            {"type": "trick", "cards": cards} for leader, winner, cards in self.plays
        ]
