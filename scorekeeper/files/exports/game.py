"""What a file says of a game: its record, its log, and what came of it."""

from scorekeeper.files.exports import agreements
from scorekeeper.files.exports.log_rows import from_text
from scorekeeper.files.file_format import at
from scorekeeper.recording.agreements import has_side
from scorekeeper.recording.rescoring import COUNTS
from scorekeeper.recording.row_checks import RECORD
from scorekeeper.unreadable import name
from scorekeeper.unreadable.games import IS_WRONG, is_stand_in

LINE = ["side", "points", "reason"]


def games_content(games, names, keys):
    """The content of games; those that cannot be read are left out, and named."""
    content = []
    for game in games:
        try:
            content += [] if is_stand_in(game) else [game_content(game, names, keys)]
        except IS_WRONG:
            name("game", game.pk, RECORD)
    return content


def game_content(game, names, keys):
    """The content of a game with its `rows_logged` and `rows_given`.

    `names`: of people by id. `keys`: the names of keys by id.
    """
    seats = [player["person"] for player in game.players]
    given = sorted(game.rows_given, key=lambda row: seats.index(row.person_id))
    return {
        "id": str(game.client_id),
        "record": game.record(),
        "people": [names[person] for person in seats],
        "stake": game.stake,
        "started_at": at(game.started_at),
        "apart_from": game.apart_from and str(game.apart_from),
        "log": [row_content(row, keys, game) for row in game.rows_logged],
        "sheet": sheet_content(game.sheet),
        "standings": [standing_content(row) for row in given],
        **({"left_out": True} if game.is_left_out else {}),
        **agreements.agreements_of(game, keys),
    }


def sheet_content(sheet):
    """The parts of a sheet on which points depend; how it words them may change."""
    parts = {part: sheet[part] for part in COUNTS}
    return parts | {"deals": [deal_content(deal) for deal in sheet["deals"]]}


def deal_content(deal):
    lines = [{part: line[part] for part in LINE} for line in deal["lines"]]
    return deal | {"lines": lines}


def row_content(row, keys, game):
    """What a file says of a LogRow of a game."""
    said = {"said_by": row.said_by} if has_side(game, row.said_by) else {}
    return (
        {
            "operation": row.operation,
            "place": row.place,
            "entry": from_text(row.entry),
            "along": from_text(row.along),
            "id": str(row.client_id),
            "at": at(row.made_at),
            "by": keys.get(row.key_id),
        }
        | said
        | agreements.phone_content(row)
    )


def standing_content(row):
    return {
        "points": row.points,
        "net": row.net,
        "money": f"{row.money.normalize():f}",
        "won": row.won,
        "tags": row.tags,
    }
