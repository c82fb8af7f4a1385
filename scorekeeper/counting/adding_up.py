"""Finished games added up and named, so that a page reads and adds up nothing.

An entry only notes on its game that it is to be counted (`marking.mark`): it stays as
quick as any. The worker brings the sums up to date once it has answered, or, where it
did not come to that, whoever first looks at a sum or for a game: the rows that
a game had are taken out of the sums, those that it has now are put in, under a lock of
the circle, and its catchwords are written anew.
docs/decisions/0021-sums-wait-for-a-reader.md says why.
"""

from collections import defaultdict
from contextlib import suppress

from django.db import DatabaseError, InterfaceError, connection, transaction

from scorekeeper import house_rules, scoring
from scorekeeper.counting import rating
from scorekeeper.counting.by_day import add_up_days, days_of
from scorekeeper.counting.by_night import add_up_nights
from scorekeeper.counting.catchwords import write_catchwords
from scorekeeper.counting.marking import add_up_soon, waiting
from scorekeeper.counting.tallying import retally
from scorekeeper.models import Circle, Counted, CountSum, Game, Outcome, Standing
from scorekeeper.money.exact import MoneyField

AT_ONCE = 100  # games in a transaction
ON_A_PAGE = 300  # games that one request adds up at most
# Adds to what stands there, which the ORM has no word for.
ADD = """
    INSERT INTO scorekeeper_countsum
        (circle_id, person_id, other_id, key, house, year, name, part,
         number, occasions)
    VALUES (%s, %s, %s, %s, %s, %s, %s, %s, %s, %s)
    ON CONFLICT (circle_id, person_id, other_id, key, house, year, name, part)
    DO UPDATE SET number = scorekeeper_countsum.number + excluded.number,
        occasions = scorekeeper_countsum.occasions + excluded.occasions
"""
NOTHING = {"counts": [], "best": None, "worst": None}
NEEDED = ["circle_id", "key", "options", "players", "status", "gained", "started_at"]
NEEDED += ["sheet", "night__date", "night__place"]


def add_up(circle_id, most=ON_A_PAGE):
    """Brings the sums of a circle up to date; how many games are still left out.

    `most`: so many games at most, None for all.
    """
    due = list(to_be_counted(circle_id).values_list("pk", flat=True)[:most])
    for first in range(0, len(due), AT_ONCE):
        with transaction.atomic():
            count(circle_id, due[first : first + AT_ONCE])
    return to_be_counted(circle_id).count() if len(due) == most else 0


def to_be_counted(circle_id):
    return Game.objects.filter(circle_id=circle_id, is_counted=False).order_by("pk")


def count(circle_id, pks):
    """Counts some games anew, in a transaction."""
    Circle.objects.select_for_update(no_key=True).get(pk=circle_id)
    games = to_be_counted(circle_id).filter(pk__in=pks).select_for_update(of=("self",))
    games = list(games.select_related("night").only(*NEEDED))
    pks = [game.pk for game in games]
    write(circle_id, pks, games)
    rows = Game.objects.filter(circle_id=circle_id, pk__in=pks)
    rows.update(is_counted=True)


@transaction.atomic
def take_out(circle_id, pks):
    """Takes games (by their ids) out of all sums, as if nobody had counted them yet.

    Before a game is deleted, or somebody else sits in it: the sums then know nobody of
    whom they have no game.
    """
    Circle.objects.select_for_update(no_key=True).get(pk=circle_id)
    games = Game.objects.filter(circle_id=circle_id, pk__in=pks)
    games.filter(status=Game.Status.FINISHED).update(is_counted=False)
    add_up_soon(circle_id)
    write(circle_id, pks, [])
    empty = CountSum.objects.filter(circle_id=circle_id, occasions=0, number=0)
    empty.delete()


def write(circle_id, pks, games):
    """Replaces what games (by their ids) came to by what they come to now."""
    rows = {"circle_id": circle_id, "game_id__in": pks}
    old = list(Outcome.objects.filter(**rows)), []
    if old[0]:
        old[1].extend(Counted.objects.filter(**rows))
    finished = [game for game in games if game.status == Game.Status.FINISHED]
    new = outcomes_of(circle_id, finished), counted_of(finished)
    if old[0]:
        Counted.objects.filter(**rows).delete()
        Outcome.objects.filter(**rows).delete()
    Outcome.objects.bulk_create(new[0])
    Counted.objects.bulk_create(new[1])
    days = days_of(circle_id, pks)
    write_catchwords(circle_id, pks, finished)
    add_up_days(circle_id, days, days_of(circle_id, pks))
    add_sums(circle_id, old, new)
    retally(circle_id, old[0], new[0])
    add_up_nights(circle_id, pks)
    rating.take_back(circle_id, old[0], new[0])


