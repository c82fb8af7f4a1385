"""The catchwords of finished games, written when somebody looks for one."""

from scorekeeper.game_kinds import kind_of
from scorekeeper.tables import house_rules
from scorekeeper.words import known_for

COLUMNS = ("group_id", "game_id", "played_on", "word")  # of a Catchword
ALL = ""  # every finished game stands under it


def word(kind, name):
    """The catchword of a kind of thing: "person:7"."""
    return f"{kind}:{name}"


def words_of(game):
    """All that a finished game stands under, but for the place of its night."""
    people = [player["person"] for player in game.players]
    return [
        ALL,
        word("game", game.key),
        word("game", kind_of(game.key, game.options)),
        word("house", f"{game.key}:{house_rules.options_hash(game.key, game.options)}"),
        *(word("person", person) for person in people),
        *(word("tag", tag) for tag in known_for(game)),
    ]


def rows_of(game):
    """The columns of each catchword of a finished game, with its night at hand."""
    where = {"group_id": game.group_id, "game_id": game.pk}
    where["played_on"] = game.night.date
    words = [*words_of(game), word("place", game.night.place)]
    return [where | {"word": one} for one in dict.fromkeys(words)]
