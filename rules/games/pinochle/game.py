"""Pinochle for three or four, alone or as partners: a card turned up makes trumps.

Everybody lays down all melds at once; then the whole hands are played out. The parts
that the games of the family have in common are here as well.
"""

from ...card_game import CardGame
from ...cards import pack
from ...errors import RuleError
from ...race import points_to
from ...words import SUIT_SIGNS, with_suit
from .call_out import CALL_OUT
from .count import TAKEN, score_count
from .deal import HandsDeal
from .display_hooks import LOUD, as_heard, nothings
from .double import Cube
from .ending import PinochleRace, leaders_of, result
from .house_rules import AT_TABLE
from .limits import most_of_hands
from .meld_hand import MELD_HAND, most_of_hand
from .melds import VALUES
from .rulings import MISDEALS, OFFENCES, TABLE_TALK
from .scoring import GROUPS, REASONS, ROUTINE, WORTH, why_not_total
from .trick import TRICK
from .turn_up import EXCHANGE, UPCARD

HANDS = {3: 16, 4: 12}  # cards of each, by the number of players


class Ledger:
    """Kept from deal to deal: how far the game goes, its stake, the values.

    `values`: of each meld, by its name; `worth`: of each card in a trick. `hand`: the
    cards of a hand; `tricks`: all that are in a deal; `deece_rank`: of the lowest
    trump. `heads_all`: whether each lead must be beaten, and not trumps alone.
    `rounds`: by the leader, the seats in the order of play; `leaders`: by the dealer,
    who leads to the first trick. `totals`: their announcement without the numbers.
    """

    def __init__(self, table, hand, tricks, deece_rank):
        options = table.options
        self.race = PinochleRace(options)
        self.cube = Cube()
        self.values = VALUES[options["doubles"], options["double_pinochle"]]
        self.worth = WORTH[options["count"]]
        self.hand, self.tricks, self.deece_rank = hand, tricks, deece_rank
        self.heads_all = options["heading"] == "all"
        is_dealer = options.get("first_lead") == "dealer"
        self.rounds = [table.round_from(seat) for seat in table.seats]
        self.leaders = self.rounds[0 if is_dealer else 1]
        named = [name.replace("%", "%%") + " %d" for name in table.names]
        self.totals = "Totals: " + ", ".join(named)


class PinochleGame(CardGame):
    """A game of Pinochle; its subclasses write the deal.

    A call out may come at any time; right or wrong, it ends the game.
    """

    family = "Bezique"
    ranks = "ATKQJ987"
    copies = 2
    lowest_total = 0
    misdeals = MISDEALS
    groups, routine = GROUPS, ROUTINE
    reasons = REASONS
    tag_words = (
        ("called_out", "Called out"),
        ("conceded", "A double was refused"),
        ("doubled", "Played for more than one stake"),
        ("extended", "The target was raised"),
        ("false_call", "Called out too early: the others win"),
        ("renege", "A side that reneged cannot win"),
    )
    ways = (("quick", "Melds"), ("points", "Points"), ("cards", "Card by card"))
    loud = LOUD

    def why_not_total(self, deal, points):
        return why_not_total(deal.table, points)

    def misdealt(self, table):
        """The doubles of the void deal are void; the same player deals."""
        table.ledger.cube.take_back()
        table.announce_misdeal()

    def drop(self, table):
        """A deal that is stopped is void, with all that was in it."""
        table.clear()
        table.deal.is_void = True
        table.ledger.cube.take_back()

    def deal_done(self, table):
        """Announces the totals, and looks for the end of the game."""
        table.ledger.cube.keep()
        table.announce(table.ledger.totals % tuple(table.totals))
        table.ledger.race.look(table.deal)

    def is_over(self, table):
        return table.ledger.race.winners is not None

    def comes_to(self, options, scores):
        return PinochleRace(options).result(scores, leaders_of(scores))

    def settle(self, table):
        return result(table)

    def points_needed(self, table):
        race = table.ledger.race
        return points_to(race.target, table) if race.is_to_target else []

    def headline(self, table):
        """Which deal it is, the trump suit, how far the game goes."""
        race, stake = table.ledger.race, table.ledger.cube.stake
        trump = table.deal.turn_up.trump
        words = [f"Deal {table.deal.number}"] if race.is_to_target else []
        words += [f"trumps {SUIT_SIGNS[trump]}"] if trump else []
        words += [f"to {race.target}"] if race.is_to_target else ["one deal"]
        words += [f"stakes x{stake}"] if stake > 1 else []
        return " · ".join(words)

    def call(self, table):
        """Who leads, once cards are played; who has to answer a double."""
        doubler, deal = table.ledger.cube.doubler, table.deal
        if doubler is not None:
            other = table.players[table.left_of(doubler)]
            return f"{table.players[doubler]} doubles", f"{other} answers"
        if not deal.tricks.number:
            name = table.players[deal.dealer]
            return "", "" if deal.is_opened else f"{name} deals"
        name = table.players[deal.leader]
        return f"Trick {deal.tricks.number + 1}", f"{name} leads"

    def as_heard(self, table, text):
        return as_heard(text)

    def nothings(self, table, deal):
        return nothings(table, deal)

    def deal_title(self, table, deal):
        return with_suit(f"Deal {deal.number}", deal.turn_up.trump)

    def row_label(self, table, deal):
        return with_suit(deal.number, deal.turn_up.trump)


class Pinochle(PinochleGame):
    """Three, or four, each alone; or two against two."""

    key = "pinochle"
    name = "Pinochle"
    also = (
        "Turn-up Pinochle",
        "Partnership Pinochle",
        "Three-handed Pinochle",
        "Four-handed Pinochle",
        "Penuchle",
        "Pinocle",
    )
    about = "The card turned up decides trumps. Meld first, then play the tricks."
    players = range(3, 5)
    example = (1010, 840, 620, 450)
    cards = frozenset(pack("9TJQKA"))
    options = AT_TABLE
    entry_types = (UPCARD, EXCHANGE, MELD_HAND, TRICK, TAKEN, CALL_OUT)
    deal_type = HandsDeal
    offences = OFFENCES + (TABLE_TALK,)

    def total_limits(self, deal):
        return self.lowest_total, most_of_hands(deal.table, most_of_hand(deal))

    def check_players(self, raw_options, players):
        if raw_options.get("form") == "partnership" and players != 4:
            raise RuleError("bad_players", "Partners need four players, two a side.")

    def sides(self, table):
        if table.options["form"] == "partnership":
            return [[0, 2], [1, 3]]
        return super().sides(table)

    def ledger(self, table):
        hand = HANDS[len(table.seats)]
        return Ledger(table, hand, hand, "9")

    def offences_at(self, table):
        return self.offences if len(table.sides) == 2 else OFFENCES

    def why_not_penalty(self, deal, entry):
        if entry.offence == TABLE_TALK.key and len(deal.table.sides) > 2:
            return "unknown_offence", "Table talk is an offence only for partners."
        return None

    def script(self, deal):
        """The turn-up, who exchanges it, the melds, the tricks.

        A table may leave out what it does not record; the count ends the deal early.
        """
        entry = yield MELD_HAND, UPCARD, TAKEN, CALL_OUT
        while entry.type in ("upcard", "exchange"):
            entry = yield MELD_HAND, EXCHANGE, TRICK, TAKEN, CALL_OUT
        while entry.type == "meld":
            entry = yield MELD_HAND, TRICK, TAKEN, CALL_OUT
        while not deal.count:
            yield TRICK, TAKEN, CALL_OUT
        score_count(deal)
