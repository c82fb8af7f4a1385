"""A text as pieces: people, results, amounts, dates, names, and other words."""

from collections import namedtuple

from scorekeeper.history.query.amounts import amount_phrase, exact_amount
from scorekeeper.history.query.day_words import words_of_days
from scorekeeper.history.query.days import day_phrase
from scorekeeper.history.query.filters import Under
from scorekeeper.history.query.numbers import players_phrase
from scorekeeper.history.query.result_words import RESULTS, result_phrase
from scorekeeper.history.query.tokens import FILLERS, JOINS, tokens_of
from scorekeeper.people.statistics.search_words import word

LONGEST = 8  # words of a name
ME = {"i", "me", "my", "myself"}
KINDS = {
    **dict.fromkeys(["without", "not", "no", "except", "excluding"], "not"),
    **dict.fromkeys(["against", "v", "vs", "versus"], "against"),
    **dict.fromkeys(["together", "partners"], "together"),
}
# What stands somewhere in a text. `kind`: "person", "name" or "days", whose value is
# (filter, words), or "owner", a person whose the next name is; "limit" or "number", a
# Limit; "result", one of `result_words`; one of KINDS; "filler", "unknown".
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
    if owner := owner_of_next(words, vocabulary, today):
        return owner
    phrases = phrases_of(words, today)
    for length in range(min(LONGEST, len(words)), 0, -1):
        own = words[:length]
        if is_phrase(own) and (meant := vocabulary.whole_name(own)):
            return length, *name_piece(meant)
        if length in phrases:
            return length, *phrases[length]
        if length == 1 or not is_named(own):
            continue
        if meant := vocabulary.part_of_name(own):
            return length, *name_piece(meant)
        meant = vocabulary.game_in_any_order(own)
        if meant and not is_cut(words, length, vocabulary, today):
            return length, *name_piece(meant)
    return 1, *single_word(words, vocabulary, today)


def phrases_of(words, today):
    """{number of words: (kind, value)} of what words begin with, but for names."""
    phrases = {}
    number = exact_amount(words, today)
    if number and number.length > 1:
        phrases[number.length] = "number", number
    if limit := amount_phrase(words, today):
        phrases[limit.length] = "limit", limit
    if players := players_phrase(words):
        phrases[players[0]] = "name", players[1]
    if result := result_phrase(words):
        phrases[result[0]] = "result", result[1]
    if days := day_phrase(words, today):
        shown = words_of_days(days[1], words[0], today)
        phrases[days[0]] = "days", (days[1], shown)
    return phrases


def is_cut(words, length, vocabulary, today):
    """Whether a longer phrase begins among the first words: "bezique [four aces]"."""
    for at in range(1, length):
        longest = min(LONGEST, len(words) - at)
        for size in range(longest, length - at, -1):
            own = words[at : at + size]
            if size in phrases_of(words[at:], today) or vocabulary.whole_name(own):
                return True
    return False


def owner_of_next(words, vocabulary, today):
    """(number of words, kind, value) of whose the next word is: "Ann's repique".

    None where nobody is named so, and where the place may be meant: "Ann's".
    """
    for length in range(1, min(LONGEST, len(words))):
        *first, last = words[:length]
        base = last.removesuffix("s").removesuffix("'")
        if base == last or not (meant := vocabulary.person_called((*first, base))):
            continue
        if vocabulary.person_called(words[:length]):
            return None
        _size, kind, value = longest_piece(words[length:], vocabulary, today)
        if kind == "name" and value[0].kind in ("tag", "feat"):
            return length, "owner", meant
        is_owned = kind == "result" or value in ("game", "games")
        if is_owned or kind == "name" and value[0].kind == "game":
            return length, "person", meant
    return None


def single_word(words, vocabulary, today):
    """(kind, value) of the first word, which is no whole name, date or amount."""
    own = words[0]
    if own in RESULTS:
        return "result", RESULTS[own]
    if own in ME and vocabulary.me:
        pk, shown = vocabulary.me, vocabulary.person_of(vocabulary.me)
        return "person", (Under("person", (word("person", pk),)), shown)
    if own in FILLERS:
        return "filler", own
    if own in KINDS:
        return KINDS[own], own
    whose = (own.removesuffix("'s"),)
    meant = vocabulary.part_of_name((own,)) or vocabulary.whole_name(whose)
    if meant:
        return name_piece(meant)
    number = exact_amount(words, today)
    return ("number", number) if number else ("unknown", own)


def name_piece(meant):
    return "person" if meant[0].kind == "person" else "name", meant


def is_phrase(words):
    """Whether words may be a name: none that only joins is at an end."""
    return not {words[0], words[-1]} & JOINS


def is_named(words):
    """Whether words may be a part of a name."""
    return not {words[0], words[-1]} & FILLERS and not set(words) & RESULTS.keys()
