"""Two people head to head: who came before the other, and how they do as partners."""

from django.urls import reverse

from scorekeeper.figures.bars import width
from scorekeeper.figures.numbers import behind
from scorekeeper.words import card_game_name


def between(person, other, mine, theirs, chosen):
    """What a page shows of two people.

    `mine` and `theirs`: the Tallies of each in the games that both played, by key.
    """
    keys = [key for key in mine if key != chosen.key]
    both = person, other, mine, theirs, chosen
    own, their = mine.get(chosen.key), theirs.get(chosen.key)
    return {
        "all": against(*both, chosen.key) if own else None,
        "games": [against(*both, key) for key in keys],
        "together": together(person, chosen, own) if own and own.together else None,
        "each": each(person, other, own, their, chosen) if own else [],
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


def each(person, other, own, their, chosen):
    """What each of two came to in the games that both played."""
    rows = [(person, own, chosen), (other, their, chosen.beside(person))]
    return [
        {
            "person": one,
            "url": f"{reverse('person', args=[one.pk])}?{narrowed.address()}",
            "wins": tally.wins,
            "wins_url": behind(one, narrowed)(won=1),
            "run": tally.run,
            "longest": tally.longest,
            "longest_url": behind(one, narrowed)(
                until=tally.longest_game, run=tally.longest
            ),
            "run_url": behind(one, narrowed)(until=tally.last_game, run=tally.run),
        }
        for one, tally, narrowed in rows
    ]
