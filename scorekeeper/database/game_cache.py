"""What this process keeps of the games it was asked for last, and no more.

The entries of a game in play are stored as text that grows at its end. What this
process has read of it is not read again. This saves a ninth of an entry in a game with
400 entries, a sixteenth with 150. Without it an entry costs more than the limit of
`make bench ARGS=entry`.
"""

import orjson

MOST = 16  # games in play at once
known = {}  # id of a game -> (the text, the entries in it), the newest last


def entries_in(text, pk):
    """The entries (a list, which nobody may change) that the text of a game holds.

    `pk`: the id of the game. A text that does not begin with all that is known is read
    from its start.
    """
    before, entries = known.get(pk, ("[]", []))
    begun = before[:-1]  # without the bracket at its end
    if text.startswith(begun):
        entries = entries + orjson.loads("[" + text[len(begun) :].lstrip(", "))
    else:
        entries = orjson.loads(text)
    keep(known, pk, (text, entries), MOST)
    return entries


def keep(remembered, pk, value, most):
    """Remembers a value of a game, by its pk, as the newest of at most so many."""
    remembered.pop(pk, None)
    remembered[pk] = value
    if len(remembered) > most:
        del remembered[next(iter(remembered))]
