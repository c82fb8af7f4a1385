"""The catchwords of a finished game, written with its standings."""

from django.db import connection

from scorekeeper import scoring

ALL = ""  # every finished game stands under it
KINDS = ("game", "person", "place", "tag")
ADD = """
    INSERT INTO scorekeeper_catchword (circle_id, game_id, played_on, word)
    SELECT night.circle_id, %s, night.date, {word}
    FROM scorekeeper_night AS night JOIN ({words}) AS known ON 1 = 1
    WHERE night.id = %s AND night.circle_id = %s
    ON CONFLICT DO NOTHING
"""
WORD = (
    "CASE WHEN known.word = 'place:' THEN 'place:' || night.place ELSE known.word END"
)
FORGET = "DELETE FROM scorekeeper_catchword WHERE game_id = %s AND circle_id = %s"


def word(kind, name):
    """The catchword of a kind of thing: "person:7"."""
    return f"{kind}:{name}"


def words_of(game):
    """All that a finished game stands under, but for the place of its night."""
    people = [player["person"] for player in game.players]
    return [
        ALL,
        word("game", game.key),
        *(word("person", person) for person in people),
        *(word("tag", tag) for tag in scoring.tags_of(game.sheet)),
    ]


def rows_of(game):
    """The columns of each catchword of a finished game, with its night at hand."""
    where = {"circle_id": game.circle_id, "game_id": game.pk}
    where["played_on"] = game.night.date
    words = [*words_of(game), word("place", game.night.place)]
    return [where | {"word": one} for one in words]


def write_catchwords(game, was_finished):
    """Writes what a game is found by, once it is finished; takes back what was."""
    with connection.cursor() as cursor:
        if was_finished:
            cursor.execute(FORGET, [game.pk, game.circle_id])
        if game.status == game.Status.FINISHED:
            words = [*words_of(game), word("place", "")]
            rows = " UNION ALL ".join(
                ["SELECT CAST(%s AS varchar(100)) AS word"] * len(words)
            )
            statement = ADD.format(word=WORD, words=rows)
            cursor.execute(statement, [game.pk, *words, game.night_id, game.circle_id])
