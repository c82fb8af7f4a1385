"""What a card may take of the table: a few takes, those that leave least first."""

from ...cards import RANKS
from .groups import LOW_ACE, VALUES, groups, worths_of
from .house_rules import is_free_jack
from .scoring import card_points

HIGHEST = max(VALUES.values())
LOOKED_AT = 16  # cards of a crowded table among which sums are looked for
KEPT = 40  # takes of one card from which larger ones are made

# A set of cards is a number here, with a bit for each card of the table.


class Takes:
    """All takes of a table, by the rank that is played; `longest`: cards in a sum."""

    def __init__(self, table, cards, longest):
        self.cards = sorted(cards, key=by_rank, reverse=True)
        self.longest = longest
        self.all = (1 << len(cards)) - 1
        self.is_crowded = len(cards) > LOOKED_AT
        self.scoring = self.set_of(card_points([card]) > 0 for card in self.cards)
        self.able = [not is_free_jack(table, card[0]) for card in self.cards]
        self.sums = sums(self.worths()[:LOOKED_AT], longest)

    def worths(self):
        """What each card of the table may count in a sum, nothing if it is in none."""
        return [
            worths_of(LOW_ACE if card[0] == "A" else VALUES[card[0]]) if able else ()
            for card, able in zip(self.cards, self.able)
        ]

    def of(self, rank, most):
        """(takes, how many more were found, whether there may be others still).

        A take is (cards, number of its groups); at most so many are given.
        """
        made, is_whole = unions(self.alike(rank) + self.sums[VALUES[rank]])
        if self.is_crowded or not is_whole:
            is_whole = False
            self.look_for_all(rank, made)
        found = self.ordered(made)
        takes = [(self.named(chosen), made[chosen]) for chosen in found[:most]]
        return takes, len(found[most:]), not is_whole

    def set_of(self, questions):
        """The cards for which the answer is yes."""
        return sum(1 << place for place, yes in enumerate(questions) if yes)

    def alike(self, rank):
        """The cards of the rank itself, each a set of one."""
        return [1 << place for place, card in enumerate(self.cards) if card[0] == rank]

    def look_for_all(self, rank, made):
        """Adds the whole table if it can be taken, which a short look may miss."""
        if self.all not in made and all(self.able):
            number = groups(rank, self.cards, self.longest)
            if number is not None:
                made[self.all] = number

    def ordered(self, made):
        """Those that are no part of another first, then by cards and scoring cards."""
        by_size = sorted(
            made, key=lambda one: (-size(one), -size(one & self.scoring), one)
        )
        largest = []
        for chosen in by_size:
            if not any(chosen & other == chosen for other in largest):
                largest.append(chosen)
        return largest + [chosen for chosen in by_size if chosen not in largest]

    def named(self, chosen):
        """The cards of a set."""
        return [card for place, card in enumerate(self.cards) if chosen >> place & 1]


def sums(worths, longest):
    """For each value the sets of two to `longest` cards that add up to it.

    `worths`: what each card may count.
    """
    found = [set() for value in range(HIGHEST + 1)]
    begun = [(0, 0, 0)]  # set, sum and number of cards
    for place, counts in enumerate(worths):
        grown = []
        for chosen, total, number in begun:
            for worth in counts:
                if total + worth <= HIGHEST:
                    grown.append((chosen | 1 << place, total + worth, number + 1))
        for chosen, total, number in grown:
            if number > 1:
                found[total].add(chosen)
        begun += [one for one in grown if one[2] < longest]
    return [sorted(chosen) for chosen in found]


def unions(parts):
    """({set: its number of groups}, whether these are all) that disjoint parts make."""
    made, is_whole = {0: 0}, True
    for part in parts:
        for chosen in list(made):
            if not chosen & part:
                made[chosen | part] = made[chosen] + 1
        if len(made) > KEPT:
            kept = sorted(made, key=lambda one: (-size(one), one))[: KEPT // 2]
            made, is_whole = {one: made[one] for one in kept} | {0: 0}, False
    del made[0]
    return made, is_whole


def by_rank(card):
    """Where a card stands among the others, the two lowest."""
    return RANKS.index(card[0]), card


def size(chosen):
    """How many cards a set has."""
    return bin(chosen).count("1")
