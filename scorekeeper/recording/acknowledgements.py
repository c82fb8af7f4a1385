"""The settled entries of an outbox, in short when the rest of it comes."""

from uuid import uuid5

from scorekeeper.models import Game
from scorekeeper.recording import log


def recall_settled(game, mine, rows):
    """An outbox with the entries of what was settled before, as the log has them.

    `rows`: the log. None where one is neither there nor in the game that the
    phone's night was kept as.
    """
    settled = [one for one in mine if one.get("is_settled")]
    entries = {row.id: row.entry for row in rows}
    if any(one["id"] not in entries for one in settled):
        entries |= entries_apart(game, [one["id"] for one in settled])
    if any(one["id"] not in entries for one in settled):
        return None
    return [
        row | {"entry": entries[row["id"]]} if row.get("is_settled") else row
        for row in mine
    ]


def entries_apart(game, ids):
    """The entries by id of the games that nights with these ids are kept as.

    Which id of a night its game is named after depends on what the log had then.
    """
    names = [id_apart(game, id) for id in ids]
    games = Game.objects.filter(group_id=game.group_id, client_id__in=names)
    return {row.id: row.entry for other in games for row in log.rows_of(other)}


def id_apart(game, first):
    """The id of the game that is kept apart from one, by the first id that differs."""
    return uuid5(game.client_id, first)
