"""A stored game that cannot be read, and the sheet that lists show in its place."""

from itertools import chain

from scorekeeper.unreadable import name

IS_WRONG = (AttributeError, IndexError, KeyError, TypeError, ValueError)
CHECKED = {"players", "sheet", "status"}
LISTS = ("sides", "totals", "deals")
SHEET = "Its sheet is not one of its players."
NO_RESULT = "It is finished, and its sheet has no result."
WORDS = "This game can't be read"


class UnreadableGameError(Exception):
    """A stored game that cannot be read is asked for, and its page says so."""

    code = "unreadable_game"
    message = (
        "This game can't be read by this version. Its entries are still stored. The "
        "person who runs the server can list such games with manage.py unreadable."
    )


def with_stand_in(game):
    """A game as it was read; where its sheet cannot be drawn, with one that can."""
    known = vars(game)
    if "players" in known and not are_players(game.players):
        game.players = []
    if not known.keys() >= CHECKED:  # some of it was left out
        return game
    why = why_not(game)
    if why:
        name("game", game.pk, why)
        game.stored_status = game.status
        game.sheet, game.status = stand_in(game), "open"
    return game


def is_stand_in(game):
    """Whether the sheet of a game stands for one that cannot be read."""
    return bool(game.sheet.get("unreadable"))


def why_not(game):
    """Why the sheet of a game cannot be drawn, a sentence; None where it can.

    What the rules say of its entries is not asked: see `rows.why_no_game`.
    """
    try:
        fits = sheet_fits(game.players, game.sheet)
        result = game.sheet["result"]
    except IS_WRONG:
        fits = False
    if not fits:
        return SHEET
    return NO_RESULT if game.status == "finished" and result is None else None


def sheet_fits(players, sheet):
    """Whether a sheet is whole, and about so many players."""
    seats = range(len(players))
    is_whole = all(type(sheet[part]) is list for part in LISTS)
    sides, result = sheet["sides"], sheet["result"]
    is_theirs = set(chain.from_iterable(sides)) <= set(seats)
    is_counted = len(sheet["totals"]) == len(sides)
    is_settled = result is None or result_fits(result, len(sides), len(players))
    return is_whole and is_theirs and is_counted and is_settled


def result_fits(result, sides, seats):
    """Whether a result is one of so many sides and seats."""
    is_counted = len(result["scores"]) == sides and len(result["net"]) <= seats
    return is_counted and set(result["winners"]) <= set(range(sides))


def stand_in(game):
    """A sheet without deals for a game whose own cannot be drawn."""
    names = [player["name"] for player in game.players]
    return {
        "unreadable": True,
        "game": game.key,
        "name": WORDS,
        "status": "open",
        "players": names,
        "sides": [[seat] for seat in range(len(names))],
        "totals": [0] * len(names),
        "deals": [],
        "announcements": [],
        "result": None,
    }


def are_players(players):
    """Whether these are players of a game: the name and the person of each."""
    try:
        return all(type(one["name"]) is str and "person" in one for one in players)
    except IS_WRONG:
        return False
