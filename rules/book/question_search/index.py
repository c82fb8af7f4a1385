"""The index of a family: which situations have a term, and how much it tells.

`ways`: of each situation the ways of telling it, as (terms, length) each.
`pools`: by each term the situations that have it, all their ways together: bytes, a
place and a number of ways in turn. `elsewhere`: by each term the ways of telling
something else.
"""

from math import log, sqrt

from ..content_files import family_content, shared_content
from .letters import UNKNOWN, Letters
from .words import is_pair, kind_weight, meaning, pair_terms, single_terms, words_of

RARE = 0.3  # how much more a rare term tells than a common one
EVEN = 0.8  # how far a situation that is described in many words is held back
SEEN_ENOUGH = 1.5  # so many ways with a term give it half of its weight
SELDOM = 0.5  # added to how often a term comes, so that none comes never
STRANGE = -2  # what a word says for cards that is near none of the book
MOST_WAYS = 255  # what a byte can hold


class Index:
    def __init__(self, game):
        self.pages = family_content(game, "situations")["pages"]
        elsewhere, silent = shared_content("elsewhere"), shared_content("silent")
        games = words_of(" ".join(elsewhere["games"]))
        self.other_games = {meaning(word) for word in games}
        self.silent = set(silent["empty"])
        told = [[words_of(way) for way in ways] for ways in tellings(game, self.pages)]
        others = [words_of(way) for way in elsewhere["questions"]]
        self.letters = Letters(sum(told, []) + others, self.silent)
        self.even_odds = log((len(others) + 1) / (len(sum(told, [])) + 1))
        sizes = [sum([len(words) for words in ways]) for ways in told]
        mean = sum(sizes) / len(sizes)
        self.halves = [SEEN_ENOUGH * (1 - EVEN + EVEN * size / mean) for size in sizes]
        self.pools = pools(told)
        self.weights = {
            term: kind_weight(term) * self.rarity(len(self.pools[term]) // 2)
            for term in self.pools
        }
        same = {term: term for term in self.pools}  # of equal texts the one kept
        self.ways = [[self.way(words, same) for words in ways] for ways in told]
        self.elsewhere = {}
        for way in [self.way(words, same) for words in others]:
            for term in way[0]:
                self.elsewhere.setdefault(term, []).append(way)

    def rarity(self, few):
        """How much it tells that only a few situations have a term."""
        return log(1 + (len(self.pages) - few + 0.5) / (few + 0.5)) ** RARE

    def weight(self, term):
        """How much a term tells; one that is nowhere, as much as the rarest."""
        if term in self.weights:
            return self.weights[term]
        return 0 if is_pair(term) else kind_weight(term) * self.rarity(1)

    def odds(self, term):
        """How much a term speaks for cards, by how often it comes here and there."""
        pool = self.pools.get(term, b"")
        here = sum([pool[at] for at in range(1, len(pool), 2)])
        there = len(self.elsewhere.get(term, ()))
        if not here and not there:
            return STRANGE if term == UNKNOWN else 0
        return self.even_odds + log(here + SELDOM) - log(there + SELDOM)

    def way(self, words, same):
        """A way of telling: its terms, and its length if each is a dimension."""
        terms = tuple([same.setdefault(term, term) for term in single_terms(words)])
        return terms, sqrt(sum([self.weight(term) ** 2 for term in terms]))


def tellings(game, pages):
    """The ways of telling of each situation."""
    anywhere, here = shared_content("tellings"), family_content(game, "tellings")
    return [
        [page["title"]]
        + page["words"]
        + anywhere.get(page["key"], [])
        + here.get(page["key"], [])
        for page in pages
    ]


def pools(told):
    """By each term the situations that have it; no pair that is said only once."""
    found = {}
    for place, ways in enumerate(told):
        for words in ways:
            for term in single_terms(words) + pair_terms(words):
                pool = found.setdefault(term, {})
                pool[place] = min(pool.get(place, 0) + 1, MOST_WAYS)
    return {
        term: bytes([number for pair in sorted(pool.items()) for number in pair])
        for term, pool in found.items()
        if not is_pair(term) or sum(pool.values()) > 1
    }
