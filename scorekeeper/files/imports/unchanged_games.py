"""Games of a file that its group has just as the file says: none is replayed.

A file of 97 nights is imported again in half of the time. Nothing is trusted: a game is
unchanged where an export of today would say the very same of it, log and score sheet.
"""

from scorekeeper.files.exports.some_games import content_of_games
from scorekeeper.files.file_format import canonical
from scorekeeper.files.imports.batches import MOST
from scorekeeper.files.imports.parts import identity, list_of, part


def games_as_here(group, content):
    """By id what an export says of those games of a content that a group has, as JSON.

    It reads no more rows of logs than the content has; raises FileError.
    """
    lengths = log_lengths(content)
    if len(lengths) > MOST["games"]:
        return {}
    games = group.game_set.filter(client_id__in=lengths)
    rows = games.values_list("pk", "client_id", "log_length")
    same = [pk for pk, id, length in rows if lengths[id] == length]
    games = content_of_games(group, games.filter(pk__in=same)) if same else []
    return {identity(game["id"]): canonical(game) for game in games}


def log_lengths(content):
    """How many rows the log of each game of a content has, by the game's id."""
    games = [
        game
        for night in part(content, "nights", list_of(dict))
        for game in part(night, "games", list_of(dict))
    ]
    return {part(game, "id", identity): len(part(game, "log", list)) for game in games}
