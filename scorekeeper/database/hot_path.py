"""What each entry asks of the database and writes into it: three statements, in SQL.

By Django's ORM an entry takes 1.6 times as much of the processor: a third of it goes to
find the game, a fifth to write the sheet, a fourteenth to write the row of the log. It
would then cost more than the limit of `make bench ARGS=entry`. All else is left to the
ORM.
"""

import functools

import orjson
from django.apps import apps
from django.db import connection, models

from scorekeeper.database.game_cache import entries_in

WAY_IN = ["pk", "role", "name", "night_id"]  # the columns of the key that opens a row
ALSO = {  # beside the columns of a game; what is long is left as text
    "sheet_as_text": "game.sheet",
    "totals_as_text": "{totals}",
    "colours_as_text": "{colours}",
    "entries_as_text": "game.entries",
    "night_currency": "night.currency",
    "night_stake_as_text": "night.stake",
    "night_closed_at": "night.closed_at",
    **{f"way_{of}": f"way.{'id' if of == 'pk' else of}" for of in WAY_IN},
}
LONG = ("sheet", "entries")
PLAIN = (int, str, bool, type(None))  # every database takes these as they are
OF_A_NIGHT = ["id", "currency", "closed_at"]
LOCKED = """
    SELECT {columns}
    FROM scorekeeper_game AS game
    JOIN scorekeeper_night AS night
        ON night.id = game.night_id AND night.group_id = game.group_id
    JOIN scorekeeper_key AS way ON way.group_id = game.group_id
    WHERE game.id = %s AND game.group_id IN ({groups})
        AND way.id IN ({keys}) AND way.revoked_at IS NULL
"""
CHANGE = "UPDATE scorekeeper_game SET {} WHERE id = %s AND group_id = %s"
TOTALS = {  # all that most entries ask of the sheet before them
    "sqlite": "json_extract(game.sheet, '$.totals')",
    "postgresql": "game.sheet -> 'totals'",
}
# of the person in each seat, for the answer to draw the table by
COLOURS = """(
    SELECT {as_json}(seat.number, person.colour) FROM scorekeeper_seat AS seat
    JOIN scorekeeper_person AS person
        ON person.id = seat.person_id AND person.group_id = seat.group_id
    WHERE seat.game_id = game.id AND seat.group_id = game.group_id
)"""
AS_JSON = {"sqlite": "json_group_object", "postgresql": "jsonb_object_agg"}
ONE_MORE = {  # to send all entries again cost more than to score the new one
    "sqlite": "json_insert(entries, '$[#]', json(%s))",
    "postgresql": "entries || jsonb_build_array(%s::jsonb)",
}
ADD = "INSERT INTO scorekeeper_entry ({names}) VALUES ({marks})"


def locked_games(model, ways, pk):
    """The game of an id, once for each of `ways` that opens its group.

    Locked until the transaction ends. `model`: Game; `ways`: a list of (key id, group
    id). Each has the `way_...` of its key, and of its night what a change asks: the
    currency, and when it was closed. Its sheet is read once it is asked for; what a
    change mostly asks of it, its totals, comes apart.
    """
    keys, groups = zip(*ways, strict=True)
    marks = ", ".join(["%s"] * len(ways))
    names = [f"game.{column}" for column in columns_of(model)] + list(ALSO.values())
    colours = COLOURS.format(as_json=AS_JSON[connection.vendor])
    columns = ", ".join(names).format(totals=TOTALS[connection.vendor], colours=colours)
    sql = LOCKED.format(columns=columns, groups=marks, keys=marks)
    if connection.features.has_select_for_update_of:
        sql += "FOR UPDATE OF game"
    with connection.cursor() as cursor:
        cursor.execute(sql, [pk, *groups, *keys])
        return [game_in(model, row) for row in cursor.fetchall()]


def game_in(model, row):
    """The game that a row of `LOCKED` holds."""
    names, readings = names_and_readings(model)
    values = list(row[: len(names)])
    for place, column, reading in readings:
        values[place] = reading(values[place], column, connection)
    game = model.from_db(connection.alias, names, values)
    for name, value in zip(ALSO, row[len(names) :], strict=True):
        setattr(game, name, value)
    game.entries = entries_in(game.entries_as_text, game.pk)
    of_night = [game.night_id, game.night_currency, game.night_closed_at]
    night = apps.get_model("scorekeeper", "Night")
    game.night = night.from_db(connection.alias, OF_A_NIGHT, of_night)
    return game


@functools.cache
def columns_of(model):
    """The columns of a game that a change reads at once."""
    fields = model._meta.concrete_fields
    return [field.column for field in fields if field.name not in LONG]


@functools.cache
def names_and_readings(model):
    """The attributes of these columns; (place, column, function) of each to be read."""
    fields = {field.column: field for field in model._meta.concrete_fields}
    names, readings = [], []
    for place, name in enumerate(columns_of(model)):
        field = fields[name]
        column = field.get_col(model._meta.db_table)
        names.append(field.attname)
        of_the_database = connection.ops.get_db_converters(column)
        for reading in [*of_the_database, *field.get_db_converters(connection)]:
            readings.append((place, column, reading))
    return names, readings


def add_row(model, values):
    """Writes a row of a log: values by the columns of Entry, `model`."""
    names, marks = ", ".join(values), ", ".join(["%s"] * len(values))
    execute(ADD.format(names=names, marks=marks), stored_values(model, values))


def change_game(game, values, entry=None):
    """Writes values, by their columns, into the row of a game.

    `entry`: what its `entries` get at their end; without one they are written again.
    """
    entries, also = "%s", {"entries": game.entries}
    if entry is not None:
        entries, also = ONE_MORE[connection.vendor], {"entries": entry}
    columns = [f"entries = {entries}", *(f"{name} = %s" for name in values)]
    given = stored_values(type(game), also) + stored_values(type(game), values)
    execute(CHANGE.format(", ".join(columns)), [*given, game.pk, game.group_id])


def stored_values(model, values):
    """Values by the columns of a model, as its database takes them."""
    return [as_stored(model._meta.get_field(name), values[name]) for name in values]


def as_stored(field, value):
    if isinstance(field, models.JSONField) and value is not None:
        return orjson.dumps(value).decode()
    if type(value) in PLAIN and not isinstance(field, models.UUIDField):
        return value  # an id that came as text is kept as the ORM looks for it
    return field.get_db_prep_save(value, connection)


def execute(sql, values):
    with connection.cursor() as cursor:
        cursor.execute(sql, values)
