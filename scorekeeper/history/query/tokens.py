"""A text as words: where each stands, and how it reads in plain small letters."""

import re
from collections import namedtuple

from scorekeeper.card_games import plain

# Where a word stands in a text, and the word in plain letters
Token = namedtuple("Token", "start end word")
SIGNS = "€$£¥₹₩"
WORD = re.compile(
    rf"[<>]=?|[&+,;]|\d{{4}}-\d\d-\d\d|\d+[./]\d+[./]\d+"
    rf"|[{SIGNS}]?\d+(?:[.,]\d+)?[{SIGNS}]?(?!\w)|[^\s<>&+,;]+"
)
AROUND = '"“”‘().:!?'  # a word is the same within these
JOINS = {"and", "&", "+", ","}
OF_A_SENTENCE = """
    with at in on the a an of or by game games night nights played play plays playing
    when where all any for ; from was were we our
"""
CURLY = "\N{RIGHT SINGLE QUOTATION MARK}"
FILLERS = JOINS | set(OF_A_SENTENCE.split())


def tokens_of(text):
    """The Tokens of a text, in order."""
    for match in WORD.finditer(text):
        word = match[0].strip(AROUND) or match[0]
        start = match.start() + match[0].index(word)
        straight = plain(word).replace(CURLY, "'")
        yield Token(start, start + len(word), straight)


def words_of(text):
    """The words of a name, without what stands between them."""
    return tuple(token.word for token in tokens_of(text) if token.word not in JOINS)
