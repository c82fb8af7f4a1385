"""The JSON that a phone sends of an offline night, read part by part."""

from phone.bounds import (
    LONGEST_NOTE,
    MOST_GAMES,
    MOST_MONEY,
    MOST_PAYMENTS,
    MOST_PEOPLE,
)
from phone.evening.older_formats import with_ids
from scorekeeper.files.imports.agreements import sums
from scorekeeper.files.imports.parts import (
    FileError,
    day,
    identity,
    list_of,
    maybe,
    moment,
    must,
    part,
    parts,
    stake,
    text,
    time_zone,
    whole,
    yes_or_no,
)
from scorekeeper.files.imports.parts import name as read_name
from scorekeeper.money.currencies import DECIMALS
from scorekeeper.names import told_apart
from scorekeeper.offline.outbox_parsing import body_of, one_of_mine
from scorekeeper.offline.rows import row_in
from scorekeeper.recording import log
from scorekeeper.tables.request_parsing import Unreadable

TWICE = "The same id appears twice in this night. Nothing was imported."
MOST_ENTRIES = 6000
MOST_PLAYERS = 10
MOST_NUMBER = 1_000_000  # that a phone gives a night
MOST_NAMES = 1000  # under a settlement
# as pages sent it that knew of none
WITHOUT = {"payments": [], "agreeing": False, "signatures": [], "time_zone": ""}
WITHOUT |= {"removed": [], "number": None}
NAME = {"id": identity, "state": sums, "at": moment}
OF_A_PAYMENT = {"amount": whole(1, MOST_GAMES * MOST_MONEY), "paid_at": moment}
HEADER = {"game": read_name, "options": dict, "dealer": whole(0, 9)}


def evening_in(request):
    """The evening that a request brings, a dict; raises Unreadable."""
    return evening_of(body_of(request))


def evening_of(body):
    """The evening in an object of JSON, a dict; raises Unreadable.

    Its `group` (a number), `id`, `date`, `time_zone`, `currency`, `people` (names),
    and its `number` in the group, None where the phone gave it none; the `payments`
    made, each with `id`, `payer`, `payee`, `amount`, `paid_at` and `note`, and the ids
    of those `removed` on the phone; whether it is `agreeing`, and the `signatures`
    under it, each with `id`, `name`, `state` and `at`; and `games`, each with `id`,
    `record` without entries, `stake`, `started_at` and `rows`, as an outbox has them,
    corrections too; what was only noted stands in its `notes`.
    """
    try:
        evening = parts(
            with_group(body),
            group=whole(1),
            id=identity,
            date=day,
            currency=currency,
            people=several(as_written, MOST_PEOPLE),
            stake=stake,
            games=several(dict, MOST_GAMES),
        )
        evening |= read_end(WITHOUT | body)
        evening["games"] = [read_game(posted) for posted in evening["games"]]
    except FileError as error:
        raise Unreadable(str(error).replace("file", "night")) from None
    refuse_twice([game["id"] for game in evening["games"]])
    return with_names_here(evening)


def with_group(body):
    """What a phone wrote before a `circle` was called a group, as it is now."""
    return {"group": body["circle"]} | body if "circle" in body else body


def read_end(body):
    """Its number, what was paid, and whose names are under an evening that asks."""
    names = part(body, "signatures", several(dict, MOST_NAMES))
    removed = part(body, "removed", several(identity, MOST_PAYMENTS))
    return {
        "number": part(body, "number", maybe(whole(0, MOST_NUMBER))),
        "payments": read_payments(body),
        "removed": removed,
        "signatures": [parts(posted, name=as_written, **NAME) for posted in names],
        "agreeing": part(body, "agreeing", yes_or_no),
        "time_zone": part(body, "time_zone", time_zone),
    }


def read_payments(body):
    """The payments that were made.

    Earlier pages sent the whole plan, with `paid_at` of each payment made, and no ids.
    """
    posted = part(body, "payments", several(dict, MOST_PAYMENTS))
    made = [one for one in posted if one.get("paid_at")]
    pair = {"payer": as_written, "payee": as_written}
    read = [parts(one, **pair, **OF_A_PAYMENT) for one in made]
    if not all("id" in one for one in made):
        made = with_ids(body["id"], made)
    about = {"id": identity, "note": text(LONGEST_NOTE)}
    named = [parts(one, **about) for one in made]
    refuse_twice([one["id"] for one in named])
    return [one | more for one, more in zip(read, named, strict=True)]


def read_game(posted):
    """A game of an evening."""
    game = parts(posted, id=identity, stake=stake, started_at=moment)
    record = part(posted, "record", dict)
    header = parts(record, players=several(as_written, MOST_PLAYERS), **HEADER)
    posted_rows = part(posted, "rows", several(dict))
    notes = [one_of_mine(row, 0) for row in posted_rows if is_note(row)]
    rows = [row_in(row) for row in posted_rows if not is_note(row)]
    refuse_twice([row.id for row in rows] + [note["id"] for note in notes])
    return game | {"record": header, "rows": rows, "notes": notes}


def is_note(row):
    """Whether a row was only noted, and is not of the log."""
    return row.get("operation") == log.NOTE


def refuse_twice(ids):
    if len(set(ids)) < len(ids):
        raise Unreadable(TWICE)


def several(read, most=MOST_ENTRIES):
    """Reads a list of at most so many."""

    def read_all(value):
        must(type(value) is list and len(value) <= most)
        must(read is not dict or all(type(one) is dict for one in value))
        return list_of(read)(value)

    return read_all


def as_written(value):
    """Reads a name, which stays as the phone has it until all are told apart."""
    read_name(value)
    return value


def with_names_here(evening):
    """An evening with everybody named as it is kept here.

    A phone may have taken two names for two people's that are one person's here.
    """
    called = told_apart(list(dict.fromkeys(evening["people"])))

    def name_here(name):
        return called.get(name, name)

    for game in evening["games"]:
        game["record"]["players"] = [
            name_here(player) for player in game["record"]["players"]
        ]
    for due in evening["payments"]:
        due |= {end: name_here(due[end]) for end in ("payer", "payee")}
    for signature in evening["signatures"]:
        signature["name"] = name_here(signature["name"])
    return evening | {"people": list(called.values())}


def currency(value):
    must(value in DECIMALS)
    return value
