"""A change of the sums, worked out before the group is locked, and then written.

All that some games come to, as rows and as sums; and what they had come to before,
which is taken off.
"""

from scorekeeper.models import Catchword, Counted, Outcome
from scorekeeper.people.statistics import by_month, sum_tables, tallies
from scorekeeper.people.statistics.outcomes import COUNTED, comes_to
from scorekeeper.people.statistics.search_words import COLUMNS, rows_of
from scorekeeper.people.statistics.sum_tables import (
    add_parts,
    columns_of,
    insert,
    values_of,
)

# The tables of what a game comes to, and their columns.
OF_A_GAME = {Outcome: columns_of(Outcome), Counted: COUNTED, Catchword: COLUMNS}


class Change:
    """What changes: the `games` that are counted, their rows by table, and the sums."""

    def __init__(self):
        self.games, self.outcomes, self.nights = [], [], {}
        self.rows = {model: [] for model in OF_A_GAME}
        self.counts, self.tallies, self.by_night, self.days = {}, {}, {}, {}

    def add(self, game, standings):
        """Adds what a game comes to; nothing while it is open."""
        outcomes, counted = comes_to(game, standings)
        words = [tuple(row.values()) for row in rows_of(game)] if outcomes else []
        made = values_of(outcomes), counted, words
        for model, rows in zip(OF_A_GAME, made, strict=True):
            self.rows[model] += rows
        self.games.append(game)
        self.outcomes += outcomes
        self.nights[game.pk] = game.night
        self.sum_up(1, outcomes, counted)

    def sum_up(self, sign, outcomes, counted):
        """Adds Outcomes and COUNTED rows to the sums, or takes them off."""
        add_parts(self.counts, sign, sum_tables.parts_of(outcomes, counted))
        add_parts(self.tallies, sign, tallies.parts_of(outcomes))
        add_parts(self.by_night, sign, by_month.parts_of(outcomes, self.nights))
        add_parts(self.days, sign, by_month.days_of(outcomes, self.nights))

    def take_off(self, group_id, pks):
        """Deletes what games (ids) had come to and takes it off; its Outcomes."""
        rows = {"group_id": group_id, "game_id__in": pks}
        Catchword.objects.filter(**rows).delete()  # a file brings them with a game
        outcomes = list(Outcome.objects.filter(**rows))
        if outcomes:
            counted = Counted.objects.filter(**rows).values_list(*COUNTED, named=True)
            self.sum_up(-1, outcomes, list(counted))
            Counted.objects.filter(**rows).delete()
            Outcome.objects.filter(**rows).delete()
        return outcomes

    def write(self, group_id):
        """Writes the rows and adds to the sums, in the transaction around."""
        for model, columns in OF_A_GAME.items():
            insert(model, columns, self.rows[model])
        sum_tables.COUNTS.add(group_id, self.counts)
        tallies.TALLIES.add(group_id, self.tallies)
        by_month.add_nights(group_id, self.by_night)
        by_month.DAYS.add(group_id, self.days)
