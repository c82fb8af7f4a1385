"""What a file brings, written: a few statements however many games."""

from itertools import chain

from scorekeeper.bounds import refuse_payments
from scorekeeper.files.imports import agreements, before_ledger, laws
from scorekeeper.files.imports.game import replayed_game
from scorekeeper.files.imports.names import keys_for
from scorekeeper.files.imports.same_person import ImportedIds
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
from scorekeeper.money.ledger.results import write_results
from scorekeeper.people.statistics.search_words import rows_of
from scorekeeper.people.statistics.tallies import add_up_soon

LOGGED = ("operation", "place", "entry", "along", "said_by", "phone")
PAID = ("currency", "amount", "paid_at", "note", "phone")


def write(group, part, people, nights_here, games_here):
    """Writes the nights and games of a Part that a group has not, and its payments.

    `people`: the Person for each name. `nights_here` and `games_here`: rows by id.
    Returns the ImportedIds.
    """
    new = [one for one in part.nights if one.night.client_id not in nights_here]
    number(group, [one.night for one in new])
    Night.objects.bulk_create(one.night for one in new)
    write_people(group, new, people)
    games = new_games(part.nights, nights_here, games_here)
    write_games(group, games, people)
    add_up_soon(group.pk)
    bills = write_bills(group, new, people)
    write_notes(group, new)
    laws.write_proposals(group, new)
    agreements.write_signatures(group, new, people)
    write_results(group.pk, [one.night.pk for one in new if one.bills])
    return ImportedIds(
        by_id(one.night for one in new),
        by_id(one.game for one in games),
        bills,
        write_payments(group, convert_payments(group, part, new, people), people),
    )


def convert_payments(group, part, new, people):
    """The payments of a Part, and those of its nights from before the ledger."""
    yield from part.payments
    for night in new:
        yield from before_ledger.payments_made(night)
        if night.before is not None:
            part.old[night.night.client_id] = night
    if part.is_last:
        old = list(part.old.values())
        yield from before_ledger.keeping_balances(group, old, people)


def number(group, nights):
    """Gives nights that are new in a group to it, and a number where none has one."""
    for night in nights:
        night.group = group
    without = [night for night in nights if night.number is None]
    first = 1 + (without[0].latest_number() or 0) if without else 1
    for count, night in enumerate(without, first):
        night.number = count


def by_id(rows):
    return {row.client_id: row.pk for row in rows}


def new_games(nights, nights_here, games_here):
    """The games in a file that are not known, each with its night as it is kept.

    One that was known when the file was read, and is deleted meanwhile, is replayed.
    """
    new = []
    for night_read in nights:
        night = nights_here.get(night_read.night.client_id, night_read.night)
        for game in night_read.games:
            if game.game.client_id not in games_here:
                if game.unread:
                    game = replayed_game(game.unread, night_read.night)
                game.game.night = night
                new.append(game)
    return new


def write_people(group, nights, people):
    """Who was there, from when, to when."""
    Attendance.objects.bulk_create(
        attendance(group, night.night, here, people)
        for night in nights
        for here in night.here
    )


def attendance(group, night, here, people):
    return Attendance(
        group=group,
        night=night,
        person=people[here["name"]],
        since=here["since"],
        until=here["until"],
    )


def write_games(group, games, people):
    """Games with their seats, logs and standings."""
    for game in games:
        seat(group, game, people)
    Game.objects.bulk_create(game.game for game in games)
    Seat.objects.bulk_create(chain.from_iterable(seats(game) for game in games))
    Standing.objects.bulk_create(
        chain.from_iterable(saved_standings(game) for game in games)
    )
    Catchword.objects.bulk_create(chain.from_iterable(found_by(game) for game in games))
    write_logs(group, games)


def seat(group, game, people):
    """Puts people into the seats of a game that is about to be saved."""
    game.game.group = group
    for player, name in zip(game.game.players, game.people, strict=True):
        player["person"] = people[name].pk


