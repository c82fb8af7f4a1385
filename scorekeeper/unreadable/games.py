"""Whether a stored game can be read, and the sheet that lists show in its place."""

from itertools import chain

from scorekeeper.unreadable import name

IS_WRONG = (AttributeError, IndexError, KeyError, TypeError, ValueError)
CHECKED = {"players", "sheet", "status"}
LISTS = ("sides", "totals", "deals")
PLAYERS = "Its players have no names."
SHEET = "Its score sheet does not fit its players."
NO_RESULT = "It is finished, but its score sheet has no result."
WORDS = "This game can't be read"


class UnreadableGameError(Exception):
    """A stored game that cannot be read is asked for, and its page says so."""

    code = "unreadable_game"
    message = (
        "This game can't be read by this version. Its entries are still stored. The "
        "person who runs the server can list such games with manage.py unreadable."
    )


def with_stand_in(game):
    """A game as it was read; where its sheet cannot be drawn, with one that can.

    It says `why_unreadable` then, and is never to be written back.
    """
    known = vars(game)
    if "players" in known and not are_players(game.players):
        game.players, game.why_unreadable = [], PLAYERS
    if not known.keys() >= CHECKED:  # some of it was left out
        return game
    why = why_not(game)
    if why:
        name("game", game.pk, why)
        game.why_unreadable, game.stored_status = why, game.status
        game.sheet, game.status = stand_in(game), "open"
    return game


def is_stand_in(game):
    """Whether the sheet of a game stands for one that cannot be read."""
    return bool(game.why_unreadable)


def why_not(game):
    """Why the sheet of a game cannot be drawn, a sentence; None where it can.

    The rules are not asked about its entries: `recording.row_checks` does that.
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
    are_sides = all(type(side) is list for side in sides)
    is_theirs = are_sides and set(chain.from_iterable(sides)) <= set(seats)
    is_counted = are_numbers(sheet["totals"]) and len(sheet["totals"]) == len(sides)
    are_deals = all(type(deal) is dict for deal in sheet["deals"])
    is_settled = result is None or result_fits(result, len(sides), len(players))
    return is_whole and is_theirs and is_counted and are_deals and is_settled


def result_fits(result, sides, seats):
    """Whether a result is one of so many sides and seats."""
    scores, net = result["scores"], result.get("net", [])
    is_counted = are_numbers(scores) and len(scores) == sides
    is_netted = are_numbers(net) and len(net) <= seats
    return is_counted and is_netted and set(result["winners"]) <= set(range(sides))


def are_numbers(values):
    return type(values) is list and all(type(one) is int for one in values)


def stand_in(game):
    """A sheet without deals for a game whose own cannot be drawn."""
    names = [player["name"] for player in game.players]
    return {
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
        return all(
            type(player["name"]) is str and type(player["person"]) in (int, type(None))
            for player in players
        )
    except IS_WRONG:
        return False


def is_story(story):
    """Whether it tells what turned a game, and the moments of a night."""
    turned, moments = story.get("turned", []), story.get("moments", [])
    return are_texts(turned) and are_texts(moments) and all(map(has_weight, moments))


def are_texts(values):
    return type(values) is list and all(map(has_text, values))


def has_text(value):
    return type(value) is dict and type(value.get("text")) is str


def has_weight(value):
    return type(value.get("weight")) in (int, float)


def are_house_rules(kept):
    """Whether it holds the options of card games, by their keys."""
    return all(
        type(house) is dict and type(house.get("options")) is dict
        for house in kept.values()
    )
