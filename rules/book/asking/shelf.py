"""The indices of all card games at once, laid out small, for a server.

A phone keeps the index of one game. A server is asked about each game by turns, and to
make an index anew takes it forty times as long as to answer. As `Index` makes them all
of them would take some 50 MB of each worker; here they take some 10, for most words are
the same in all games and stand once, and places stand in arrays.
"""

from array import array

from .index import Index

NOT_THERE = -1


class Shelf:
    """The index of each game that was asked about, made at the first question.

    `numbers`: a number for each term that is in any of them; `same`: of equal parts
    the one that all of them have.
    """

    def __init__(self):
        self.indices, self.numbers, self.same = {}, {}, {}

    def index(self, game):
        if game not in self.indices:
            self.indices[game] = self.packed(Index(game))
        return self.indices[game]

    def packed(self, index):
        """The same index, with all that is large in it laid out small."""
        index.ways = Lists(self.numbers, index.ways)
        index.pools = Lists(self.numbers, index.pools)
        index.rarity = Numbers(self.numbers, index.rarity)
        index.owners = array("h", index.owners)
        index.odds = {self.one(term): odds for term, odds in index.odds.items()}
        vocabulary, letters = index.vocabulary, index.vocabulary.letters
        vocabulary.meanings = self.with_one(vocabulary.meanings)
        vocabulary.often = letters.often = self.with_one(vocabulary.often)
        letters.words = [self.one(word) for word in letters.words]
        numbers = letters.by_pair.items()
        letters.by_pair = {self.one(pair): array("H", found) for pair, found in numbers}
        return index

    def with_one(self, parts):
        """A dict whose names and values are those that other indices have, too."""
        return {self.one(name): self.one(value) for name, value in parts.items()}

    def one(self, part):
        return self.same.setdefault(part, part)


class Lists:
    """A list of whole numbers for each term, as a dict would have it."""

    def __init__(self, numbers, lists):
        for term in lists:
            numbers.setdefault(term, len(numbers))
        self.numbers, self.all, self.begins = numbers, array("I"), array("I", [0])
        for term in numbers:
            self.all.extend(lists.get(term, ()))
            self.begins.append(len(self.all))

    def get(self, term, default):
        number = self.numbers.get(term, len(self.begins))
        if number + 1 >= len(self.begins):
            return default
        return self.all[self.begins[number] : self.begins[number + 1]]

    def __contains__(self, term):
        return len(self.get(term, ())) > 0


class Numbers:
    """A whole number for each term, as a dict would have it."""

    def __init__(self, numbers, values):
        for term in values:
            numbers.setdefault(term, len(numbers))
        self.numbers = numbers
        self.values = array("i", [values.get(term, NOT_THERE) for term in numbers])

    def get(self, term, default):
        number = self.numbers.get(term, len(self.values))
        if number >= len(self.values) or self.values[number] == NOT_THERE:
            return default
        return self.values[number]

    def __contains__(self, term):
        return self.get(term, NOT_THERE) != NOT_THERE