def seats(game):
    return [
        Seat(
            group_id=game.game.group_id,
            game=game.game,
            person_id=player["person"],
            number=number,
        )
        for number, player in enumerate(game.game.players)
    ]


def saved_standings(game):
    """The standings of a game that is saved."""
    for row, player in zip(game.given, game.game.players, strict=bool(game.given)):
        row.group_id, row.night_id = game.game.group_id, game.game.night_id
        row.game, row.person_id = game.game, player["person"]
    return game.given


def found_by(game):
    """The catchwords of a game that is saved, if it is finished."""
    is_finished = game.game.status == Game.Status.FINISHED
    return [Catchword(**row) for row in rows_of(game.game)] if is_finished else []


def write_logs(group, games):
    """The rows of all logs, with the times at which they were made."""
    made = [row for game in games for row in [*game.rows, *game.agreements]]
    keys = keys_for(group, [row["by"] for row in made])
    Entry.objects.bulk_create(
        log_row(group, game, number, row, keys)
        for game in games
        for number, row in enumerate(game.rows, 1)
    )
    Agreement.objects.bulk_create(agreements.rows_of(group, games, keys))


def log_row(group, game, number, row, keys):
    """A row of a log, at its number from 1, by the key that it came by."""
    return Entry(
        group=group,
        game=game.game,
        number=number,
        client_id=row["id"],
        key_id=keys.get(row["by"]),
        made_at=row["at"],
        **{name: row[name] for name in LOGGED},
    )


def write_bills(group, nights, people):
    """The bills of nights, with who paid and who shares them: the parts' ids."""
    with_nights = [(one.night, bill) for one in nights for bill in one.bills]
    bills = Bill.objects.bulk_create(
        Bill(
            group=group,
            night=night,
            name=bill["name"],
            way=bill["way"],
            client_id=bill["id"],
        )
        for night, bill in with_nights
    )
    parts = BillPart.objects.bulk_create(
        BillPart(
            group=group,
            bill=bill,
            person=people[part["name"]],
            paid=part["paid"],
            share=part["share"],
        )
        for bill, (_, content) in zip(bills, with_nights, strict=True)
        for part in content["parts"]
    )
    return {(part.bill.client_id, part.person_id): part.pk for part in parts}


def write_notes(group, nights):
    """The notes of nights, with who wrote them when."""
    rows = [(one.night, note) for one in nights for note in one.notes]
    keys = keys_for(group, [note["by"] for _, note in rows])
    Note.objects.bulk_create(
        Note(
            group=group,
            night=night,
            text=note["text"],
            client_id=note["id"],
            key_id=keys.get(note["by"]),
            phone=note["phone"],
            made_at=note["at"],
        )
        for night, note in rows
    )


def write_payments(group, rows, people):
    """The payments of a file that are new here, in its order: their ids by those there.

    One of a night that is deleted meanwhile is a payment without a night.
    """
    rows = new_payments(group, list(rows))
    refuse_payments(group, len(rows))
    ids = {row["night"] for row in rows}
    nights = group.nights.filter(client_id__in=ids).values_list("client_id", "pk")
    nights, keys = dict(nights), keys_for(group, [row["by"] for row in rows])
    made = Payment.objects.bulk_create(
        payment(group, row, people, nights, keys) for row in rows
    )
    return by_id(made)


def new_payments(group, rows):
    """Those of the payments of a file that a group does not have."""
    here = group.payment_set.filter(client_id__in=[row["id"] for row in rows])
    here = set(here.values_list("client_id", flat=True)) if rows else ()
    return [row for row in rows if row["id"] not in here]


def payment(group, row, people, nights, keys):
    """A Payment (not saved) of what a file says of one."""
    return Payment(
        group=group,
        client_id=row["id"],
        night_id=nights.get(row["night"]),
        payer=people[row["payer"]],
        payee=people[row["payee"]],
        key_id=keys.get(row["by"]),
        **{name: row[name] for name in PAID},
    )
