"""The entries of a game, read from their text: only what has been added is read."""

import json

MOST = 16  # games whose entries are held
held = {}  # pk of a game -> (text, entries), the newest last


def entries_in(text, pk):
    """The entries (a new list) that a game of a pk has by their text.

    Where the text goes on from the one that this process read last, so do they.
    """
    before, entries = held.pop(pk, ("[]", []))
    begun = before[:-1]
    if text.startswith(begun):
        added = text[len(begun) : -1].lstrip(", ")
        entries = entries + json.loads(f"[{added}]")
    else:
        entries = json.loads(text)
    held[pk] = text, entries
    if len(held) > MOST:
        del held[next(iter(held))]
    return list(entries)
