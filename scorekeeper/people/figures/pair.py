"""Two people head to head: who came before the other, and how they do as partners."""

from django.urls import reverse

from scorekeeper.people.figures.bars import width
from scorekeeper.people.figures.numbers import behind
from scorekeeper.words import card_game_name


def between(person, other, mine, theirs, runs, chosen):
    """What a page shows of two people.

    `mine` and `theirs`: the Tallies of each in the games that both played, by key.
    `runs`: the Runs of each in them.
    """
    keys = [key for key in mine if key != chosen.key]
    both = person, other, mine, theirs, chosen
    own, their = mine.get(chosen.key), theirs.get(chosen.key)
    return {
        "all": against(*both, chosen.key) if own else None,
        "games": [against(*both, key) for key in keys],
        "together": together(person, chosen, own) if own and own.together else None,
        "each": each((person, other), (own, their), runs, chosen) if own else [],
    }


def against(person, other, mine, theirs, chosen, key):
    """Who came before whom in one card game, or in all."""
    own, their = mine[key], theirs[key]
    apart = own.games - own.together
    narrowed = chosen.of(key) if key != chosen.key else chosen
    return {
        "name": card_game_name(key) if key else "All games",
        "games": apart,
        "level": apart - own.ahead - their.ahead,
        "left": own.ahead,
        "left_width": width(own.ahead / apart) if apart else 0,
        "left_url": behind(person, narrowed)(ahead=1),
        "right": their.ahead,
        "right_width": width(their.ahead / apart) if apart else 0,
        "right_url": behind(other, narrowed.beside(person))(ahead=1),
        "url": behind(person, narrowed)(apart=1),
    }


def together(person, chosen, tally):
    """What two did as partners."""
    return {"games": tally.together, "url": behind(person, chosen)(together=1)}


def each(two, tallies, runs, chosen):
    """What each of two came to in the games that both played."""
    filters = chosen, chosen.beside(two[0])
    return [of_one(*one) for one in zip(two, tallies, runs, filters, strict=True)]


def of_one(person, tally, runs, chosen):
    """What one of two came to in the games that both played."""
    address = behind(person, chosen)
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
