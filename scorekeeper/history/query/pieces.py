"""A text as pieces: people, results, amounts, dates, names, and other words."""

from collections import namedtuple

from scorekeeper.history.query.amounts import amount_phrase
from scorekeeper.history.query.day_words import words_of_days
from scorekeeper.history.query.days import day_phrase
from scorekeeper.history.query.filters import Under
from scorekeeper.history.query.tokens import FILLERS, JOINS, tokens_of
from scorekeeper.people.statistics.search_words import word

LONGEST = 8  # words of a name
WON, LOST, BEAT = "won", "lost", "beat"
RESULTS = {
    **dict.fromkeys(["won", "win", "wins", "winning", "winner"], WON),
    **dict.fromkeys(["lost", "lose", "loses", "losing"], LOST),
    **dict.fromkeys(["beat", "beats"], BEAT),
}
ME = {"i", "me", "my", "myself"}
# What stands somewhere in a text. `kind`: "person", "name" or "days", whose value is
# (filter, words); "limit", a Limit; "result", WON, LOST or BEAT; "filler", "unknown".
Piece = namedtuple("Piece", "kind start end value")


def pieces_of(text, vocabulary, today):
    """The Pieces of a text, in order."""
    tokens = list(tokens_of(text))
    words, at = tuple(token.word for token in tokens), 0
    while at < len(words):
        length, kind, value = longest_piece(words[at:], vocabulary, today)
        yield Piece(kind, tokens[at].start, tokens[at + length - 1].end, value)
        at += length


def longest_piece(words, vocabulary, today):
    """(number of words, kind, value) of the longest Piece with which words begin."""
    days, limit = day_phrase(words, today), amount_phrase(words, today)
    for length in range(min(LONGEST, len(words)), 0, -1):
        own = words[:length]
        if is_phrase(own) and (meant := vocabulary.whole_name(own)):
            return length, *name_piece(meant)
        if days and days[0] == length:
            return length, "days", (days[1], words_of_days(days[1], words[0], today))
        if limit and limit.length == length:
            return length, "limit", limit
        if length > 1 and is_named(own) and (meant := vocabulary.part_of_name(own)):
            return length, *name_piece(meant)
    return 1, *single_word(words[0], vocabulary)


def single_word(own, vocabulary):
    """(kind, value) of one word that is no whole name, date or amount."""
    if own in RESULTS:
        return "result", RESULTS[own]
    if own in ME and vocabulary.me:
        pk, shown = vocabulary.me, vocabulary.person_of(vocabulary.me)
        return "person", (Under("person", (word("person", pk),)), shown)
    if own in FILLERS:
        return "filler", own
    whose = (own.removesuffix("'s"),)
    meant = vocabulary.part_of_name((own,)) or vocabulary.whole_name(whose)
    return name_piece(meant) if meant else ("unknown", own)


def name_piece(meant):
    return "person" if meant[0].kind == "person" else "name", meant


def is_phrase(words):
    """Whether words may be a name: none that only joins is at an end."""
    return not {words[0], words[-1]} & JOINS


def is_named(words):
    """Whether words may be a part of a name."""
    return not {words[0], words[-1]} & FILLERS and not set(words) & RESULTS.keys()
