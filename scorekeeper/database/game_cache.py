"""What a process remembers of the games it was asked for last, and no more."""


def keep(remembered, pk, value, most):
    """Remembers a value of a game, by its pk, as the newest of at most so many."""
    remembered.pop(pk, None)
    remembered[pk] = value
    if len(remembered) > most:
        del remembered[next(iter(remembered))]
