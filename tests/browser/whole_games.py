"""A short whole game of every card game, told in each way of recording."""

import random

import rules
from rules.cards import trick_winner
from tests.browser import claimed_games
from tests.browser.dealing_out import header, played_out, shortest
from tests.random_player import RandomPlayer
from tests.rules.pinochle_tables import AtTable, ForTwo
from tests.rules.test_scotch_whist_dealt import Dealt as ScotchWhistDeal
from tests.rules.test_tablanette_dealt import Dealt as TablanetteDeal
from tests.screen.reading import loud

SEEDS = 12  # games at random, of which the shortest is played
PACK = [rank + suit for rank in "AKQJT98765432" for suit in "CDHS"]


def oh_hell(way):
    """One card, then two."""
    options = {"sequence": "custom", "hands": [1, 2]}
    top = header("oh_hell", 3, **options)
    dice = random.Random("oh hell")

    def deal(referee):
        size, dealer = referee.table.deal.number, referee.table.deal.dealer
        cards = dice.sample(PACK, 3 * size + 1)
        turned, hands = cards.pop(), [cards[n::3] for n in range(3)]
        bids = [dice.randint(0, size) for _seat in hands]
        order = [(dealer + place) % 3 for place in range(3)]
        yield from ({"type": "bid", "seat": n, "bid": bids[n]} for n in order)
        if way == "cards":
            yield {"type": "trump", "card": turned}
        yield from OH_HELL[way](hands, bids, turned, (dealer + 1) % 3)

    return played_out(top, deal)


def oh_hell_tricks(hands, turned, leader):
    """(winner, cards) of each trick."""
    for _trick in list(hands[0]):
        order = [(leader + place) % 3 for place in range(3)]
        cards = []
        for seat in order:
            led = cards[0][1] if cards else ""
            able = [card for card in hands[seat] if card[1] == led]
            cards.append((able or hands[seat])[0])
            hands[seat].remove(cards[-1])
        leader = order[trick_winner(cards, turned[1])]
        yield leader, cards


def oh_hell_made(hands, bids, turned, leader):
    winners = [winner for winner, _cards in oh_hell_tricks(hands, turned, leader)]
    made = [seat for seat in range(3) if winners.count(seat) == bids[seat]]
    return [{"type": "made", "made": made}]


def oh_hell_winners(hands, bids, turned, leader):
    for winner, _cards in oh_hell_tricks(hands, turned, leader):
        yield {"type": "trick", "winner": winner}


def oh_hell_cards(hands, bids, turned, leader):
    for _winner, cards in oh_hell_tricks(hands, turned, leader):
        yield {"type": "trick", "cards": cards}


OH_HELL = {"quick": oh_hell_made, "live": oh_hell_winners, "cards": oh_hell_cards}


def pinochle(way, players=3, **options):
    """One deal of three, or of partners."""
    top = header("pinochle", players, game="deal", **options)

    def deal(referee):
        dealt = AtTable("pinochle", players, options, top["dealer"])
        told = {"quick": "names", "points": "points", "cards": "cards"}[way]
        melds = dealt.melds(told)
        if told != "points":
            melds = [{k: meld[k] for k in meld if k != "points"} for meld in melds]
        opening = [*dealt.entries, *melds]
        dealt.entries = []
        dealt.play()
        if way == "cards":
            return opening + dealt.entries
        return [*opening, count(dealt, referee, way)]

    return played_out(top, deal)


def count(dealt, referee, way):
    """What each side took in a deal of Pinochle."""
    sides = referee.table.sides
    points = [sum(dealt.count[seat] for seat in seats) for seats in sides]
    if way == "quick":
        return {"type": "taken", "points": points, "last": dealt.last}
    with_last = [10 * (dealt.last in seats) for seats in sides]
    points = [sum(pair) for pair in zip(points, with_last, strict=True)]
    return {"type": "taken", "points": points}


def pinochle_two(way):
    """One deal of two."""
    top = header("pinochle_two", 2, game="deal")

    def deal(referee):
        dealt = ForTwo("two", {}, top["dealer"])
        dealt.play()
        if way == "cards":
            return dealt.entries
        melds = [one for one in dealt.entries if one["type"] in ("upcard", "meld")]
        if way == "points":
            melds = melds[:1] + [
                {"type": "meld", "seat": seat, "points": dealt.melded[seat]}
                for seat in (0, 1)
                if dealt.melded[seat]
            ]
        else:
            melds = [{k: meld[k] for k in meld if k != "new"} for meld in melds]
        return [*melds, count(dealt, referee, way)]

    return played_out(top, deal)


