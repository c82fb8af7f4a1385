"""What a phone was told is settled, told in short when the rest of its outbox comes."""

from uuid import uuid5

from scorekeeper.models import Game
from scorekeeper.recording import logged


def recalled(game, mine, rows):
    """An outbox with the entries of what was settled before, as the log has them.

    `rows`: the log, LogRows. None where one is neither there nor in the game that the
    phone's evening was kept as.
    """
    told = [one for one in mine if one.get("is_settled")]
    known = {row.id: row.entry for row in rows}
    unknown = [one["id"] for one in told if one["id"] not in known]
    if unknown:
        known |= entries_apart(game, unknown[0])
    if any(one["id"] not in known for one in told):
        return None
    return [
        one | {"entry": known[one["id"]]} if one.get("is_settled") else one
        for one in mine
    ]


def entries_apart(game, first):
    """The entries by id of the game that an evening with this first id is kept as."""
    games = Game.objects.filter(circle_id=game.circle_id)
    other = games.filter(client_id=id_apart(game, first)).first()
    rows = logged.log_of(other)[0] if other else []
    return {row.id: row.entry for row in rows}


def id_apart(game, first):
    """The id of the game that is kept apart from one, by the first id that differs."""
    return uuid5(game.client_id, first)
