"""What a file says of a group, its people and its nights."""

from django.db.models import (
    Count,
    Max,
    Prefetch,
    Subquery,
    Sum,
    prefetch_related_objects,
)

from scorekeeper.files.exports import agreements, same_person
from scorekeeper.files.exports.game import games_content
from scorekeeper.files.exports.log_rows import log_rows
from scorekeeper.files.exports.payments import of_year, payment_content
from scorekeeper.files.exports.small_tables import small_tables_of
from scorekeeper.files.file_format import LARGEST_FILE, at, file_of
from scorekeeper.models import Attendance, Bill, BillPart, Game, Standing

MANY_ROWS = 5_000  # about a megabyte
NIGHT_ROWS = 10  # what a night without games weighs, in rows of a log
MOST_ROWS = 150_000  # of the logs of all games: what a file of full size holds at most
NOT_IN_FILES = ("story", "gained")  # columns of a game
TOO_MUCH = (
    "This is more than 20 MB, which is too much for one file. Export it year by year, "
    "or night by night."
)


class TooMuchError(Exception):
    """What was asked for does not fit in a file; the message says what does."""


def group_file(group, year=None):
    """The file (bytes) of a group, or of its nights of one year.

    Raises TooMuchError where it would be larger than what can be taken in again.
    """
    return file_in_size(content(group, *of_year(group, year)))


def night_file(night, payments=None):
    """The file (bytes) of one night, with those of the group who are named in it.

    `payments`: those to be written, None for all that were recorded at it.
    """
    nights = night.group.nights.filter(pk=night.pk)
    payments = night.payments.all() if payments is None else payments
    written = content(night.group, nights, payments)
    written.pop("merged", None)
    named = names_in(written["nights"][0], written["payments"])
    here = [one for one in written["people"] if one["name"] in named]
    written["people"] = [for_anybody(one, named) for one in here]
    return file_in_size(written)


def for_anybody(person, named):
    """A person as a file says it that may go to anybody: not how to pay them.

    Somebody they settle with is named only where the file names them.
    """
    kept = {name: person[name] for name in person if name != "pay_to"}
    if kept.get("settles_with") not in named:
        kept.pop("settles_with", None)
    return kept


def is_large(nights, payments):
    """Whether it takes long to write down some nights and payments of a group."""
    paid = payments.order_by().values("group").annotate(count=Count("pk"))
    found = nights.order_by().aggregate(
        rows=Sum("games__log_length", default=0),
        count=Count("pk", distinct=True),
        paid=Max(Subquery(paid.values("count")), default=0),
    )
    rows = found["rows"] + NIGHT_ROWS * found["count"] + found["paid"]
    return rows > MANY_ROWS


def file_in_size(content):
    file = file_of(content)
    if len(file) > LARGEST_FILE:
        raise TooMuchError(TOO_MUCH)
    return file


def content(group, nights, payments):
    """The content of a file, in a constant number of queries."""
    told = small_tables_of(group, nights)
    names = {person.pk: person.name for person in told.people}
    keys = {key.pk: key.name for key in told.keys}
    nights = with_all(nights, group, told)
    ids = {night.pk: str(night.client_id) for night in nights}
    paid = list(payments.filter(group_id=group.pk).order_by("pk"))
    return same_person.content_of(told.merged, nights, paid, names) | {
        "group": {
            "id": str(group.file_id),
            "name": group.name,
            "currency": group.currency,
            "house_rules": group.house_rules,
            **agreements.rulings_of(group, told.laws, keys),
        },
        "people": [person_content(one, names) for one in told.people],
        "nights": [night_content(night, names, keys) for night in nights],
        "payments": [payment_content(row, names, keys, ids) for row in paid],
    }


def person_content(person, names):
    """One of the people; `pay_to` and `settles_with` only where there is one."""
    about = {"name": person.name, "colour": person.colour}
    way = {"pay_to": person.pay_to} if person.pay_to else {}
    if person.settles_with_id:
        way["settles_with"] = names[person.settles_with_id]
    return about | {"is_active": person.is_active} | way


