"""Cards and trumps at bezique: the melds that come to most, and what they come to."""

from ...cards import SUITS
from ...counters import Counter, CounterAnswer, best_order, why_too_many
from ...fields import Cards, Suit
from ...words import card_sign, number_of
from .copies import Copies
from .house_rules import HAND
from .meld import MELD
from .melds import FOURS, WITH_SUIT, Claim, named_claims, why_no_claim, why_not_there
from .scoring import MELDS, SEVEN_POINTS

HIGH_FIRST = "ATKQJ"


class Melds(Counter):
    """The cards of a hand under one trump suit, laid one by one, each with a trick."""

    title = "The melds in a hand"
    house_rules = ("bezique_pair", "second_bezique", "second_double")
    fields = (Suit("trump", label="Trumps"), Cards("cards", label="Your cards"))

    def why_not(self, table, entry):
        return why_too_many(entry.cards, HAND)

    def count(self, table, entry):
        hand, trump, rows = entry.cards, entry.trump, []
        for claims in groups(table, hand, trump):
            worth = [claim.points for claim in claims]
            order = best_order(worth, follows(table, hand, trump, claims), ())[1]
            rows += [(worth[one], with_cards(claims[one])) for one in order]
        seven = "7" + trump
        rows += [(SEVEN_POINTS, f"Seven of trumps: {card_sign(seven)}")] * hand.count(
            seven
        )
        total = sum([one[0] for one in rows])
        come = "comes" if len(hand) == 1 else "come"
        words = f"{number_of(len(hand), 'card')} {come} to {total}"
        return CounterAnswer(words, rows or [("", "no meld")])


def groups(table, hand, trump):
    """The claims that a hand holds, those together of which one may bar another."""
    claims, house = all_claims(table, hand, trump), table.ledger.house
    if house.is_once:
        return [claims]
    together = {}
    for claim in claims:
        together.setdefault((claim.kind, claim.suit or claim.ranks[0][0]), []).append(
            claim
        )
    return merge_groups(together)


def merge_groups(together):
    """Groups by kind and suit, marriage and sequence of a suit as one."""
    found = []
    for suit in SUITS:
        found.append(
            together.pop(("marriage", suit), []) + together.pop(("sequence", suit), [])
        )
    beziques = [key for key in together if key[0] == "bezique"]
    found.append([claim for key in sorted(beziques) for claim in together.pop(key)])
    found += [together[key] for key in sorted(together)]
    return [group for group in found if group]


def all_claims(table, hand, trump):
    """Every Claim that a hand holds, each once; a four for each four of a rank."""
    deal, house = laid_deal(table, hand, trump), table.ledger.house
    claims = [
        claim
        for (meld, suit), claim in sorted_claims(house, trump)
        if claim.cards and (suit is not None) == (meld in WITH_SUIT)
        if not why_no_claim(deal, entry_of(meld, suit), claim)
        if all(hand.count(card) >= number for card, number in claim.each)
    ]
    return claims + fours(house, hand)


def sorted_claims(house, trump):
    """The claims that need no cards to be named, in one order."""
    claims = named_claims(house, trump)
    keys = sorted(claims, key=lambda key: (key[0], key[1] or ""))
    return [(key, claims[key]) for key in keys if key[0] not in FOURS]


def entry_of(meld, suit):
    """A `meld` entry as somebody would make it."""
    entry = MELD.blank()
    entry.seat, entry.meld, entry.suit = 0, meld, suit
    return entry


def fours(house, hand):
    """A Claim for each four cards of a rank."""
    found = []
    for meld in sorted(FOURS):
        cards = sorted([card for card in hand if card[0] == FOURS[meld]])
        if meld in house.melds:
            found += [
                Claim("four", meld, cards[start : start + 4])
                for start in range(0, len(cards) - 3, 4)
            ]
    return found


def laid_deal(table, hand, trump):
    """A deal under a trump suit in which all cards but those of a hand are gone."""
    table.lay_ready(1, 0)
    deal, house = table.deal, table.ledger.house
    deal.trump, deal.claims = trump, named_claims(house, trump)
    deal.book = Copies(house, [None] * house.players, None)
    deal.book.ways.plain = {card: hand.count(card) for card in table.pack}
    return deal


def follows(table, hand, trump, claims):
    """What tells whether the referee lets a claim follow others, by their places."""

    def follow(laid, number):
        deal = laid_deal(table, hand, trump)
        for each in laid:
            deal.book.take(claims[each], 0)
        return None if why_not_there(deal, 0, claims[number]) else laid + (number,)

    return follow


def with_cards(claim):
    """A meld with its cards, the high ones first."""
    cards = sorted(claim.cards, key=lambda card: (HIGH_FIRST.index(card[0]), card))
    return f"{MELDS[claim.reason][1]}: {' '.join([card_sign(card) for card in cards])}"


MELDS_OF_HAND = Melds()
COUNTERS = dict.fromkeys(
    ("bezique", "bezique_500", "bezique_three", "bezique_four"), MELDS_OF_HAND
)
