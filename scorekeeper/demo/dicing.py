"""Numbers as they come at a card table: shared out, and likelier in the middle."""


def picked(dice, weights):
    """A key of a dict of weights."""
    return dice.choices(list(weights), list(weights.values()))[0]


def shared(dice, total, places, step=1):
    """A total shared by chance among some places, in steps: {place: number}."""
    given = dict.fromkeys(places, 0)
    for _ in range(total // step):
        given[dice.choice(list(places))] += step
    return given


def numbers(field, dice, step=1):
    """An answer to a field of numbers with a total: each place has its share."""
    given = shared(dice, field["total"], field["places"], step)
    return [given.get(place, 0) for place in range(field["count"])]