def with_all(nights, group, told):
    """Nights in the order in which they were made, with all that belongs to them.

    `told`: what stands Beside their games and money.
    """

    def rows(model, order):
        return model.objects.filter(group_id=group.pk).order_by(order)

    games = rows(Game, "pk").defer(*NOT_IN_FILES)
    games = Prefetch("games", games, "rows_played")
    nights = list(nights.order_by("pk").prefetch_related(games))
    refuse_too_many(nights)
    prefetch_related_objects(
        nights,
        Prefetch("attendances", rows(Attendance, "pk"), "rows_here"),
        Prefetch("rows_played__standings", rows(Standing, "pk"), "rows_given"),
        Prefetch("bills", rows(Bill, "pk"), "rows_billed"),
        Prefetch("rows_billed__parts", rows(BillPart, "pk"), "rows_shared"),
    )
    games = [game for night in nights for game in night.rows_played]
    give(games, "rows_logged", log_rows(group, games), "game_id")
    give(nights, "rows_noted", told.notes, "night_id")
    give(nights, "rows_proposed", told.proposals, "night_id")
    give(nights, "rows_signed", told.signatures, "night_id")
    give(games, "rows_agreed", told.agreements, "game_id")
    return nights


def give(owners, name, rows, owner):
    """Gives each of some owners those of the rows that are its own, under a name."""
    own = {one.pk: [] for one in owners}
    for row in rows:
        own.get(getattr(row, owner), []).append(row)
    for thing in owners:
        setattr(thing, name, own[thing.pk])


def refuse_too_many(nights):
    """TooMuchError for nights whose games have longer logs than any file holds."""
    games = [game for night in nights for game in night.rows_played]
    if sum(game.log_length for game in games) > MOST_ROWS:
        raise TooMuchError(TOO_MUCH)


def night_content(night, names, keys):
    """A night; what it has none of that the first files did not know is left out."""
    bills = [bill_content(bill, names) for bill in night.rows_billed]
    notes = [note_content(note, keys) for note in night.rows_noted]
    later = {"bills": bills} if bills else {}
    later |= {"notes": notes} if notes else {}
    later |= {"time_zone": night.time_zone} if night.time_zone else {}
    later |= agreements.proposals_of(night.rows_proposed, keys)
    later |= {"agreeing": True} if night.agreeing else {}
    signed = agreements.signatures_content(night, names, keys)
    later |= {"signatures": signed} if signed else {}
    return later | {
        "id": str(night.client_id),
        "date": night.date.isoformat(),
        "number": night.number,
        "place": night.place,
        "currency": night.currency,
        "stake": night.stake,
        "closed_at": at(night.closed_at),
        "people": [here_content(row, names) for row in night.rows_here],
        "games": games_content(night.rows_played, names, keys),
    }


def note_content(note, keys):
    about = {"id": str(note.client_id), "text": note.text, "at": at(note.made_at)}
    return about | {"by": keys.get(note.key_id)} | agreements.phone_content(note)


def here_content(row, names):
    return {
        "name": names[row.person_id],
        "since": at(row.since),
        "until": at(row.until),
    }


def names_in(night, payments):
    """The names of all people of whom the content of a night says something."""
    named = {row["name"] for row in [*night["people"], *night.get("signatures", ())]}
    named |= {row[side] for row in payments for side in ("payer", "payee")}
    parts = [part for bill in night.get("bills", ()) for part in bill["parts"]]
    named |= {part["name"] for part in parts}
    return named | {name for game in night["games"] for name in game["people"]}


def bill_content(bill, names):
    return {
        "id": str(bill.client_id),
        "name": bill.name,
        "way": bill.way,
        "parts": [
            {"name": names[row.person_id], "paid": row.paid, "share": row.share}
            for row in bill.rows_shared
        ],
    }
