"""Two people head to head: who came before the other, and how they do as partners."""

from django.urls import reverse

from rules.words import spell_count
from scorekeeper.people.figures.bars import width
from scorekeeper.people.figures.numbers import address_of_games


def pair_figures(person, other, mine, theirs, runs, chosen, kinds):
    """What a page shows of two people.

    `mine` and `theirs`: the Tallies of each in the games that both played, by key.
    `runs`: the Runs of each in them. `kinds`: the Kinds of the group.
    """
    keys = [key for key in mine if key != chosen.key]
    both = person, other, mine, theirs, chosen, kinds
    own, their = mine.get(chosen.key), theirs.get(chosen.key)
    return {
        "all": against(*both, chosen.key) if own else None,
        "games": [against(*both, key) for key in keys],
        "together": as_partners(person, chosen, own) if own and own.together else None,
        "each": each((person, other), (own, their), runs, chosen) if own else [],
    }


def against(person, other, mine, theirs, chosen, kinds, key):
    """Who came before whom in one card game, or in all."""
    own, their = mine[key], theirs[key]
    apart = own.games - own.together
    narrowed = chosen.of(key) if key != chosen.key else chosen
    return {
        "name": kinds.name(key) if key else "All games",
        "games": apart,
        "level": apart - own.ahead - their.ahead,
        "lead": lead((person, other), own.ahead - their.ahead),
        "left": own.ahead,
        "left_width": width(own.ahead / apart) if apart else 0,
        "left_url": address_of_games(person, narrowed)(ahead=1),
        "right": their.ahead,
        "right_width": width(their.ahead / apart) if apart else 0,
        "right_url": address_of_games(other, narrowed.also_played_by(person))(ahead=1),
        "url": address_of_games(person, narrowed)(apart=1),
    }


def lead(two, margin):
    """Who finished ahead more often than the other, and by how many games."""
    if not margin:
        return "Level"
    return f"{two[margin < 0].name} leads by {spell_count(abs(margin), 'game')}."


def as_partners(person, chosen, tally):
    """What two did as partners."""
    return {
        "games": tally.together,
        "url": address_of_games(person, chosen)(together=1),
    }


def each(two, tallies, runs, chosen):
    """What each of two came to in the games that both played."""
    filters = chosen, chosen.also_played_by(two[0])
    return [of_one(*one) for one in zip(two, tallies, runs, filters, strict=True)]


def of_one(person, tally, runs, chosen):
    """What one of two came to in the games that both played."""
    address = address_of_games(person, chosen)
    return {
        "person": person,
        "url": f"{reverse('person', args=[person.pk])}?{chosen.address()}",
        "wins": tally.wins,
        "wins_url": address(won=1),
        "run": runs.now.games,
        "run_url": address(until=runs.now.until, run=runs.now.games),
        "longest": runs.longest.games,
        "longest_url": address(until=runs.longest.until, run=runs.longest.games),
    }
