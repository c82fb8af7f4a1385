"""New Game: win deals, and be the first to the target."""

from ...card_game import CardGame
from ...misdeals import USUAL
from ...race import Race, leading_sides
from ...ranking import leaders
from .deal_won import DEAL_WON
from .house_rules import OPTIONS
from .rulings import OFFENCES

REASONS = (
    ("deal_won", "The winner of a deal scores the points in the other hands"),
    ("revoke", "A revoke costs five points"),
)
GROUPS = (("The deal", ("deal_won",)), ("Rulings", ("revoke",)))


class NewGame(CardGame):
    """Two to four players, each alone."""

    key = "new_game"
    name = "New Game"
    family = "Other games"
    about = "Win deals, and be the first to the target."
    players = range(2, 5)
    example = (104, 81, 60, 43)
    options = OPTIONS
    entry_types = (DEAL_WON,)
    ends_with_a_deal = True
    offences = OFFENCES
    misdeals = USUAL
    reasons, groups = REASONS, GROUPS
    ways = (("quick", "At the end"),)

    def ledger(self, table):
        return self.race(table.options)

    def race(self, options):
        """How far the game goes, and what the losers pay."""
        by_difference = options["settlement"] == "difference"
        return Race(
            options["target"],
            by_difference=by_difference,
            lowest_wins=self.lowest_wins,
        )

    def script(self, deal):
        yield DEAL_WON

    def headline(self, table):
        return f"Deal {table.deal.number} \u00b7 to {table.options['target']}"

    def call(self, table):
        return "", f"{table.players[table.deal.dealer]} deals"

    def is_over(self, table):
        """Once a deal is complete and one is at the target, if one leads alone."""
        return table.deal.is_complete and bool(table.ledger.sole_leader(table.totals))

    def comes_to(self, options, scores):
        return self.race(options).result(scores, leaders(scores, self.lowest_wins))

    def settle(self, table):
        """Every loser pays the winner; a table that stops pays its leaders."""
        scores, race = list(table.totals), table.ledger
        winners = race.sole_leader(scores)
        if table.is_stopped:
            is_played = bool(table.completed_deals())
            winners = leading_sides(scores, is_played, self.lowest_wins)
        return race.result(scores, winners)
