"""Who won or lost: "Bob and Ann won", "Bob won over 10", "Bob beat Ann"."""

from rules.words import with_capital
from scorekeeper.history.query.filters import Amount, Won
from scorekeeper.history.query.parts import Part, text_with, text_without
from scorekeeper.history.query.people import (
    fillers,
    ids_of,
    kind_at,
    name_of,
    parts_of_each,
    people_in,
)
from scorekeeper.history.query.result_words import BEAT, LOST, LOST_TO, NOT_WON, WON

# Of a result that names others: what it is for these, and for the others.
SIDES = {BEAT: (WON, LOST), LOST_TO: (LOST, WON)}


def result_of_people(pieces, text):
    """Such as "Bob and Ann won", "Bob won over 10", "Bob beat Ann"."""
    people, after = people_in(pieces)
    if not people or kind_at(pieces, after) not in ("result", "limit"):
        return None
    result = pieces[after].value if pieces[after].kind == "result" else WON
    if result in SIDES:
        return who_beat_whom(people, pieces, after, text)
    at = after + (pieces[after].kind == "result")
    length = at + has_limit(pieces, at, result)
    limit = pieces[at] if length > at else None
    return length, result_parts(people, result, limit, pieces[:length], text)


def has_limit(pieces, at, result):
    """Whether an amount follows: "over 10"; "5" only where somebody won or lost it."""
    kinds = ("limit", "number") if kind_at(pieces, at - 1) == "result" else ("limit",)
    return result != NOT_WON and kind_at(pieces, at) in kinds


def won_by_people(pieces, text):
    """Such as "won by Bob"."""
    if pieces[0].kind != "result" or pieces[0].value in SIDES:
        return None
    at = 1 + fillers(pieces[1:])
    people, length = people_in(pieces[at:])
    if not people or at == 1:
        return None
    length += at
    return length, result_parts(people, pieces[0].value, None, pieces[:length], text)


def amount_of_anybody(pieces, text):
    """Such as "over 10", "lost over 10"."""
    result = pieces[0].value if pieces[0].kind == "result" else ""
    at = int(bool(result))
    if kind_at(pieces, at) != "limit" or result in (*SIDES, NOT_WON):
        return None
    limit = pieces[at].value
    words = f"lost {limit.words}" if result == LOST else limit.words
    meant = amount_filter((), result, limit)
    without = text_without(text, pieces[0].start, pieces[at].end)
    return at + 1, [Part(with_capital(words), meant, without)]


def who_beat_whom(people, pieces, after, text):
    """The Parts of "Bob beat Ann": who won, and who lost."""
    own, theirs = SIDES[pieces[after].value]
    region = pieces[: after + 1]
    at = after + 1 + fillers(pieces[after + 1 :])
    others, length = people_in(pieces[at:])
    if not others:
        return after + 1, result_parts(people, own, None, region, text)
    ends = pieces[0].start, pieces[at + length - 1].end
    parts = result_parts(people, own, None, region, text)
    if len(people) == 1:
        instead = text_with(text, *ends, f"{names_typed(others, text)} {theirs}")
        parts = [parts[0]._replace(without=instead)]
    beaten = result_parts(others, theirs, None, pieces[at : at + length], text)
    if len(others) == 1:
        instead = text_with(text, *ends, f"{names_typed(people, text)} {own}")
        beaten = [beaten[0]._replace(without=instead)]
    return at + length, parts + beaten


def result_parts(people, result, limit, region, text):
    """A Part for each of some people who won or lost, or so much."""

    def part_of(person):
        words, pks = f"{name_of(person)} {result}", ids_of(person)
        if limit:
            own = amount_filter(pks, result, limit.value)
            return f"{words} {limit.value.words}", own
        return words, Won("won", pks, result == WON)

    return parts_of_each(people, region, text, part_of)


def amount_filter(people, result, limit):
    ends = limit.low, limit.high, limit.of_equal
    return Amount("amount", people, -1 if result == LOST else 1, *ends, limit.unit)


def names_typed(people, text):
    """Some people as they were typed."""
    return text[people[0].start : people[-1].end]