def scotch_whist(way):
    """Four players, to twenty."""
    top = header("scotch_whist", 4, target=20)

    def deal_with(dice):
        def deal(referee):
            dealt = ScotchWhistDeal(dice, 4, {}, referee.table.deal.dealer)
            _trump, *entries = SCOTCH_WHIST[way](dealt)
            by_card = {"type": "trump", "card": dealt.turned}
            by_suit = {"type": "trump", "suit": dealt.trump}
            return [by_card if way == "cards" else by_suit, *entries]

        return deal

    return shortest(top, deal_with)


SCOTCH_WHIST = {
    "quick": ScotchWhistDeal.count_entries,
    "live": ScotchWhistDeal.live_entries,
    "cards": ScotchWhistDeal.card_entries,
}


def tablanette(way):
    """To fifty."""
    top = header("tablanette", 2, target=50)

    def deal_with(dice):
        def deal(referee):
            dealt = TablanetteDeal(dice, {}, referee.table.deal.dealer)
            if way == "quick":
                return [*dealt.short, dealt.counts()[1]]
            return [{k: one[k] for k in one if k != "seat"} for one in dealt.full]

        return deal

    return shortest(top, deal_with)


def marriage_trump(way):
    top = header("bezique", 2, target=200, form="marriage_trump")
    return claimed_games.bezique_game(top, way)


def polish(way):
    top = header("bezique", 2, target=200, form="polish")
    return claimed_games.bezique_game(top, way)


def bezique_partners(way):
    top = header("bezique_four", 4, target=200, sides="partners")
    return claimed_games.bezique_game(top, way)


def pinochle_partners(way):
    return pinochle(way, players=4, form="partnership")


# Forms that only an option makes, and the one way in which each is played.
def score_pad(way):
    """Hearts, on the pad."""
    options = {"title": "Hearts", "wins": "fewest", "ends": "target", "target": 30}
    points = [[5, 0, 21], [0, 26, 0]]
    entries = [{"type": "scores", "points": row} for row in points]
    return header("score_pad", 3, **options) | {"entries": entries}


FORMS = {
    "marriage_trump": (marriage_trump, "tally"),
    "polish": (polish, "cards"),
    "bezique_partners": (bezique_partners, "winners"),
    "pinochle_partners": (pinochle_partners, "quick"),
}


def whole_game(name, way):
    """The record of a finished game, in entries that belong to a way of recording.

    One that a function of its name tells, here or among the claimed ones, is played as
    that says; any other at random.
    """
    if name in FORMS:
        return FORMS[name][0](way)
    tell = globals().get(name) or getattr(claimed_games, name, None)
    return tell(way) if tell else played_at_random(rules.card_game_named(name), way)


def stretches(entries):
    """The parts of a game, [(start, stop)], with the first entry of each kind.

    The last entry of all is in the last part.
    """
    given, kinds = [], set()
    for place, entry in enumerate(entries):
        kind = (entry["type"], *sorted(entry))
        if kind not in kinds or place == len(entries) - 1:
            given.append(place)
        kinds.add(kind)
    starts = [place for place in given if place - 1 not in given]
    stops = [place + 1 for place in given if place + 1 not in given]
    return [*zip(starts, stops, strict=True)]


def check_end(record, thumb):
    """Sees that a table shows how a game ended: the totals, the money and the call."""
    sheet = rules.score(record)
    assert sheet["status"] == "finished"
    assert thumb.totals() == sheet["totals"]
    net = dict(zip(record["players"], sheet["result"]["net"], strict=True))
    assert thumb.result() == net
    assert thumb.call() == loud(record)
    assert " win" in thumb.call()[0]


def played_at_random(game, way):
    """The shortest of some games played through the questions of one way."""
    played = [OneWay(game, seed, way).play() for seed in range(SEEDS)]
    return min(played, key=lambda record: len(record["entries"]))


class OneWay(RandomPlayer):
    """Plays at random by the usual house rules, and answers what one way asks.

    A game with a target goes to its lowest, so that it is soon over. All follow suit
    while cards of it are left: at random a deal would soon come to a dead end.
    """

    def __init__(self, game, seed, way):
        self.way = way
        super().__init__(game, seed, rulings=0)

    def changes(self):
        return 0

    def header(self):
        options = {option.key: option for option in self.card_game.options}
        target = options.get("target")
        low = getattr(target, "low", None)
        return super().header() | {"options": {} if low is None else {"target": low}}

    def pick_cards(self, field):
        if not (field["order"] and field["follows"]):
            return super().pick_cards(field)
        left = list(field["pack"])
        cards = [field["led"] or self.random.choice(left)]
        for _seat in field["order"][1:]:
            left.remove(cards[-1])
            same = [card for card in left if card[1] == cards[0][1]]
            cards.append(self.random.choice(same or left))
        return cards

    def entry(self):
        asked = [
            prompt.picture(self.referee.table) for prompt in self.referee.prompts()
        ]
        own = [prompt for prompt in asked if prompt["way"] in ("", self.way)]
        return self.answer(self.random.choice(own or asked))
