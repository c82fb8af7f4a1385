"""The people of a group as a table that sorts by each of its columns."""

from collections import namedtuple

from django.urls import reverse
from django.utils.formats import date_format

from scorekeeper.game_kinds import Kinds
from scorekeeper.money.currencies import won_or_lost
from scorekeeper.people.figures.records import percent
from scorekeeper.people.figures.strength import most_played
from scorekeeper.people.statistics import by_month, ratings, sums
from scorekeeper.people.statistics.sums import Filter
from scorekeeper.words import is_this_year

# `sign` of the order in which a column sorts first: 1 from the least, -1 from the most
Column = namedtuple("Column", "key name sign")
COLUMNS = [
    Column("name", "Name", 1),
    Column("played", "Last played", -1),
    Column("games", "Games", -1),
    Column("won", "Won", -1),
    Column("share", "Share", -1),
    Column("money", "Money", -1),
    Column("strength", "Strength", -1),
]
BACK = "-"  # before a column in an address: in the other order
USUAL = "played"


def everyone(group, sort, me=None):
    """The people of a group as a table: its `heads`, and rows of two kinds.

    `sort`: as an address has it. `players`: those who still play; `former`: the others.
    """
    state, by_family = ratings.read_ratings(group)
    family, known = most_played(by_family)
    rows = rows_of(group, me, known)
    columns = [one for one in COLUMNS if has_values(rows, one.key)]
    column = column_named(sort.removeprefix(BACK), columns)
    is_back = sort == BACK + column.key
    rows = in_order(rows, column, is_back)
    return {
        "heads": [head(one, one is column, is_back) for one in columns],
        "columns": [one.key for one in columns],
        "players": [row for row in rows if row["person"].is_active],
        "former": [row for row in rows if not row["person"].is_active],
        "strength_at": Kinds(group.pk).name(family) if family else "",
        "strength_state": state,
        "sort": sort if column.key != USUAL or is_back else "",
    }


def has_values(rows, key):
    """Whether anybody has a value in a column."""
    return any(row["by"][key] is not None for row in rows)


def column_named(key, columns):
    """The column of a key, or the one by which people are usually sorted."""
    known = {one.key: one for one in columns}
    return known.get(key) or known.get(USUAL, COLUMNS[0])


def in_order(rows, column, is_back):
    """Rows sorted by a column; those without a value there come last."""
    sign = -column.sign if is_back else column.sign
    rows = sorted(rows, key=lambda row: row["by"]["name"])
    known = [row for row in rows if row["by"][column.key] is not None]
    others = [row for row in rows if row["by"][column.key] is None]
    known.sort(key=lambda row: row["by"][column.key], reverse=sign < 0)
    return known + others


def head(column, is_current, is_back):
    """The head of a column: where a tap leads, and in which order the rows are now."""
    sign = -column.sign if is_back else column.sign
    back = BACK * (is_current and not is_back)
    return {
        "key": column.key,
        "name": column.name,
        "url": f"?sort={back}{column.key}",
        "order": ("ascending" if sign > 0 else "descending") if is_current else "",
    }


def rows_of(group, me, known):
    """A row for each person, with the values that it is sorted `by`.

    `known`: what is shown of the strength of each.
    """
    tallies = {one.person_id: one for one in sums.everybody(group, Filter())}
    money = by_month.money_of_all(group)
    first = main_currency(group, money)
    return [
        row(person, tallies.get(person.pk), money.get(person.pk, {}), first, known)
        | {"is_mine": person.pk == me}
        for person in by_month.people_by_last_night(group)
    ]


def main_currency(group, money):
    """The currency by which money is sorted: the group's, or else one that is used."""
    used = sorted({currency for own in money.values() for currency in own})
    return group.currency if group.currency in used or not used else used[0]


def row(person, tally, money, first, known):
    """What the table shows of one person."""
    games, wins = (tally.games, tally.wins) if tally else (0, 0)
    strength, sorts = known.get(person.pk, ("", None))
    return {
        "person": person,
        "url": reverse("person", args=[person.pk]),
        "played": day(person.played_on) if person.played_on else "",
        "games": f"{games:,}",
        "won": f"{wins:,}",
        "share": percent(wins, games) if games else "",
        "money": amounts(money, first),
        "strength": strength,
        "by": {
            "name": person.name.casefold(),
            "played": person.played_on,
            "games": games or None,
            "won": wins if games else None,
            "share": wins / games if games else None,
            "money": money.get(first),
            "strength": sorts,
        },
    }


def amounts(money, first):
    """What a person won or lost in each currency, the main one first."""
    order = sorted(money, key=lambda currency: (currency != first, currency))
    return [amount(money[currency], currency) for currency in order]


def amount(minor, currency):
    """What was won or lost, in words."""
    return {"words": won_or_lost(minor, currency), "is_loss": minor < 0}


def day(date):
    """A date in a narrow column: "27 Nov", with the year if it is another."""
    return date_format(date, "j M" if is_this_year(date) else "j M Y")
