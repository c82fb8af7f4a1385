"""Bezique: meld after a trick that you won, and take aces and tens."""

from ...card_game import CardGame
from ...cards import SUIT_SIGNS, pack
from ...errors import RuleError
from ...nets import by_seat, leaders, losers_pay
from ...prompts import Question
from .asking import Questions, turn_up_question
from .course import Course
from .entries import FORMS
from .play import ENTRIES, turn_up
from .rulings import MISDEALS, OFFENCES, check_taken
from .telling import call, headline, shown

# The rule behind each line, for those that all the games have.
REASONS = (
    ("turned_seven", "The dealer turned up a seven: 10"),
    ("marriage", "King and queen of a plain suit: 20"),
    ("trump_marriage", "King and queen of trumps: 40"),
    ("sequence", "Ace, ten, king, queen and jack of trumps: 250"),
    ("four_aces", "Any four aces: 100"),
    ("four_kings", "Any four kings: 80"),
    ("four_queens", "Any four queens: 60"),
    ("four_jacks", "Any four jacks: 40"),
    ("seven_exchanged", "A seven of trumps exchanged for the card turned up: 10"),
    ("seven_shown", "A seven of trumps shown: 10"),
    ("seven_played", "A seven of trumps played while there is a stock: 10"),
    ("last_trick", "10 for the last trick"),
    ("renege", "What a renege takes away, or hands to the other side"),
    ("forfeit", "A forfeit for playing or drawing wrongly"),
)
BRISQUES = ("brisques", "10 for each ace and ten won in tricks")
BEZIQUES = (
    ("bezique", "Queen of spades and jack of diamonds: 40"),
    ("double_bezique", "Two beziques laid or held together: 500"),
    ("triple_bezique", "Three beziques laid or held together: 1500"),
    ("quadruple_bezique", "Four beziques laid or held together: 1500"),
)


def check_tens(form, entry, given, table):
    """Points come in tens, which is looked at before the phase."""
    is_total = entry.type == "deal_total" and table.game.has_tens
    if is_total and any(number % 10 for number in entry.points):
        raise RuleError("wrong_total", "Points come in tens.")


class BeziqueGame(CardGame):
    """What all games of the family have in common.

    `copies`: packs of 32 cards. `stock_tricks`: tricks before the stock is out.
    `melds`: what may be claimed. `counts`: what is counted after the last trick, None
    where the options say. `is_once`: whether a card may serve in one meld only.
    `has_tens`: whether the total of a deal must come in tens.
    """

    family = "Bezique"
    forms = FORMS
    offences = OFFENCES
    misdeals = MISDEALS
    ways = (
        ("tally", "Only what scores"),
        ("winners", "Trick by trick"),
        ("cards", "Card by card"),
    )
    lowest_total = 0
    stock_tricks = 24
    melds = (
        ("marriage", "sequence", "bezique", "double_bezique")
        + ("triple_bezique", "quadruple_bezique")
        + ("four_aces", "four_kings", "four_queens", "four_jacks")
    )
    counts = None
    may_lay = False
    is_once = has_plain_sequences = False
    has_tens = True
    check_order = (check_taken,) + CardGame.check_order + (check_tens,)

    def pack(self, table):
        return pack("789TJQKA")

    def deal(self, table):
        course = table.deal.course = Course(table)
        if course.house.has_turn_up:
            entry = yield turn_up_question(course)
            turn_up(course, entry)
        question = Question(Questions(course).now)
        while not course.is_closed:
            entry = yield question
            ENTRIES[entry.type](course, entry)

    def barred(self, table, type):
        if type == "count" and table.deal.course.house.counts is None:
            raise RuleError("unknown_entry", "Nothing is counted at the end here.")

    def refuse(self, table, entry):
        raise RuleError("turn_up_first", "First the card that is turned up.")

    def check_penalty(self, table, entry):
        if not table.deal.is_opened:
            raise RuleError("no_deal", "No deal is in progress.")

    def misdealt(self, table, entry):
        name = table.players[table.deal.dealer]
        table.announce(f"Misdeal: {name} deals again")

    def shown(self, table):
        return shown(table)

    def headline(self, table):
        return headline(table.deal.course)

    def call(self, table):
        return call(table.deal.course)

    def deal_title(self, table, deal):
        return f"Deal {deal.number} {SUIT_SIGNS.get(deal.course.trump, '')}"

    def target(self, table):
        """The points that make a game."""
        return table.options["target"]

    def winner(self, table):
        """The side that has won, as the lines of this deal stand; None while none."""
        target, deal = self.target(table), table.deal
        if max(table.totals) < target:
            return None
        if any(line.reason == "deal_total" for line in deal.lines):
            return alone(leaders(table.totals))
        points = table.points(deal)
        totals = [total - points[side] for side, total in enumerate(table.totals)]
        for line in deal.lines:
            totals[line.side] += line.points
            if line.points > 0 and totals[line.side] >= target:
                return line.side
        return None

    def is_over(self, table):
        """With the line that brings a side to the target."""
        return self.winner(table) is not None

    def settle(self, table):
        """The losers pay one unit, or what they are short of the winner's score."""
        scores, tags = list(table.totals), self.tags(table)
        if table.is_stopped:
            winner = alone(leaders(scores))
        else:
            winner = self.winner(table)
            table.deal.is_complete = True
        if winner is None:
            return [], scores, [0] * len(table.seats), tags
        names = " and ".join(table.players[seat] for seat in table.sides[winner])
        table.announce(f"Game: {names}")

        def amount(winner, loser):
            is_difference = table.options.get("settle") == "difference"
            return scores[winner] - scores[loser] if is_difference else 1

        net = losers_pay(table.sides, [winner], amount)
        return [winner], scores, by_seat(table.sides, net), tags

    def tags(self, table):
        """The great beziques that counted."""
        scored = {line.reason for deal in table.deals for line in deal.lines}
        great = ("double_bezique", "triple_bezique", "quadruple_bezique")
        return [reason for reason in great if reason in scored]


def alone(sides):
    """The side that leads alone, None if several do."""
    return sides[0] if len(sides) == 1 else None
