"""What a card may take of the table: a few takes, those that leave least first."""

from ...cards import RANKS
from .groups import LOW_ACE, VALUES, groups, worths_of
from .house_rules import taker_of_all
from .scoring import card_points

HIGHEST = max(VALUES.values())
LOOKED_AT = 16  # cards of a crowded table among which sums are looked for
KEPT = 40  # takes of one card; where there are more, the heavier half is kept
CARD = 100  # what a card weighs, with its points; a card more outweighs all points

# A set of cards is a number here, with a bit for each card of the table.


class Takes:
    """All takes of a table, by the rank that is played; `longest`: cards in a sum."""

    def __init__(self, table, cards, longest):
        self.cards = sorted(cards, key=by_rank, reverse=True)
        self.longest = longest
        self.bits = [(1 << place, card) for place, card in enumerate(self.cards)]
        self.all = (1 << len(cards)) - 1
        self.is_crowded = len(cards) > LOOKED_AT
        self.weights = [CARD + card_points([card]) for card in self.cards]
        self.able = [card[0] != taker_of_all(table) for card in self.cards]
        worths = [
            worths_of(LOW_ACE if card[0] == "A" else VALUES[card[0]]) if able else ()
            for card, able in zip(self.cards, self.able)
        ]
        self.alike = {}  # of each rank its cards, each a set of one with its weight
        for place, card in enumerate(self.cards):
            bit_and_weight = 1 << place, self.weights[place]
            self.alike.setdefault(card[0], []).append(bit_and_weight)
        self.sums = sums(worths[:LOOKED_AT], self.weights, longest)

    def of(self, rank, most):
        """(takes, how many more were found, whether there may be others still).

        A take is a list of cards; at most so many are given.
        """
        parts = self.alike.get(rank, []) + sorted(self.sums[VALUES[rank]].items())
        if not parts and not self.is_crowded:
            return [], 0, False
        made, is_whole = unions(parts)
        if self.is_crowded or not is_whole:
            is_whole = False
            self.look_for_all(rank, made)
        chosen_sets = order_takes(made, most)
        takes = [self.cards_of(chosen) for chosen in chosen_sets[:most]]
        return takes, len(made) - len(takes), not is_whole

    def look_for_all(self, rank, made):
        """Adds the whole table if it can be taken, which a short look may miss."""
        may_take_all = self.all not in made and all(self.able)
        if may_take_all and groups(rank, self.cards, self.longest) is not None:
            made[self.all] = sum(self.weights)

    def cards_of(self, chosen):
        """The cards of a set."""
        return [card for bit, card in self.bits if chosen & bit]


def sums(worths, weights, longest):
    """For each value {set: weight} of two to `longest` cards that add up to it.

    `worths`: what each card may count; `weights`: what each weighs.
    """
    chosen_sets = [{} for value in range(HIGHEST + 1)]
    begun = [(0, 0, 0, 0)]  # sum, set, number of cards, weight
    for place, counts in enumerate(worths):
        grown = with_card(begun, counts, 1 << place, weights[place])
        for total, chosen, number, weight in grown:
            if number > 1:
                chosen_sets[total][chosen] = weight
        begun += [one for one in grown if one[2] < longest and one[0] < HIGHEST]
    return chosen_sets


def with_card(begun, counts, card, weight):
    """The begun sums that have room for a card, each with it; `counts`: its worths."""
    return [
        (total + worth, chosen | card, number + 1, heavy + weight)
        for worth in counts
        for total, chosen, number, heavy in begun
        if total + worth <= HIGHEST
    ]


def unions(parts):
    """({set: weight}, whether these are all) of what disjoint parts make."""
    made, is_whole = {0: 0}, True
    for part, weight in parts:
        for chosen in list(made):
            if not chosen & part:
                made[chosen | part] = made[chosen] + weight
        if len(made) > KEPT:
            kept = heaviest_first(made)[: KEPT // 2]
            made, is_whole = {one: made[one] for one in kept} | {0: 0}, False
    del made[0]
    return made, is_whole


def order_takes(made, most):
    """Takes that are no part of another, then the rest; `most` suffice."""
    largest, others = [], []
    for chosen in heaviest_first(made):
        if len(largest) == most:
            return largest
        is_part = chosen in [chosen & other for other in largest]
        (others if is_part else largest).append(chosen)
    return largest + others


def heaviest_first(made):
    """Sets by their weight."""
    if len(made) < 2:
        return list(made)
    return [one for weight, one in sorted([(-made[one], one) for one in made])]


def by_rank(card):
    """Where a card stands among the others, the two lowest."""
    return RANKS.index(card[0]), card
