"""Real deals of two-handed piquet, played at random, and recorded in three ways."""

import random
from itertools import combinations

RANKS = "789TJQKA"
PACK = [rank + suit for rank in RANKS for suit in "CDHS"]
PIPS = dict(zip(RANKS, (7, 8, 9, 10, 10, 10, 10, 11), strict=True))
RUN_POINTS = {3: 3, 4: 4, 5: 15, 6: 16, 7: 17, 8: 18}
CLASSES = ("point", "sequence", "set")


class RealDeal:
    """Two hands, what is claimed from them, and the play: elder is seat 0."""

    def __init__(self, seed, count="every", capot_last=True):
        self.random = random.Random(seed)
        self.count, self.capot_last = count, capot_last
        self.hands = self.dealt()
        self.claims = {
            (seat, kind): self.claim(seat, kind) for kind in CLASSES for seat in (0, 1)
        }
        self.plays = self.played()

    def dealt(self):
        """Two hands of twelve; now and then with long suits and many of a rank."""
        skew = self.random.choice([0, 0.4, 0.8])
        part = self.random.choice([0, 1])

        def place(card):
            return self.random.random() + skew * "789TJQKACDHS".index(card[part]) % 2

        cards = sorted(PACK, key=place)
        return [cards[:12], cards[12:24]]

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
        """Twelve tricks as (leader, winner, cards)."""
        hands, leader, plays = [list(cards) for cards in self.hands], 0, []
        for _ in range(12):
            led = hands[leader].pop(self.random.randrange(len(hands[leader])))
            other = hands[1 - leader]
            able = [card for card in other if card[1] == led[1]] or other
            answer = self.random.choice(able)
            other.remove(answer)
            wins = answer[1] == led[1] and RANKS.index(answer[0]) > RANKS.index(led[0])
            winner = 1 - leader if wins else leader
            plays.append((leader, winner, [led, answer]))
            leader = winner
        return plays

    def winner(self, kind):
        """(side or None, points) of a class."""
        both = [self.claims[seat, kind] for seat in (0, 1)]
        best = [max([part[:2] for part in parts], default=(0, 0)) for parts in both]
        if best[0] == best[1]:
            return None, None
        side = 0 if best[0] > best[1] else 1
        return side, sum(self.worth(kind, part) for part in both[side])

    def worth(self, kind, part):
        if kind == "sequence":
            return RUN_POINTS[part[0]]
        return part[0] if kind == "point" else {3: 3, 4: 14}[part[0]]

    def play_points(self):
        """(side, points) of the play, in the order in which they are made."""
        made = []
        for leader, winner, cards in self.plays:
            high = [card[0] not in "789" for card in cards]
            if self.count != "classic" or high[0]:
                made.append(leader)
            wins_high = self.count != "classic" or high[winner != leader]
            is_counted = winner != leader or self.count == "lead_and_trick"
            if is_counted and wins_high:
                made.append(winner)
        winners = [winner for leader, winner, cards in self.plays]
        if self.capot_last or len(set(winners)) == 2:
            made.append(winners[-1])
        return made

    def run(self):
        """Points in play that the only side with a hand made before the other scored."""
        made, in_hand = self.play_points(), self.in_hand()
        alone = [side for side in (0, 1) if in_hand[side] and not in_hand[1 - side]]
        if not alone:
            first = self.plays[0][2][0][0]
            return int(self.count != "classic" or first not in "789")
        before = [side == alone[0] for side in made] + [False]
        return before.index(False)

    def in_hand(self):
        points = [0, 0]
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
        made, winners = self.play_points(), [play[1] for play in self.plays]
        entry = {"type": "play", "tricks": [winners.count(0), winners.count(1)]}
        entry["run"] = self.run()
        if self.count == "every" and self.random.random() < 0.5:
            captures = sum(play[:2] == (0, 1) for play in self.plays)
            return entry | {"last": winners[-1], "captures": captures}
        return entry | {"points": [made.count(0), made.count(1)]}

    def by_calls(self):
        """The refereed way: claims with few details, told when they are asked for."""
        entries = []
        for kind in CLASSES:
            said = [self.said(seat, kind, is_full=False) for seat in (0, 1)]
            entries += said
            sizes = [
                max([p[0] for p in self.claims[s, kind]], default=0) for s in (0, 1)
            ]
            if sizes[0] == sizes[1] > 0 and kind != "set":
                full = [self.said(seat, kind, is_full=True) for seat in (0, 1)]
                entries += self.asked(said, full)
        return entries + [self.by_winner(play) for play in self.plays]

    def asked(self, said, full):
        """The claims again, of those who have not told all."""
        return [
            after for before, after in zip(said, full, strict=True) if before != after
        ]

    def said(self, seat, kind, is_full):
        """A declaration, in full or with few details."""
        entry = {"type": "declare", "seat": seat, "class": kind}
        parts = self.claims[seat, kind]
        if not parts:
            return entry | {"none": True}
        if kind == "point":
            length, pips, suit = parts[0]
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
            is_low = [card[0] in "789" for card in cards]
            entry["lead_low"] = is_low[0]
            entry["win_low"] = winner != leader and is_low[1] and is_low[0]
        return entry

    def by_cards(self):
        """The full way: hands, claims with every detail, tricks by their cards."""
        entries = [
            {"type": "hand", "seat": seat, "cards": list(self.hands[seat])}
            for seat in (0, 1)
        ]
        for kind in CLASSES:
            entries += [self.said(seat, kind, is_full=True) for seat in (0, 1)]
        return entries + self.tricks_by_cards()

    def by_claims_and_cards(self):
        """Claims without hands, and tricks by their cards."""
        entries = []
        for kind in CLASSES:
            entries += [self.said(seat, kind, is_full=True) for seat in (0, 1)]
        return entries + self.tricks_by_cards()

    def tricks_by_cards(self):
        return [
            {"type": "trick", "cards": cards} for leader, winner, cards in self.plays
        ]