def outcomes_of(circle_id, games):
    """The Outcomes (not saved) of finished games."""
    by_pk = {game.pk: game for game in games}
    rows = Standing.objects.filter(circle_id=circle_id, game_id__in=by_pk)
    return [outcome(by_pk[row.game_id], row) for row in rows.select_related("night")]


def outcome(game, standing):
    """What a game was for the person of a standing."""
    side = side_of(game, standing.person_id)
    gained = gained_by(game, side)
    return Outcome(
        circle_id=game.circle_id,
        game_id=game.pk,
        person_id=standing.person_id,
        key=game.key,
        house=house_rules.hashed(game.key, game.options),
        year=standing.night.date.year,
        played_at=game.started_at,
        side=side,
        place=place(game, side),
        won=standing.won,
        points=standing.points,
        net=standing.net,
        money=standing.money,
        currency=standing.night.currency,
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
    if game.gained is None:
        try:
            game.gained = scoring.gained(game.record())
        except scoring.RuleError:
            game.gained = [NOTHING] * len(game.sheet["sides"])
    return game.gained[side]


def place(game, side):
    """The place that a side reached, from 1."""
    result, lowest_wins = game.sheet["result"], scoring.lowest_wins(game.key)
    return scoring.places(result["winners"], result["scores"], lowest_wins)[side]


def counted_of(games):
    """The Counted (not saved) of finished games, for each person of a side."""
    return [
        Counted(
            circle_id=game.circle_id,
            game_id=game.pk,
            person_id=game.players[seat]["person"],
            name=name,
            part=part,
            number=number,
            occasions=occasions,
        )
        for game in games
        for side, seats in enumerate(game.sheet["sides"])
        for seat in seats
        for name, part, number, occasions in gained_by(game, side)["counts"]
    ]


def add_sums(circle_id, old, new):
    """Takes old rows (Outcomes, Counteds) out of the sums, and puts new ones in."""
    sums = defaultdict(lambda: [0, 0])
    for sign, (outcomes, counts) in ((-1, old), (1, new)):
        for where, number, occasions in parts_of(outcomes, counts):
            sums[where][0] += sign * number
            sums[where][1] += sign * occasions
    rows = [[circle_id, *where, *sums[where]] for where in sorted(sums)]
    with connection.cursor() as cursor:
        cursor.executemany(ADD, [row for row in rows if row[-2] or row[-1]])


def parts_of(outcomes, counts):
    """(where it is summed, number, occasions) of each; see `ADD` for the places."""
    filters = filters_of(outcomes)
    for row in outcomes:
        for one in filters[row.game_id, row.person_id]:
            yield (*one, "place", str(row.place)), 1, 1
            if row.money:
                yield (*one, "money", row.currency), in_millionths(row.money), 1
    for row in counts:
        for one in filters.get((row.game_id, row.person_id), ()):
            yield (*one, row.name, row.part), row.number, row.occasions


def filters_of(outcomes):
    """By game and person, the sums that these fall under: whoever else played."""
    there = defaultdict(list)
    for row in outcomes:
        there[row.game_id].append(row.person_id)
    return {
        (row.game_id, row.person_id): [
            (row.person_id, other, row.key, row.house, row.year)
            for other in there[row.game_id]
        ]
        for row in outcomes
    }


def in_millionths(money):
    return MoneyField().get_prep_value(money)


def left_to_do():
    """What is to be called now that an answer is sent; most often None."""
    return add_up_what_waits if waiting else None


def add_up_what_waits():
    """Adds up the circles in which this worker ended or changed games.

    What does not succeed stays marked in the database, for whoever looks first.
    """
    while waiting:
        with suppress(DatabaseError, InterfaceError):
            circle_id = waiting.pop()
            add_up(circle_id, most=AT_ONCE)
            rating.reckon(circle_id)
