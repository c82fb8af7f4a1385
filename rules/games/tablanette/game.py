"""Tablanette: 52 cards, four on the table; take what matches, clear it and score."""

from ...card_game import CardGame
from ...misdeals import USUAL
from ...race import Race, leading_sides, points_to
from ...ranking import leaders
from .count import COUNT
from .deal import PLAYS, TablanetteDeal
from .display_hooks import as_heard, nothings
from .groups import VALUES
from .house_rules import OPTIONS
from .layout import LAYOUT
from .play import PLAY
from .rulings import OFFENCES
from .scoring import CARD_POINTS, GROUPS, MOST_CARDS, REASONS, ROUTINE, score_piles
from .tablanette import TABLANETTE

COPIES = 4  # of each rank


class Tablanette(CardGame):
    """Two players; the first to have 251."""

    key = "tablanette"
    name = "Tablanette"
    family = "Fishing"
    also = ("Tablanet", "Tablić")
    about = "Take cards that match; clear the table and score them all."
    players = range(2, 3)
    example = (255, 198)
    options = OPTIONS
    entry_types = (TABLANETTE, COUNT, LAYOUT, PLAY)
    deal_type = TablanetteDeal
    offences = OFFENCES
    misdeals = USUAL
    groups, routine = GROUPS, ROUTINE
    reasons = REASONS
    tag_words = (("tie", ""),)
    ways = (("quick", "Tablanettes and piles"), ("full", "Card by card"))

    def ledger(self, table):
        """The race, which outlives each deal."""
        return self.race(table.options)

    def race(self, options):
        is_difference = options["settlement"] == "difference"
        return Race(options["target"], by_difference=is_difference)

    def script(self, deal):
        yield TABLANETTE, COUNT, LAYOUT
        if deal.is_by_cards:
            yield from play_out(deal)
        while not deal.is_counted:
            yield TABLANETTE, COUNT

    def total_limits(self, deal):
        return total_limits(deal)

    def headline(self, table):
        words = f"Deal {table.deal.number} · to {table.options['target']}"
        is_by_cards = table.deal.is_by_cards
        return f"{words} · {table.deal.plays_left()}" if is_by_cards else words

    def beside_names(self, table):
        deal = table.deal
        by_seat = super().beside_names
        return deal.shown_by_cards() if deal.is_by_cards else by_seat(table)

    def points_needed(self, table):
        return points_to(table.options["target"], table)

    def call(self, table):
        deal = table.deal
        if deal.is_by_cards:
            return "", f"{table.players[deal.turn]} plays"
        name = table.players[table.left_of(deal.dealer)]
        return "", "" if deal.is_opened else f"{name} plays first"

    def as_heard(self, table, text):
        return as_heard(table.deals[-1], text)

    def nothings(self, table, deal):
        return nothings(table, deal)

    def as_told(self, table, raw_entry, words):
        """A play with the name of its player."""
        is_play = raw_entry.get("type") == "play"
        return table.deals[-1].last_play_in_words() if is_play else words

    def is_over(self, table):
        """When one player alone is ahead at the target: at once, or with the deal."""
        if table.options["finish"] == "deal_end" and not table.deal.is_complete:
            return False
        return bool(table.ledger.sole_leader(table.totals))

    def comes_to(self, options, scores):
        return self.race(options).result(scores, leaders(scores))

    def settle(self, table):
        """The loser pays the difference, or one unit."""
        scores, race = list(table.totals), table.ledger
        winners = race.sole_leader(scores)
        if table.is_stopped:
            winners = leading_sides(scores, bool(table.completed_deals()))
        tags = ["tie"] if len(winners) > 1 else []
        return race.result(scores, winners, tags)


def play_out(deal):
    """Card by card to the piles, unless the last card has won the game."""
    while deal.plays < PLAYS:
        yield PLAY
    if deal.is_won():
        yield ()  # the piles are not counted
    score_piles(deal.table, *deal.close())
    deal.is_counted = True


def total_limits(deal):
    """(fewest, most) points of a player.

    The most is reached by the dealer: on the table lie two kings and two sevens, the
    other plays a king, and the dealer takes all with the last. From then on the dealer
    clears the table with a card like the one that the other has just played.
    """
    return 0, most_tablanettes(deal.table.options) + CARD_POINTS + MOST_CARDS


def most_tablanettes(options):
    """What tablanettes can bring, if every play of one player clears the table.

    Each card counts in one tablanette at most, and never more than its value. A jack
    that takes all makes none: its value is lost, and of each two jacks one play.
    """
    values = [value for rank, value in VALUES.items() if rank != "J"]
    plays = PLAYS // 2
    if options["jack"] == "twelve":
        values.append(VALUES["J"])
    else:
        plays -= COPIES // 2
    return plays if options["sweep"] == "one" else COPIES * sum(values)
