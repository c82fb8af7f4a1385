"""What games counted, by the narrowest filter; a page adds some dozens of such sums."""

from collections import defaultdict

from scorekeeper.money.exact import MoneyField
from scorekeeper.people.statistics.sum_tables import SumTable

MONEY = MoneyField()
COUNTS = SumTable(
    "countsum",
    ("person_id", "other_id", "key", "house", "year", "name", "part"),
    ("number", "occasions"),
    empty=("number", "occasions"),
)


def parts_of(outcomes, counts):
    """(where it is summed, (number, occasions)) of Outcomes and COUNTED rows."""
    filters = filters_of(outcomes)
    for row in outcomes:
        for place_filter in filters[row.game_id, row.person_id]:
            yield (*place_filter, "place", str(row.place)), (1, 1)
            if row.money:
                yield (
                    (*place_filter, "money", row.currency),
                    (in_millionths(row.money), 1),
                )
    for row in counts:
        for count_filter in filters.get((row.game_id, row.person_id), ()):
            yield (*count_filter, row.name, row.part), (row.number, row.occasions)


def filters_of(outcomes):
    """By game and person, the sums that these fall under, for each other player."""
    there = defaultdict(list)
    for row in outcomes:
        there[row.game_id].append(row.person_id)
    return {
        (row.game_id, row.person_id): [
            (row.person_id, other, row.key, row.house, row.year)
            for other in there[row.game_id]
        ]
        for row in outcomes
    }


def in_millionths(money):
    return MONEY.get_prep_value(money)
