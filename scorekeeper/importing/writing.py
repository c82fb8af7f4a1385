"""What a file brings, written: a few statements however many games."""

from itertools import chain

from scorekeeper.bounds import refuse_payments
from scorekeeper.counting.catchwords import rows_of
from scorekeeper.counting.marking import add_up_soon
from scorekeeper.importing import agreements, before_ledger, laws
from scorekeeper.importing.merged import Came
from scorekeeper.importing.names import keys_for
from scorekeeper.ledger.results import write_results
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

LOGGED = ("operation", "place", "entry", "along", "said_by", "phone")
PAID = ("currency", "amount", "paid_at", "note", "phone")


def write(circle, part, people, nights_here, games_here):
    """Writes the nights and games of a Part that a circle has not, and its payments.

    `people`: the Person for each name. `nights_here` and `games_here`: rows by id.
    Returns what Came.
    """
    new = [one for one in part.nights if one.night.client_id not in nights_here]
    number(circle, [one.night for one in new])
    Night.objects.bulk_create(one.night for one in new)
    write_people(circle, new, people)
    games = new_games(part.nights, nights_here, games_here)
    write_games(circle, games, people)
    add_up_soon(circle.pk)
    bills = write_bills(circle, new, people)
    write_notes(circle, new)
    laws.write_proposals(circle, new)
    agreements.write_signatures(circle, new, people)
    write_results(circle.pk, [one.night.pk for one in new if one.bills])
    return Came(
        by_id(one.night for one in new),
        by_id(one.game for one in games),
        bills,
        write_payments(circle, converted(circle, part, new, people), people),
    )


def converted(circle, part, new, people):
    """The payments of a Part, and those of its nights from before the ledger."""
    yield from part.payments
    for one in new:
        yield from before_ledger.payments_made(one)
        if one.before is not None:
            part.old[one.night.client_id] = one
    if part.is_last:
        old = list(part.old.values())
        yield from before_ledger.keeping_balances(circle, old, people)


def number(circle, nights):
    """Gives nights that are new in a circle to it, and a number where none has one."""
    for night in nights:
        night.circle = circle
    without = [night for night in nights if night.number is None]
    first = 1 + (without[0].latest_number() or 0) if without else 1
    for count, night in enumerate(without, first):
        night.number = count


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
    """Who was there, from when, to when."""
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


def write_payments(circle, rows, people):
    """The payments of a file that are new here, in its order: their ids by those there.

    One of a night that is deleted meanwhile is a payment without a night.
    """
    rows = new_payments(circle, list(rows))
    refuse_payments(circle, len(rows))
    ids = {row["night"] for row in rows}
    nights = circle.nights.filter(client_id__in=ids).values_list("client_id", "pk")
    nights, keys = dict(nights), keys_for(circle, [row["by"] for row in rows])
    made = Payment.objects.bulk_create(
        payment(circle, row, people, nights, keys) for row in rows
    )
    return by_id(made)


def new_payments(circle, rows):
    """Those of the payments of a file that a circle does not have."""
    here = circle.payment_set.filter(client_id__in=[row["id"] for row in rows])
    here = set(here.values_list("client_id", flat=True)) if rows else ()
    return [row for row in rows if row["id"] not in here]


def payment(circle, row, people, nights, keys):
    """A Payment (not saved) of what a file says of one."""
    return Payment(
        circle=circle,
        client_id=row["id"],
        night_id=nights.get(row["night"]),
        payer=people[row["payer"]],
        payee=people[row["payee"]],
        key_id=keys.get(row["by"]),
        **{name: row[name] for name in PAID},
    )
