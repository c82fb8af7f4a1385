"""Which situations a question is about, the best first."""

from .index import ROOM, length
from .subject import known, spoken_for
from .tellings import NOWHERE
from .terms import terms

MOST = 8  # situations that are found
SECOND = 0.5  # what the second best way of telling adds to the best
POOL = 2.5  # what all ways of telling together add to it
MOMENT = 1.25  # how much better it fits in the phase that it belongs to

# Nothing fits where too little speaks for cards, or too little of what a question tells
# is in any way of telling, unless that fits so well; nor where it is told elsewhere so
# nearly.
ENOUGH, SHARE, WELL, NEARLY = 1.5, 0.6, 2.2, 0.5


def ranked(index, text, phases=()):
    """The keys of the situations that fit a question; none where nothing does."""
    meanings = index.vocabulary.read(text)
    found = terms(meanings)
    if any(term in index.other_games for term in found):
        return []
    if spoken_for(index.odds, meanings, found) <= ENOUGH:
        return []
    weights = index.weights(found)
    best, second, elsewhere = by_ways(index, weights)
    pools = by_pools(index, weights)
    scored = []
    for place, one in enumerate(index.situations):
        score = best[place] + SECOND * second[place] + POOL * pools[place]
        scored.append((score * (MOMENT if one["phase"] in phases else 1), -place))
    scored.sort(reverse=True)
    top, place = scored[0]
    if top == 0 or top < WELL and known(index, weights) < SHARE:
        return []
    if elsewhere > max(NEARLY, best[-place]):
        return []
    return [index.situations[-place]["key"] for _score, place in scored[:MOST]]


def by_ways(index, weights):
    """Of each situation how near its best and its second way is; and that elsewhere."""
    many = len(index.situations)
    best, second, elsewhere = [0] * many, [0] * many, 0
    whole = 1000 * length(weights)
    for number, share in gathered(index.ways, weights).items():
        near, place = share / whole, index.owners[number]
        if place == NOWHERE:
            elsewhere = max(elsewhere, near)
        elif near > best[place]:
            best[place], second[place] = near, best[place]
        elif near > second[place]:
            second[place] = near
    return best, second, elsewhere


def by_pools(index, weights):
    """Of each situation how much of the question its ways tell, all together."""
    found = [0] * len(index.situations)
    whole = 1000 * sum(weights.values())
    for place, share in gathered(index.pools, weights).items():
        found[place] = share / whole
    return found


def gathered(laid, weights):
    """What the terms of a question come to, by each place where they stand."""
    found = {}
    for term, weight in weights.items():
        for one in laid.get(term, ()):
            place = one // ROOM
            found[place] = found.get(place, 0) + weight * (one % ROOM)
    return found
