"""Whether a question is about cards at all, by the words that it is asked in."""

from math import log

from .tellings import NOWHERE
from .terms import is_pair
from .vocabulary import UNKNOWN

SELDOM = 0.5  # added to how often a term comes, so that none comes never
UNHEARD, ELSEWHERE = 0.7, 2  # how much words tell against it that are only there
ASKING = ("who", "what", "when", "how", "where", "why", "which")  # of no subject
STRANGE = -2  # what a word says for cards that is in no way of telling


def odds(read):
    """By each term of the ways of telling how much it speaks for cards.

    `read`: (place of a situation, terms) of each way. Below nothing is what comes more
    among the ways of telling something else.
    """
    here, elsewhere, ways = {}, {}, [0, 0]
    for place, found in read:
        is_elsewhere = place == NOWHERE
        ways[is_elsewhere] += 1
        counted = elsewhere if is_elsewhere else here
        for term in filter(speaks, found):
            counted[term] = counted.get(term, 0) + 1
    even = log((ways[1] + 1) / (ways[0] + 1))
    found = dict.fromkeys(list(here) + list(elsewhere))
    for term in found:
        often = log(here.get(term, 0) + SELDOM)
        found[term] = even + often - log(elsewhere.get(term, 0) + SELDOM)
    return found


def spoken_for(odds, meanings, found):
    """How much a question speaks for cards, by its meanings and its terms."""
    strange = [one for one in meanings if one[0][0] == UNKNOWN]
    return STRANGE * len(strange) + sum([odds.get(term, 0) for term in found])


def known(index, weights):
    """The share of what a question tells that is in some way of telling."""
    found = strange = 0
    for term, weight in weights.items():
        if is_pair(term) or term in ASKING:
            continue
        if term in index.rarity:
            found += weight
        else:
            strange += weight * (ELSEWHERE if term in index.ways else UNHEARD)
    return found / ((found + strange) or 1)


def speaks(term):
    """Whether a term is a meaning: not a form of it, nor two that stand together."""
    return term[0] != "=" and not is_pair(term)
