"""What one finished game comes to for each of its players, as rows that are not saved.

All of it is worked out before the group is locked: a long game is replayed here.
"""

from collections import namedtuple

from scorekeeper import scoring
from scorekeeper.game_kinds import kind_of
from scorekeeper.models import Game, Outcome, Standing
from scorekeeper.table_options import lowest_wins_in
from scorekeeper.tables import house_rules
from scorekeeper.unreadable import name
from scorekeeper.unreadable.games import IS_WRONG

# The columns of a Counted; of the rows of a game there are dozens, and a model for each
# took a third of the time of counting.
COUNTED = ("group_id", "game_id", "person_id", "name", "part", "number", "occasions")
CountedRow = namedtuple("CountedRow", COUNTED)
GIVEN = ("game_id", "person_id", "won", "points", "net", "money")  # of a Standing
NUMBERS = {int, type(None)}
STANDINGS = "The standings do not match the players."
NOTHING = {"counts": [], "best": None, "worst": None}


def standings_of(group_id, games):
    """The Standings (GIVEN of them) of those of some games that are over, by game."""
    by_game = {game.pk: [] for game in games}
    finished = [game.pk for game in games if game.status == Game.Status.FINISHED]
    rows = Standing.objects.filter(group_id=group_id, game_id__in=finished)
    # SQLite would go through all of the group if it was to give them in an order.
    for row in sorted(rows.order_by().values_list(*GIVEN, named=True)):
        by_game[row.game_id].append(row)
    return by_game


def comes_to(game, standings):
    """The Outcomes (not saved) and CountedRows of a game; none while it is open."""
    house = house_rules.options_hash(game.key, game.options) if standings else ""
    try:
        outcomes = [outcome(game, house, row) for row in standings]
        return outcomes, counted_of(game) if outcomes else []
    except IS_WRONG:
        name("game", game.pk, STANDINGS)
        return [], []


def outcome(game, house, standing):
    """What a game, by its `house` rules, was for the person of a standing."""
    side = side_of(game, standing.person_id)
    gained = gained_by(game, side)
    return Outcome(
        group_id=game.group_id,
        game_id=game.pk,
        person_id=standing.person_id,
        key=kind_of(game.key, game.options),
        house=house,
        year=game.night.date.year,
        played_at=game.started_at,
        side=side,
        place=place(game, side),
        won=standing.won,
        points=standing.points,
        net=standing.net,
        money=standing.money,
        currency=game.night.currency,
        best=gained["best"],
        worst=gained["worst"],
    )


def side_of(game, person):
    """The side on which a person played."""
    seat = [player["person"] for player in game.players].index(person)
    return next(n for n, seats in enumerate(game.sheet["sides"]) if seat in seats)


def gained_by(game, side):
    """What a side gained; replayed where it was not noted when the game finished.

    Nothing is known of a game that these rules would not play so.
    """
    if not gained_fits(game.gained, len(game.sheet["sides"])):
        try:
            game.gained = scoring.side_gains(game.record())
        except scoring.RuleError:
            game.gained = [NOTHING] * len(game.sheet["sides"])
    return game.gained[side]


def gained_fits(gained, sides):
    """Whether it says of so many sides what each has gained, as `side_gains` has it."""
    is_whole = type(gained) is list and len(gained) == sides
    return is_whole and all(map(is_of_a_side, gained))


def is_of_a_side(own):
    if type(own) is not dict or not own.keys() >= NOTHING.keys():
        return False
    ends = own["best"], own["worst"]
    counts = own["counts"] if type(own["counts"]) is list else [None]
    return {type(end) for end in ends} <= NUMBERS and all(map(is_count, counts))


def is_count(count):
    """Whether it is the name and the part of a thing, how much, and of how many."""
    return type(count) in (list, tuple) and [*map(type, count)] == [str, str, int, int]


def place(game, side):
    """The place that a side reached, from 1."""
    result, lowest_wins = game.sheet["result"], lowest_wins_in(game.sheet)
    return scoring.places(result["winners"], result["scores"], lowest_wins)[side]


def counted_of(game):
    """The CountedRows of a finished game, for each person of a side."""
    return [
        CountedRow(game.group_id, game.pk, game.players[seat]["person"], *count)
        for side, seats in enumerate(game.sheet["sides"])
        for seat in seats
        for count in gained_by(game, side)["counts"]
    ]
