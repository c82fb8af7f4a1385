"""A text understood: its parts, each with its filter, and what is not understood."""

from collections import namedtuple

from scorekeeper.history.query import company, results
from scorekeeper.history.query.parts import Part, text_without
from scorekeeper.history.query.pieces import pieces_of

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
    for rule in RULES:
        found = rule(pieces, text)
        if found:
            return found
    return 1, []


def name_or_dates(pieces, text):
    """A name or a date."""
    piece = pieces[0]
    if piece.kind not in ("person", "name", "days"):
        return None
    own, words = piece.value
    is_listed = piece.kind == "person"
    without = text_without(text, piece.start, piece.end, is_listed)
    return 1, [Part(words, own, without)]


RULES = (
    company.exclusion,
    company.opponents,
    company.partners,
    company.feat_of_owner,
    company.feat_by,
    results.result_of_people,
    results.won_by_people,
    results.amount_of_anybody,
    name_or_dates,
)


def unknown_word(text, piece, vocabulary):
    """The Unknown of a piece."""
    typed = text[piece.start : piece.end]
    near = vocabulary.near_word(piece.value) if piece.kind == "unknown" else ""
    return Unknown(typed, near, text[: piece.start] + near + text[piece.end :])
