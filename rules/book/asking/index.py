"""Where each meaning stands in the book of a game, and how much it tells.

A meaning is held against each way in which a situation is told (the cosine of the two),
and against all ways of a situation together (as BM25 has it). What stands in a list is
one number: a place times `ROOM`, and the weight there in thousandths.
"""

from math import log, sqrt

from .. import situations
from ..content_files import shared_content
from .subject import odds
from .tellings import NOWHERE, tellings
from .terms import is_pair, terms
from .vocabulary import Vocabulary

ROOM = 1024  # more than the greatest weight, 1000
BENT = 0.3  # how far a rare meaning tells more than a common one
SOON = 1.0  # how soon it is enough that a meaning comes again
EVEN = 0.8  # how far a situation with more ways of being told is held back for it


class Index:
    """The book of a card game (by its key), laid out for questions.

    `ways` and `pools`: by each term the places where it stands, and its weight there;
    a place is that of a way of telling, or of a situation. `owners`: of each way, the
    place of its situation. `other_games`: what is asked about games that are not here.
    `odds`: how much a term speaks for cards at all.
    """

    def __init__(self, game):
        self.situations = situations(game)
        self.vocabulary = Vocabulary()
        other_games = shared_content("elsewhere")["games"]
        self.other_games = set(terms(self.vocabulary.learn(other_games)))
        read = [
            (place, terms(self.vocabulary.learn(way)))
            for place, way in tellings(game, self.situations)
        ]
        self.vocabulary.close()
        self.owners = [place for place, _found in read]
        self.rarity = rarities(read, len(self.situations))
        self.rarest = max(self.rarity.values())
        self.odds = odds(read)
        self.ways = self.laid_by_way(read)
        self.pools = laid_by_pool(pooled(read, len(self.situations)))

    def laid_by_way(self, read):
        """By each term the ways of telling that have it."""
        found = {}
        for number, (_place, way) in enumerate(read):
            weights = self.weights(way)
            size = length(weights)
            for term, weight in weights.items():
                share = int(1000 * weight / size) if size else 0
                found.setdefault(term, []).append(number * ROOM + share)
        return found

    def weights(self, found):
        """How much each term of a text tells, in whole numbers, from its hundredths."""
        return {term: self.told_by(term) * many // 100 for term, many in found.items()}

    def told_by(self, term):
        """How much a term tells; a word that is nowhere, as much as the rarest."""
        return self.rarity.get(term, 0 if is_pair(term) else self.rarest)


def length(weights):
    """The length of a text, of which each term is a dimension."""
    return sqrt(sum([weight * weight for weight in weights.values()]))


def rarities(read, many):
    """How much each term tells, by how few of the situations have it."""
    seen = {}
    for place, found in read:
        if place != NOWHERE:
            for term in found:
                seen.setdefault(term, set()).add(place)
    return {term: rarity(len(places), many) for term, places in seen.items()}


def rarity(few, many):
    """How much it tells to be one of a few among many."""
    return int(1000 * log(1 + (many - few + 0.5) / (few + 0.5)) ** BENT)


def pooled(read, many):
    """Of each situation how often its terms come, all ways together, in hundredths."""
    pools = [{} for _place in range(many)]
    for place, found in read:
        if place != NOWHERE:
            pool = pools[place]
            for term, times in found.items():
                pool[term] = pool.get(term, 0) + times
    return pools


def laid_by_pool(pools):
    """By each term the situations that have it."""
    sizes = [sum(pool.values()) for pool in pools]
    mean = sum(sizes) / len(sizes)
    found = {}
    for place, pool in enumerate(pools):
        held = 100 * SOON * (1 - EVEN + EVEN * sizes[place] / mean)
        for term, times in pool.items():
            share = int(1000 * times / (times + held))
            found.setdefault(term, []).append(place * ROOM + share)
    return found
