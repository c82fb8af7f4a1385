"""What a player types, as bare words: no capitals, accents or signs."""

from ..content_files import shared_content

PLAIN = {
    "a": "àáâãäåā",
    "c": "çćč",
    "e": "èéêëēę",
    "i": "ìíîïī",
    "n": "ñń",
    "o": "òóôõöøō",
    "u": "ùúûüū",
    "y": "ýÿ",
    "s": "śš",
    "z": "źžż",
    "l": "ł",
    "ae": "æ",
    "oe": "œ",
    "ss": "ß",
    " spade ": "♠",
    " heart ": "♥",
    " diamond ": "♦",
    " club ": "♣",
}
BARE = {sign: plain for plain, signs in PLAIN.items() for sign in signs}
LETTERS = set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 ")
APOSTROPHES = ("'", "`", chr(180), chr(8216), chr(8217))  # as keyboards write them


def words_of(text):
    """The words of a text in small letters."""
    return [word.lower() for word in spread(text)]


def in_phrases(words):
    """The same words; what several of them say in one, in one."""
    found, at = [], 0
    while at < len(words):
        phrase, word = longest(words, at)
        found += word.split()
        at += len(phrase)
    return found


def longest(words, at):
    """The phrase that begins at a place, as its words, and the word for it."""
    for phrase, word in BEGUN_BY.get(words[at], ()):
        if words[at : at + len(phrase)] == phrase:
            return phrase, word
    return words[at : at + 1], words[at]


def names_in(text):
    """The words that may be names, in small letters: (at the beginning, further on)."""
    words = spread(text)
    if all(is_capital(word) for word in words):
        return set(), set()
    found = {word.lower() for word in words[1:] if is_capital(word)}
    return {word.lower() for word in words[:1] if is_capital(word)}, found


def is_capital(word):
    """Whether a word begins with a capital letter."""
    return word[0] != word[0].lower()


def spread(text):
    """The words of a text without accents, cut at every sign."""
    for sign in APOSTROPHES:
        text = text.replace(sign + "s ", " ").replace(sign, "")
    for sign in set(text) - LETTERS:
        text = text.replace(sign, plain(sign))
    return text.split()


def plain(sign):
    """A sign without its accent; a blank for what is in no word."""
    small = sign.lower()
    bare = BARE.get(small, " ")
    return bare if small == sign else bare.upper()


def begun_by(meanings):
    """The phrases of each meaning as lists of words, the longest first, by their first.

    `meanings`: a meaning and its phrases each; "-" is none.
    """
    found = {}
    for word, phrases in meanings:
        for phrase in phrases:
            words = phrase.split()
            found.setdefault(words[0], []).append((words, word.replace("-", "")))
    for same in found.values():
        same.sort(key=lambda one: -len(one[0]))
    return found


BEGUN_BY = begun_by(shared_content("phrases"))
IN_PHRASES = {
    word for same in BEGUN_BY.values() for words, _word in same for word in words
}
