"""Tallies kept true: a new game is added to them, what an old one changes is redone.

Games count in the order in which they were begun. One that is newer than all that a
tally has seen is added to it. Where an older one came, changed or went, the runs and
the best have to be looked for again, among the outcomes of those who played.
"""

from collections import defaultdict

from scorekeeper import scoring
from scorekeeper.models import Outcome, Tally

WHERE = ["person_id", "other_id", "key", "house", "year"]
KEPT = ["games", "wins", "points", "together", "won_together", "ahead", "run"]
KEPT += ["longest", "milestones"]
KEPT += ["longest_game", "last_at", "last_game", "best", "best_game", "worst"]
KEPT += ["worst_game", "best_deal", "best_deal_game", "worst_deal", "worst_deal_game"]
FEW = ["game_id", "person_id", "key", "house", "year", "played_at", "side", "won"]
FEW += ["place", "points", "best", "worst"]
MILESTONES = {10**power * step for power in range(1, 7) for step in (1, 5)}  # games


def retally(circle_id, old, new):
    """Brings the tallies up to date, in the transaction around.

    `old`: the Outcomes that are gone, `new`: those that have come.
    """
    touched = places(old) | places(new)
    if not touched:
        return
    stored = tallies(circle_id, touched)
    stale = places(old) | out_of_order(stored, new)
    kept = {where: stored.get(where) or empty(circle_id, where) for where in touched}
    kept |= {where: empty(circle_id, where) for where in stale}
    add(kept, new, touched - stale)
    if stale:
        add(kept, outcomes_behind(circle_id, stale), stale)
    write(kept.values())
    gone = [stored[where].pk for where in stale & set(stored) if not kept[where].games]
    if gone:
        Tally.objects.filter(circle_id=circle_id, pk__in=gone).delete()


def levels(row):
    """The (key, house, year) of the filters that an Outcome falls under."""
    for key, house in (("", ""), (row.key, ""), (row.key, row.house)):
        yield key, house, 0
        yield key, house, row.year


def by_game(outcomes):
    """Outcomes in the order in which the games were begun: a list for each game."""
    games = defaultdict(list)
    for row in outcomes:
        games[row.played_at, row.game_id].append(row)
    return [games[when] for when in sorted(games)]


def places(outcomes):
    """Where some outcomes are tallied: (person, other, key, house, year) of each."""
    return {
        (row.person_id, other.person_id, *level)
        for game in by_game(outcomes)
        for row in game
        for other in game
        for level in levels(row)
    }


def tallies(circle_id, touched):
    """The Tallies that there are of these, by where they are."""
    people, others, keys, _houses, years = (
        set(part) for part in zip(*touched, strict=True)
    )
    rows = Tally.objects.filter(circle_id=circle_id, person_id__in=people)
    rows = rows.filter(other_id__in=others, key__in=keys, year__in=years)
    by_place = {where_of(row): row for row in rows}
    return {where: row for where, row in by_place.items() if where in touched}


def where_of(tally):
    return tuple(getattr(tally, name) for name in WHERE)


def empty(circle_id, where):
    return Tally(circle_id=circle_id, **dict(zip(WHERE, where, strict=True)))


def out_of_order(stored, new):
    """Of the known tallies those that have seen a later game than one of the new."""
    late = set()
    for game in by_game(new):
        for where in places(game):
            tally = stored.get(where)
            when = game[0].played_at, game[0].game_id
            if tally and tally.games and when < (tally.last_at, tally.last_game):
                late.add(where)
    return late


def outcomes_behind(circle_id, stale):
    """The Outcomes of all games that these tallies are of."""
    people = {where[0] for where in stale} | {where[1] for where in stale}
    keys, years = {where[2] for where in stale}, {where[4] for where in stale}
    rows = Outcome.objects.filter(circle_id=circle_id, person_id__in=people)
    if "" not in keys:
        rows = rows.filter(key__in=keys)
    if 0 not in years:
        rows = rows.filter(year__in=years)
    return rows.only(*FEW)


def add(kept, outcomes, wanted):
    """Adds outcomes to those of the tallies that are wanted."""
    for game in by_game(outcomes):
        for row in game:
            for other in game:
                for level in levels(row):
                    where = (row.person_id, other.person_id, *level)
                    if where in wanted:
                        add_game(kept[where], row, other)


def add_game(tally, row, other):
    """Adds a game, newer than all others, to a tally of its person and the other."""
    tally.games += 1
    tally.wins += row.won
    tally.points += row.points
    is_partner = row.side == other.side and row is not other
    tally.together += is_partner
    tally.won_together += is_partner and row.won
    tally.ahead += row.place < other.place and row.side != other.side
    tally.run = tally.run + 1 if row.won else 0
    if tally.run > tally.longest:
        tally.longest, tally.longest_game = tally.run, row.game_id
    tally.last_at, tally.last_game = row.played_at, row.game_id
    if tally.games in MILESTONES:
        tally.milestones = [*tally.milestones, [tally.games, row.game_id]]
    best_is_most = not scoring.lowest_wins(row.key)
    for name, number, is_best in (
        ("best", row.points, True),
        ("worst", row.points, False),
        ("best_deal", row.best, True),
        ("worst_deal", row.worst, False),
    ):
        note(tally, name, number, is_best == best_is_most, row.game_id)


def note(tally, name, number, is_more, game):
    """Keeps a number and its game where it is more (or less) than what was known."""
    before = getattr(tally, name)
    if number is None or (before is not None and number == before):
        return
    if before is None or (number > before) == is_more:
        setattr(tally, name, number)
        setattr(tally, f"{name}_game", game)


def write(tallies):
    """Writes tallies in one statement, but for those without a game."""
    Tally.objects.bulk_create(
        sorted([row for row in tallies if row.games], key=where_of),
        update_conflicts=True,
        unique_fields=["circle_id", *WHERE],
        update_fields=KEPT,
    )
