"""What a file brings, written: a few statements however many games."""

from itertools import chain

from scorekeeper.counting.catchwords import rows_of
from scorekeeper.counting.marking import add_up_soon
from scorekeeper.importing import agreements, laws
from scorekeeper.importing.merged import Came
from scorekeeper.importing.names import keys_for
from scorekeeper.importing.parts import FileError
from scorekeeper.models import (
    Agreement,
    Attendance,
    Bill,
    BillPart,
    Catchword,
    Entry,
    Game,
    Night,
    Note,
    Payment,
    Seat,
    Standing,
)
from scorekeeper.settling import write_dues

LOGGED = ("operation", "place", "entry", "along", "said_by", "phone")
CARRIED = (
    "A payment in this file is carried to a night that is neither in it nor here: take "
    "that night in first."
)


def write(circle, nights, people, nights_here, games_here):
    """Writes the nights and games of a file that are not known in a circle.

    `people`: the Person for each name. `nights_here` and `games_here`: rows by id.
    Returns what Came.
    """
    new = [one for one in nights if one.night.client_id not in nights_here]
    for one in new:
        one.night.circle = circle
    Night.objects.bulk_create(one.night for one in new)
    write_people(circle, new, people)
    games = new_games(nights, nights_here, games_here)
    write_games(circle, games, people)
    add_up_soon(circle.pk)
    bills = write_bills(circle, new, people)
    write_notes(circle, new)
    laws.write_proposals(circle, new)
    agreements.write_signatures(circle, new, people)
    payments = write_payments(circle, new, people)
    came = Came(
        by_id(one.night for one in new),
        by_id(one.game for one in games),
        bills,
        payments,
    )
    write_what_is_owed(new, [game.game.night for game in games])
    return came


def by_id(rows):
    return {row.client_id: row.pk for row in rows}


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
    made = [row for game in games for row in [*game.rows, *game.agreements]]
    keys = keys_for(circle, [row["by"] for row in made])
    Entry.objects.bulk_create(
        log_row(circle, game, number, row, keys)
        for game in games
        for number, row in enumerate(game.rows, 1)
    )
    Agreement.objects.bulk_create(agreements.rows_of(circle, games, keys))


def log_row(circle, game, number, row, keys):
    """A row of a log, at its number from 1, by the key that it came by."""
    return Entry(
        circle=circle,
        game=game.game,
        number=number,
        client_id=row["id"],
        key_id=keys.get(row["by"]),
        made_at=row["at"],
        **{name: row[name] for name in LOGGED},
    )


def write_bills(circle, nights, people):
    """The bills of nights, with who paid and who shares them: the parts' ids."""
    with_nights = [(one.night, bill) for one in nights for bill in one.bills]
    bills = Bill.objects.bulk_create(
        Bill(
            circle=circle,
            night=night,
            name=bill["name"],
            way=bill["way"],
            client_id=bill["id"],
        )
        for night, bill in with_nights
    )
    parts = BillPart.objects.bulk_create(
        BillPart(
            circle=circle,
            bill=bill,
            person=people[part["name"]],
            paid=part["paid"],
            share=part["share"],
        )
        for bill, (_, content) in zip(bills, with_nights, strict=True)
        for part in content["parts"]
    )
    return {(part.bill.client_id, part.person_id): part.pk for part in parts}


def write_notes(circle, nights):
    """The notes of nights, with who wrote them when."""
    rows = [(one.night, note) for one in nights for note in one.notes]
    keys = keys_for(circle, [note["by"] for _, note in rows])
    Note.objects.bulk_create(
        Note(
            circle=circle,
            night=night,
            text=note["text"],
            client_id=note["id"],
            key_id=keys.get(note["by"]),
            phone=note["phone"],
            made_at=note["at"],
        )
        for night, note in rows
    )


def write_payments(circle, nights, people):
    """The payments of nights, each carried to where it was.

    What is owed for a night that goes on, and of which nothing is paid, is not written.
    Gives their ids by the night's id and the place among its own.
    """
    nights = with_payments(nights)
    to = carried_to(circle, nights)
    rows = {
        (one.night.client_id, place): payment(circle, one.night, row, people, to)
        for one in nights
        for place, row in enumerate(one.payments)
    }
    Payment.objects.bulk_create(rows.values())
    return {place: row.pk for place, row in rows.items()}


def with_payments(nights):
    """Those of some NightsInFile whose payments are written."""
    return [one for one in nights if one.night.closed_at or is_paid_for(one)]


def carried_to(circle, nights, known=()):
    """The Night by id to which payments of some nights were carried.

    Raises FileError where one is neither in the circle nor among those that are known,
    by their ids.
    """
    carried = {row["carried_to"] for one in nights for row in one.payments}
    carried -= {None, *known}
    rows = Night.objects.filter(circle_id=circle.pk, client_id__in=carried)
    to = {night.client_id: night for night in rows}
    if carried - set(to):
        raise FileError(CARRIED)
    return to


def is_paid_for(night):
    """Whether a payment of a NightInFile is settled."""
    return any(row[name] for row in night.payments for name in SETTLED)


def payment(circle, night, row, people, to):
    """A Payment (not saved) of what a file says of one."""
    kept = {name: row[name] for name in SAME}
    return Payment(
        circle=circle,
        night=night,
        payer=people[row["payer"]],
        payee=people[row["payee"]],
        carried_to=to.get(row["carried_to"]),
        **kept,
    )


SETTLED = ["paid_at", "carried_to", "netted_in", "of_netting"]
SAME = ["amount", "paid_at", "netted_in", "of_netting"]


def write_what_is_owed(nights, with_new_games):
    """Writes what is owed for closed nights of which the file does not say it.

    The first files did not; and a game may have come to a night that was here.
    """
    silent = [one.night for one in nights if not one.payments and has_money(one)]
    new = {one.night.pk for one in nights}
    nights_before = [night for night in with_new_games if night.pk not in new]
    for night in {night.pk: night for night in silent + nights_before}.values():
        if night.closed_at:
            write_dues(night)


def has_money(night):
    """Whether anybody won or owes something on a NightInFile."""
    given = [row for game in night.games for row in game.given]
    return bool(night.bills) or any(row.money for row in given)
