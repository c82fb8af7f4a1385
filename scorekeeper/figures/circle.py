"""The records of a circle: who wins how often, and whose each best is."""

from rules.words import minus
from scorekeeper import scoring
from scorekeeper.figures.bars import WORDS, size, width
from scorekeeper.figures.numbers import BESTS, behind, review_of

ENOUGH = 5  # occasions without which a share or a mean is no record


def standings(tallies, chosen):
    """Everybody who played, by wins: bars that open his games."""
    most = max((tally.games for tally in tallies), default=0)
    return [
        {
            "person": tally.person,
            "numbers": f"{tally.wins:,} of {tally.games:,}",
            "width": width(tally.wins / most),
            "played": width(tally.games / most),
            "url": behind(tally.person, chosen)(won=1),
        }
        for tally in tallies
    ]


def records(tallies, chosen):
    """Whose the longest run is; of one card game also the best games and deals."""
    bests = [longest(tallies, chosen)] if tallies else []
    if chosen.key:
        bests += [record(tallies, part, name) for part, name in BESTS]
    return [one for one in bests if one]


def longest(tallies, chosen):
    """The longest run of wins in the house."""
    tally = max(tallies, key=lambda tally: tally.longest)
    url = behind(tally.person, chosen)(until=tally.longest_game, won=1)
    return {
        "name": "Longest run of wins",
        "words": tally.longest,
        "person": tally.person,
        "url": url,
    }


def record(tallies, part, name):
    """The best (or worst) of one kind, None where nobody has any."""
    having = [tally for tally in tallies if getattr(tally, part) is not None]
    if not having:
        return None
    is_most = part.startswith("best") != scoring.lowest_wins(having[0].key)
    tally = (max if is_most else min)(having, key=lambda tally: getattr(tally, part))
    return {
        "name": name,
        "words": minus(getattr(tally, part)),
        "person": tally.person,
        "url": review_of(getattr(tally, f"{part}_game")),
    }


def leaders(tallies, sums, chosen):
    """For all that a card game counts the one who leads in it: groups of bars."""
    people = {tally.person_id: tally.person for tally in tallies}
    shown = [
        {"name": count.words, "bars": led(count, people, sums, chosen)}
        for count in scoring.counts_of(chosen.key)
    ]
    return [group for group in shown if group["bars"]]


def led(count, people, sums, chosen):
    """A bar for each part of a count: who leads."""
    parts = {part for _who, name, part in sums if name == count.name}
    bars = []
    for part in sorted(parts, key=count.order):
        best = leader(count, part, people, sums)
        if best:
            person, number, occasions = best
            address = behind(people[person], chosen)
            bars.append(
                {
                    "words": count.words_of(part),
                    "person": people[person],
                    "numbers": WORDS[count.how](count, number, occasions),
                    "url": address(count=count.name, part=part),
                }
            )
    return bars


def leader(count, part, people, sums):
    """(person, number, occasions) of who leads in a part of a count, or None."""
    least = 1 if count.how == "worth" else ENOUGH
    parts = [(person, (person, count.name, part)) for person in people]
    rows = [(person, *sums[what]) for person, what in parts if what in sums]
    rows = [row for row in rows if row[1] > 0 and row[2] >= least]
    return max(rows, key=lambda row: size(count, *row[1:]), default=None)
