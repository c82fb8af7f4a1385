"""What a file brings, written: a few statements however many games."""

from itertools import chain

from scorekeeper.counting.catchwords import rows_of
from scorekeeper.counting.marking import add_up_soon
from scorekeeper.importing.names import keys_for
from scorekeeper.importing.writing_owed import (
    counted_here,
    write_bills,
    write_payments,
    write_what_is_owed,
)
from scorekeeper.models import Attendance, Catchword, Entry, Game, Night, Seat, Standing


def write(circle, nights, people, nights_here, games_here):
    """Writes the nights and games of a file that are not known in a circle.

    `people`: the Person for each name. `nights_here` and `games_here`: rows by id.
    """
    new = [one for one in nights if one.night.client_id not in nights_here]
    for one in new:
        one.night.circle = circle
        one.night.counted = counted_here(one.night, people)
    Night.objects.bulk_create(one.night for one in new)
    write_people(circle, new, people)
    games = new_games(nights, nights_here, games_here)
    write_games(circle, games, people)
    add_up_soon(circle.pk)
    write_bills(circle, new, people)
    write_payments(circle, new, people)
    write_what_is_owed(new, [game.game.night for game in games])


def new_games(nights, nights_here, games_here):
    """The games in a file that are not known, each with its night as it is kept."""
    new = []
    for one in nights:
        night = nights_here.get(one.night.client_id, one.night)
        for game in one.games:
            if game.game.client_id not in games_here:
                game.game.night = night
                new.append(game)
    return new


def write_people(circle, nights, people):
    """Who was there, from when, to when, and with whom they settle."""
    Attendance.objects.bulk_create(
        attendance(circle, one.night, here, people)
        for one in nights
        for here in one.here
    )


def attendance(circle, night, here, people):
    return Attendance(
        circle=circle,
        night=night,
        person=people[here["name"]],
        since=here["since"],
        until=here["until"],
        settles_with=people.get(here["settles_with"]),
    )


def write_games(circle, games, people):
    """Games with their seats, logs and standings."""
    for game in games:
        seat(circle, game, people)
    Game.objects.bulk_create(game.game for game in games)
    Seat.objects.bulk_create(chain.from_iterable(seats(game) for game in games))
    Standing.objects.bulk_create(chain.from_iterable(given(game) for game in games))
    Catchword.objects.bulk_create(chain.from_iterable(found_by(game) for game in games))
    write_logs(circle, games)


def seat(circle, game, people):
    """Puts people into the seats of a game that is about to be saved."""
    game.game.circle = circle
    for player, name in zip(game.game.players, game.people, strict=True):
        player["person"] = people[name].pk


def seats(game):
    return [
        Seat(
            circle_id=game.game.circle_id,
            game=game.game,
            person_id=player["person"],
            number=number,
        )
        for number, player in enumerate(game.game.players)
    ]


def given(game):
    """The standings of a game that is saved."""
    for row, player in zip(game.given, game.game.players, strict=bool(game.given)):
        row.circle_id, row.night_id = game.game.circle_id, game.game.night_id
        row.game, row.person_id = game.game, player["person"]
    return game.given


def found_by(game):
    """The catchwords of a game that is saved, if it is finished."""
    is_finished = game.game.status == Game.Status.FINISHED
    return [Catchword(**row) for row in rows_of(game.game)] if is_finished else []


def write_logs(circle, games):
    """The rows of all logs, with the times at which they were made."""
    keys = keys_for(circle, [row["by"] for game in games for row in game.rows])
    Entry.objects.bulk_create(
        log_row(circle, game, number, row, keys)
        for game in games
        for number, row in enumerate(game.rows, 1)
    )


def log_row(circle, game, number, row, keys):
    """A row of a log, at its number from 1, by the key that it came by."""
    return Entry(
        circle=circle,
        game=game.game,
        number=number,
        client_id=row["id"],
        key_id=keys.get(row["by"]),
        made_at=row["at"],
        **{name: row[name] for name in ("operation", "place", "entry", "along")},
    )
