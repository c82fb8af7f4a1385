"""Which situations a question is about, the best first; none where nothing fits."""

from math import sqrt

from .words import meaning, pair_terms, single_terms, words_of

MOST = 8  # situations that are found
FEW = 3  # of them, those that are found however far they are behind the best
NEARLY = 0.55  # how well the others must fit, of how well the best does
NEAR = 0.4  # what the nearest way adds to all ways of a situation together
MOMENT = 1.25  # how much better it fits in the phase that it belongs to
MARGIN = 30  # what it counts to be nearer to a situation than to something else
ENOUGH = 4.5  # with no more than this a question is about something else


def ranking(index, game, text, phases=(), is_of_game=False):
    """The keys of the situations that fit a question about a card game.

    `is_of_game`: it is about this game for certain.
    """
    typed = words_of(text)
    words = [index.letters.spelt(word) for word in typed]
    if any(meaning(word) in index.other_games for word in typed + words):
        return []
    asked = weights(index, single_terms(words))
    shares = shares_of(index, single_terms(words) + pair_terms(words))
    moment = moments(index.pages, game, phases)
    places = best_first({place: shares[place] * moment[place] for place in shares})
    near = {place: nearest(index, asked, index.ways[place]) for place in places}
    if not near:
        return []
    if not is_of_game and is_elsewhere(index, asked, max(near.values())):
        return []
    scores = {
        place: (shares[place] + NEAR * near[place]) * moment[place] for place in places
    }
    return [index.pages[place]["key"] for place in worth_reading(scores)]


def worth_reading(scores):
    """The best places: a few, and those that fit nearly as well."""
    places = best_first(scores)
    least = scores[places[0]] * NEARLY
    return places[:FEW] + [one for one in places[FEW:] if scores[one] >= least]


def moments(pages, game, phases):
    """What each situation of a family counts now; nothing in another game."""
    return [
        (not page["games"] or game in page["games"])
        * (MOMENT if page["phase"] in phases else 1)
        for page in pages
    ]


def best_first(scores):
    places = [place for place in scores if scores[place]]
    return sorted(places, key=lambda place: (-scores[place], place))[:MOST]


def weights(index, terms):
    """The weight of each term, in a question whose length is one."""
    length = sqrt(sum([index.weight(term) ** 2 for term in terms]))
    return {term: index.weight(term) / length for term in terms}


def shares_of(index, terms):
    """By its place, how much of a question each situation tells (BM25)."""
    whole = sum([index.weight(term) for term in terms])
    found = {}
    for term in terms:
        pool = index.pools.get(term, b"")
        for at in range(0, len(pool), 2):
            place, ways = pool[at], pool[at + 1]
            share = ways / (ways + index.halves[place]) * index.weight(term) / whole
            found[place] = found.get(place, 0) + share
    return found


def nearest(index, asked, ways):
    """How near the nearest of some ways is to a question: 1 if it says the same."""
    near = 0
    for terms, length in ways:
        common = [asked[term] * index.weight(term) for term in terms if term in asked]
        near = max(near, sum(common) / length if common else 0)
    return near


def is_elsewhere(index, asked, near):
    """Whether a question is about something else, by its words and what is nearest."""
    telling = [term for term in asked if term not in index.silent]
    elsewhere = [way for term in telling for way in index.elsewhere.get(term, ())]
    margin = near - nearest(index, asked, elsewhere)
    odds = sum([index.odds(term) for term in telling if term[0] != "="])
    return not telling or MARGIN * margin + odds <= ENOUGH
