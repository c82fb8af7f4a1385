"""Who wins how often in a group, and who leads in what its games count."""

from scorekeeper import scoring
from scorekeeper.people.figures.bars import WORDS, size, width
from scorekeeper.people.figures.numbers import BESTS, address_of_games
from scorekeeper.people.figures.records import (
    ENOUGH_GAMES,
    holders_of,
    percent,
    record,
    records,
)
from scorekeeper.people.statistics import bests, by_month, runs, sums

ENOUGH = 5  # occasions without which a share or a mean is no record


def standings(tallies, chosen):
    """Everybody who played, by wins: bars of their share that open their games."""
    return [
        {
            "words": tally.person.name,
            "person": tally.person,
            "numbers": won_words(tally),
            "width": width(tally.wins / tally.games),
            "url": address_of_games(tally.person, chosen)(won=1),
        }
        for tally in tallies
    ]


def won_words(tally):
    """How many games somebody won, from ten on with the share."""
    words = f"{tally.wins:,} of {tally.games:,}"
    if tally.games < ENOUGH_GAMES:
        return words
    return f"{words}, {percent(tally.wins, tally.games)}"


def leaders(tallies, sums, chosen, kinds):
    """For all that a card game counts those who lead in it: blocks of records."""
    is_low = kinds.lowest_wins(chosen.key)
    people = {tally.person_id: tally.person for tally in tallies}
    more = people, sums, chosen, is_low
    shown = [
        {"name": count.words, "records": lead_records(count, *more)}
        for count in scoring.counts_of(chosen.key)
    ]
    return [block for block in shown if block["records"]]


def lead_records(count, people, sums, chosen, is_low):
    """A record for each part of a count."""
    parts = {part for _who, name, part in sums if name == count.name}
    parts = sorted(parts, key=count.order)
    every = [of_part(count, part, people, sums, chosen, is_low) for part in parts]
    return [one for one in every if one]


def of_part(count, part, people, sums, chosen, is_low):
    """Who leads in a part of a count, or None."""
    first = leading_people(count, part, people, sums, is_low)
    addresses = [
        (people[person], address_of_games(people[person], chosen))
        for person, *_ in first
    ]
    holders = [
        ([person], address(count=count.name, part=part))
        for person, address in addresses
    ]
    words = WORDS[count.how](count, *first[0][1:]) if first else ""
    return record(count.words_of(part), words, holders)


def leading_people(count, part, people, sums, is_low):
    """(person, number, occasions) of all who lead in a part of a count.

    Where fewer points are better (`is_low`), the least on average leads.
    """
    least = 1 if count.how == "worth" else ENOUGH
    parts = [(person, (person, count.name, part)) for person in people]
    rows = [(person, *sums[what]) for person, what in parts if what in sums]
    is_least = is_low and count.how == "mean"
    rows = [row for row in rows if (row[1] > 0 or is_least) and row[2] >= least]
    furthest = min if is_least else max
    most = furthest((size(count, *row[1:]) for row in rows), default=0)
    return [row for row in rows if size(count, *row[1:]) == most]


def everybody(group):
    """The people of a group, those who still play first."""
    return list(group.people.order_by("-is_active", "name"))


def bests_of(kinds, chosen, latest, person=None):
    """The Bests of a person (an id) or of all; beside others of the latest games.

    Where the `latest` are all games, nothing else is read. `kinds`: the Kinds of the
    group.
    """
    if chosen.other or len(latest) < runs.LATEST:
        return bests.bests_among(latest, kinds)
    return bests.bests(kinds.group_id, chosen, kinds, person)


def records_of(group, tallies, latest, chosen, kinds):
    """All records of the house under a filter; `tallies` of everybody.

    `latest`: the games in which runs are counted, and bests where one is named.
    """
    known = bests_of(kinds, chosen, latest) if chosen.key else {}
    pairs = sums.partnerships(group, chosen)
    nights = of_nights(group, chosen) if is_of_whole_nights(chosen) else None
    games = {game for part, _ in BESTS for _, game in holders_of(known, part)[1]}
    sides = bests.sides_of(group.pk, games) if games and pairs else {}
    return records(tallies, latest, known, sides, pairs, nights, chosen)


def is_of_whole_nights(chosen):
    """Whether a filter leaves all that was played of a night."""
    return not (chosen.key or chosen.house or chosen.other)


def of_nights(group, chosen):
    """The best nights, how often each was there, and how many nights there were."""
    best = by_month.best_nights(group.pk, chosen.year)
    there = by_month.nights_there(group.pk, chosen.year)
    return best, there, by_month.count_nights(group, chosen.year)
