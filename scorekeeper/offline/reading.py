"""The JSON that a phone sends of an evening, read part by part."""

from scorekeeper.importing.parts import (
    FileError,
    day,
    identity,
    listed,
    maybe,
    moment,
    must,
    part,
    parts,
    stake,
    whole,
)
from scorekeeper.importing.parts import name as read_name
from scorekeeper.money.currencies import DECIMALS
from scorekeeper.names import is_same, tidy
from scorekeeper.offline.rows import row_in
from scorekeeper.posted import Unreadable
from scorekeeper.posted.outbox import body_of
from scorekeeper.recording.proposal import MOST_MONEY

UNREADABLE = "What this evening says under “{name}” cannot be read. Nothing was taken."
TWICE = "This evening has the same id twice. Nothing was taken from it."
MOST_PEOPLE, MOST_GAMES, MOST_ENTRIES = 40, 100, 6000
MOST_PAYMENTS = 200
WITHOUT = {"payments": []}  # as pages sent it that knew of none
COINS, PAID_AT = whole(1, MOST_MONEY), maybe(moment)
HEADER = {"game": read_name, "options": dict, "dealer": whole(0, 9)}


def evening_in(request):
    """The evening that a request brings, a dict; raises Unreadable."""
    return evening_of(body_of(request))


def evening_of(body):
    """The evening in an object of JSON, a dict; raises Unreadable.

    Its `circle` (a number), `id`, `date`, `currency`, `people` (names); the
    `payments` that are kept, each with `payer`, `payee`, `amount` and `paid_at`; and
    `games`, each with `id`, `record` without entries, `stake`, `started_at` and `rows`,
    as an outbox has them, corrections too.
    """
    try:
        evening = parts(
            body,
            circle=whole(1),
            id=identity,
            date=day,
            currency=currency,
            people=names(MOST_PEOPLE),
            stake=stake,
            games=several(dict, MOST_GAMES),
        )
        evening["payments"] = [
            parts(said, payer=one_name, payee=one_name, amount=COINS, paid_at=PAID_AT)
            for said in part(WITHOUT | body, "payments", several(dict, MOST_PAYMENTS))
        ]
        evening["games"] = [read_game(said) for said in evening["games"]]
    except FileError as error:
        raise Unreadable(str(error).replace("file", "evening")) from None
    refuse_twice([game["id"] for game in evening["games"]])
    return evening


def read_game(said):
    """A game of an evening."""
    game = parts(said, id=identity, stake=stake, started_at=moment)
    record = part(said, "record", dict)
    header = parts(record, players=names(10), **HEADER)
    rows = [row_in(row) for row in part(said, "rows", several(dict))]
    refuse_twice([row.id for row in rows])
    return game | {"record": header, "rows": rows}


def refuse_twice(ids):
    if len(set(ids)) < len(ids):
        raise Unreadable(TWICE)


def several(read, most=MOST_ENTRIES):
    """Reads a list of at most so many."""

    def read_all(value):
        must(type(value) is list and len(value) <= most)
        must(read is not dict or all(type(one) is dict for one in value))
        return listed(read)(value)

    return read_all


def one_name(value):
    return read_name(tidy(read_name(value)))


def names(most):
    """Reads a list of names, no two of which are one person's."""

    def read(value):
        found = several(one_name, most)(value)
        same = [is_same(one, two) for one in found for two in found]
        must(sum(same) == len(found))
        return found

    return read


def currency(value):
    must(value in DECIMALS)
    return value
