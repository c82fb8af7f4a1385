"""A season: who played and led, what was broken, and what was new.

Plain functions of the SeasonResults (`scorekeeper.history.season.queries`).
"""

from collections import Counter, defaultdict
from datetime import timedelta
from itertools import groupby
from operator import attrgetter

ENOUGH_TOGETHER = 3  # games of two partners
NUMBERS = {True: attrgetter("best"), False: attrgetter("points")}  # of a deal, a game
LONGEST = timedelta(hours=16)  # of one night; what is longer was closed another day


def games_in(played):
    """How many games there were."""
    return len({row.game_id for row in played.outcomes})


def hours(played):
    """(hours in all, of how many nights they are known) from first deal to the end."""
    began = {}
    for row in played.outcomes:
        began.setdefault(row.night, row.played_at)
    ended = {row.night_id: row.night.closed_at for row in played.nights}
    took = [
        ended[night] - began[night]
        for night in ended
        if ended[night] and night in began
    ]
    known = [one for one in took if timedelta(0) < one <= LONGEST]
    return sum(known, timedelta(0)) / timedelta(hours=1), len(known)


def currency_of(played):
    """The currency that most was played for, None where nothing was for money."""
    nights = Counter(row.currency for row in played.nights if row.money)
    return max(nights, key=lambda night: (nights[night], night)) if nights else None


def each_of(played, is_by_money=True):
    """[person id, games, wins, money] of all, who leads at the end first.

    By games won if nothing was for money, or if it is not `is_by_money`.
    """
    currency = currency_of(played)
    sums = defaultdict(lambda: [0, 0, 0])
    for row in played.nights:
        own = sums[row.person_id]
        own[0], own[1] = own[0] + row.games, own[1] + row.wins
        own[2] += row.money if row.currency == currency else 0
    rows = [(person, *own) for person, own in sums.items()]
    lead = currency if is_by_money else None
    return sorted(rows, key=lambda row: (-led_by(row, lead), -row[2], row[0]))


def led_by(row, currency):
    """What the lead goes by: money in a currency, wins where there is none."""
    return row[3] if currency else row[2]


def turns(played):
    """(night, person id) of each night after which somebody else led alone."""
    currency, sums, leader, changes = currency_of(played), Counter(), None, []
    for _night, rows in groupby(played.nights, key=lambda row: row.night_id):
        rows = list(rows)
        for row in rows:
            counts = currency in (None, row.currency)
            sums[row.person_id] += (row.money if currency else row.wins) * counts
        most = max(sums.values())
        first = [one for one in sums if sums[one] == most]
        if len(first) == 1 and first[0] != leader:
            leader = first[0]
            changes.append((rows[0].night, leader))
    return changes


def longest_run(played):
    """(games, [(person id, its last game) of all who had it])."""
    runs, best, holders = Counter(), 0, {}
    for row in played.outcomes:
        runs[row.person_id] = runs[row.person_id] + 1 if row.won else 0
        run = runs[row.person_id]
        if run > best:
            best, holders = run, {}
        if run == best and best:
            holders.setdefault(row.person_id, row.game_id)
    return best, list(holders.items())


def best_partners(played):
    """(person id, other id, wins, games) of the two who won most as partners."""
    wins, games = Counter(), Counter()
    sides = sorted(played.outcomes, key=side_of)
    for _side, rows in groupby(sides, key=side_of):
        rows = list(rows)
        for row in rows:
            for other in rows:
                if row.person_id < other.person_id:
                    games[row.person_id, other.person_id] += 1
                    wins[row.person_id, other.person_id] += row.won
    able = [two for two in games if games[two] >= ENOUGH_TOGETHER and wins[two]]
    best = max(
        able, key=lambda two: (wins[two] / games[two], wins[two], two), default=None
    )
    return (*best, wins[best], games[best]) if best else None


def side_of(row):
    return row.game_id, row.side


def broken_records(played, before, kinds):
    """(kind, is of a deal, points, points before, people, game) of each record.

    The people are the ids of all partners of the side.

    `before`: as `best_before` has it. Of what was played for the first time nothing is
    a record yet. `kinds`: the Kinds of the group.
    """
    by_key = defaultdict(list)
    for row in played.outcomes:
        by_key[row.key].append(row)
    for key in sorted(set(by_key) & set(before)):
        for is_deal in (False, True):
            number = NUMBERS[is_deal]
            rows = [row for row in by_key[key] if number(row) is not None]
            way = kinds.lowest_wins(key), is_deal
            if found := beaten_record(rows, before[key], *way):
                yield (key, is_deal, *found)


def beaten_record(rows, before, is_low, is_deal):
    """(points, points before, ids of its side, game) of the best, if it is a record."""
    number = NUMBERS[is_deal]
    old = before[2 * is_deal + is_low]
    pick = min if is_low else max
    best = pick(rows, key=number, default=None)
    if best is None or old is None or number(best) == old:
        return None
    is_better = pick(number(best), old) != old
    own = [row.person_id for row in rows if side_of(row) == side_of(best)]
    return (number(best), old, own, best.game_id) if is_better else None
