"""A text understood: its parts, each with its filter, and what is not understood."""

import re
from collections import namedtuple

from rules.words import with_capital
from scorekeeper.history.query.filters import Amount, Won
from scorekeeper.history.query.pieces import BEAT, LOST, WON, pieces_of
from scorekeeper.history.query.tokens import JOINS

MOST_PARTS = 12
LEFT_OVER = "(?:and|or|with|at|in|on|by|of|[&+,])"
LOOSE = re.compile(rf"^(?:{LEFT_OVER}\s+)+|(?:\s+{LEFT_OVER})+$", re.IGNORECASE)
# A part of a text: its words on a chip, its filter, and the text `without` it
Part = namedtuple("Part", "words filter without")
# What means nothing here, a `near` word or "", and the text with that word `instead`
Unknown = namedtuple("Unknown", "text near instead")
Query = namedtuple("Query", "parts unknown")


def understand(text, vocabulary, today):
    """The Query of a text."""
    pieces = list(pieces_of(text, vocabulary, today))
    parts, unknown, at = [], [], 0
    while at < len(pieces):
        length, meant = meaning_at(pieces[at:], text)
        parts += meant
        if not meant and pieces[at].kind != "filler":
            unknown.append(unknown_word(text, pieces[at], vocabulary))
        at += length
    return Query(parts, unknown)


def meaning_at(pieces, text):
    """(number of pieces, Parts) of the meaning with which some pieces begin."""
    for rule in (result_of_people, won_by_people, amount_of_anybody, name_or_dates):
        found = rule(pieces, text)
        if found:
            return found
    return 1, []


def result_of_people(pieces, text):
    """Such as "Bob and Ann won", "Bob won over 10", "Bob beat Ann"."""
    people, after = people_in(pieces)
    if not people or kind_at(pieces, after) not in ("result", "limit"):
        return None
    result = pieces[after].value if pieces[after].kind == "result" else WON
    if result == BEAT:
        return who_beat_whom(people, pieces, after, text)
    at = after + (pieces[after].kind == "result")
    limit = pieces[at] if kind_at(pieces, at) == "limit" else None
    length = at + (limit is not None)
    return length, result_parts(people, result, limit, pieces[:length], text)


def won_by_people(pieces, text):
    """Such as "won by Bob"."""
    if pieces[0].kind != "result" or pieces[0].value == BEAT:
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
    if kind_at(pieces, at) != "limit" or result == BEAT:
        return None
    limit = pieces[at].value
    words = f"lost {limit.words}" if result == LOST else limit.words
    meant = amount_filter((), result, limit)
    without = text_without(text, pieces[0].start, pieces[at].end)
    return at + 1, [Part(with_capital(words), meant, without)]


def name_or_dates(pieces, text):
    """A name or a date."""
    piece = pieces[0]
    if piece.kind not in ("person", "name", "days"):
        return None
    own, words = piece.value
    return 1, [Part(words, own, text_without(text, piece.start, piece.end))]


def who_beat_whom(people, pieces, after, text):
    """The Parts of "Bob beat Ann": who won, and who lost."""
    at = after + 1 + fillers(pieces[after + 1 :])
    others, length = people_in(pieces[at:])
    if not others:
        return after + 1, result_parts(people, WON, None, pieces[: after + 1], text)
    region = pieces[0].start, pieces[at + length - 1].end
    won, lost = (names_typed(own, text) for own in (people, others))
    parts = result_parts(people, WON, None, pieces[: after + 1], text)
    if len(people) == 1:
        parts = [parts[0]._replace(without=text_without(text, *region, f"{lost} lost"))]
    beaten = result_parts(others, LOST, None, pieces[at : at + length], text)
    if len(others) == 1:
        beaten = [beaten[0]._replace(without=text_without(text, *region, f"{won} won"))]
    return at + length, parts + beaten


def result_parts(people, result, limit, region, text):
    """A Part for each of some people who won or lost, or so much."""
    parts = []
    for at, person in enumerate(people):
        name, pks = person.value[1], ids_of(person)
        words, meant = f"{name} {result}", Won("won", pks, result == WON)
        if limit:
            words = f"{words} {limit.value.words}"
            meant = amount_filter(pks, result, limit.value)
        ends = region[0].start, region[-1].end
        if len(people) > 1:
            ends = without_one(people, at)
        parts.append(Part(words, meant, text_without(text, *ends)))
    return parts


def ids_of(person):
    """The ids of the people whom a Piece may mean."""
    under, _name = person.value
    return tuple(int(one.partition(":")[2]) for one in under.catchwords)


def amount_filter(people, result, limit):
    ends = limit.low, limit.high, limit.of_equal
    return Amount("amount", people, -1 if result == LOST else 1, *ends, limit.unit)


def without_one(people, at):
    """What goes from a text with one of several names that are joined."""
    if at == len(people) - 1:
        return people[at - 1].end, people[at].end
    return people[at].start, people[at + 1].start


def people_in(pieces):
    """(people, number of pieces) at the beginning of some pieces: "Bob and Ann"."""
    people, at = [], 0
    while kind_at(pieces, at) == "person":
        people.append(pieces[at])
        at += 1
        joins = fillers(pieces[at:], JOINS)
        if not joins or kind_at(pieces, at + joins) != "person":
            break
        at += joins
    return people, at


def fillers(pieces, words=None):
    """How many fillers some pieces begin with."""
    for number, piece in enumerate(pieces):
        if piece.kind != "filler" or words and piece.value not in words:
            return number
    return len(pieces)


def kind_at(pieces, at):
    return pieces[at].kind if at < len(pieces) else ""


def names_typed(people, text):
    """Some people as they were typed."""
    return text[people[0].start : people[-1].end]


def text_without(text, start, end, instead=""):
    """A text without a part, and without words that have lost theirs."""
    rest = " ".join(f"{text[:start]} {instead} {text[end:]}".split())
    return LOOSE.sub("", f" {rest} ".strip()) if not instead else rest


def unknown_word(text, piece, vocabulary):
    """The Unknown of a piece."""
    typed = text[piece.start : piece.end]
    near = vocabulary.near_word(piece.value) if piece.kind == "unknown" else ""
    return Unknown(typed, near, text[: piece.start] + near + text[piece.end :])
