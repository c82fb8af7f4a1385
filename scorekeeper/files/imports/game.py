"""A game in a file: replayed, and compared with what the file says came of it."""

import json
from dataclasses import dataclass

from scorekeeper.files.exports.game import sheet_content, standing_content
from scorekeeper.files.file_format import canonical
from scorekeeper.files.imports.agreements import (
    MOST_SIDES,
    is_asked,
    phone,
    read_agreements,
)
from scorekeeper.files.imports.parts import (
    FileError,
    any_value,
    identity,
    list_of,
    maybe,
    moment,
    must,
    name,
    part,
    parts,
    stake,
    whole,
    yes_or_no,
)
from scorekeeper.models import Entry, Game
from scorekeeper.recording import log
from scorekeeper.recording.proposal import row_proposal
from scorekeeper.recording.standings import standings, tell_story
from scorekeeper.scoring import MADE_BY
from scorekeeper.words import game_name, night_title

HEADER = {"game": name, "options": dict, "dealer": whole(0, 9), "entries": list}
OPERATIONS = Entry.Operation.values
REFUSED = "{game}: the rules don't allow this game. {why} Nothing was imported."
DIFFERS = "{game}: replaying the game gives different {part}. Nothing was imported."
LOG = "{game}: the log and the record differ. Nothing was imported."


@dataclass
class GameInFile:
    """A Game (not saved) of a night in a file, with what goes with it.

    `people`: names by seat. `rows`: dicts of the columns of its log, `by` the name of a
    key. `given`: Standings (not saved) by seat. `agreements`: dicts of their columns.
    `unread`: all that the file says of a game that is not replayed; None for others.
    """

    game: Game
    people: list
    rows: list
    given: list
    agreements: list
    unread: dict | None = None


def read_game(content, night, here):
    """A GameInFile of a night (not saved); raises FileError.

    `here`: by id what a file of today says of games of the group, as JSON. A game of
    which this one says the same is not replayed.
    """
    id = part(content, "id", identity)
    if id in here and here[id] == canonical(content):
        return unread_game(content, id)
    return replayed_game(content, night)


def unread_game(content, id):
    """A GameInFile of a game that is here already, to be counted and compared."""
    rows, said = content["log"], content.get("agreements", [])
    game = Game(client_id=id, log_length=len(rows))
    return GameInFile(game, content["people"], rows, [], said, unread=content)


def replayed_game(content, night):
    """A GameInFile of a night, replayed and compared; raises FileError."""
    record = part(content, "record", dict)
    header = parts(record, players=list_of(name), **HEADER)
    game = Game(night=night, key=header["game"])
    game.options, game.dealer = header["options"], header["dealer"]
    game.players = [{"person": None, "name": player} for player in header["players"]]
    kept = parts(content, id=identity, stake=stake, started_at=moment)
    game.client_id, game.stake = kept["id"], kept["stake"]
    game.started_at = kept["started_at"]
    if "apart_from" in content:
        game.apart_from = part(content, "apart_from", maybe(identity))
    rows = part(content, "log", list_of(read_row))
    is_left_out = part({"left_out": False} | content, "left_out", yes_or_no)
    given = replay_game(game, rows, header["entries"])
    game.is_left_out = game.is_open and (is_left_out or night.closed_at is not None)
    compare(content, game, given)
    said = read_agreements(content, game, rows, title(game))
    game.agreeing, game.agreed_length = is_asked(content), len(said)
    return GameInFile(game, people_of(content, game), rows, given, said)


def read_row(content):
    """One row of a log as a dict of its columns."""
    return parts(
        {"said_by": None, "phone": None} | content,
        operation=operation,
        place=maybe(whole(0)),
        entry=any_value,
        along=list_of(read_late_part),
        id=identity,
        at=moment,
        by=maybe(name),
        said_by=maybe(whole(0, MOST_SIDES)),
        phone=phone,
    )


def read_late_part(value):
    """Reads what goes along: a place, or a list of a place and its new entry."""
    if type(value) is int:
        return whole(0)(value)
    must(type(value) is list and len(value) > 1)
    return [whole(0)(value[0]), *value[1:]]


def operation(value):
    return OPERATIONS[OPERATIONS.index(value)]


def people_of(content, game):
    """The names of the people of a game by seat."""
    people = part(content, "people", list_of(name))
    if len(people) != len(game.players) or len(set(people)) != len(people):
        raise FileError(LOG.format(game=title(game)))
    return people


def replay_game(game, rows, entries):
    """Scores a game by its log; its Standings, without people. Raises FileError."""
    read = [log.row_of(row) for row in rows]
    taken_back = count_redoable(game, read, entries)
    last = read[-1] if read else log.Row("add")
    proposal = row_proposal(game, last, entries)
    if proposal.refusal:
        why = proposal.refusal["message"]
        raise FileError(REFUSED.format(game=title(game), why=why))
    game.entries, game.sheet = entries, proposal.sheet
    game.status, game.rules_version = proposal.sheet["status"], MADE_BY
    game.log_length, game.taken_back = len(rows), taken_back
    tell_story(game)
    is_finished = game.status == Game.Status.FINISHED
    game.is_counted = not is_finished
    return standings(game, proposal.money) if is_finished else []


def count_redoable(game, rows, entries):
    """How many operations of a log can be redone; FileError if it gives others."""
    standing, taken_back = log.fold_rows(rows)
    is_sound = log.is_sound(rows)
    if not is_sound or canonical(log.apply_rows(standing)) != canonical(entries):
        raise FileError(LOG.format(game=title(game)))
    return len(taken_back)


def compare(content, game, given):
    """FileError where a sheet or its standings are not what a file says."""
    sheet = sheet_content(json.loads(json.dumps(game.sheet)))
    expected = part(content, "sheet", dict)
    for what, here in sheet.items():
        if expected.get(what) != here:
            raise FileError(DIFFERS.format(game=title(game), part=words(what)))
    if content.get("standings") != [standing_content(row) for row in given]:
        raise FileError(DIFFERS.format(game=title(game), part="standings"))


def words(part):
    """A part of a sheet, as a sentence calls it in the plural."""
    return {"status": "state and end", "result": "results"}.get(part, part)


def title(game):
    """A game as its night and its kind."""
    return f"{game_name(game)} of {night_title(game.night)}"
