"""A text as words: where each stands, and how it reads in plain small letters."""

import re
from collections import namedtuple

from scorekeeper.card_games import plain
from scorekeeper.history.query.days import DASHES, MONTHS

# Where a word stands in a text, and the word in plain letters
Token = namedtuple("Token", "start end word")
SIGNS = "€$£¥₹₩"
MONTH = "|".join(sorted(MONTHS, key=len, reverse=True))
WORD = re.compile(
    rf"[<>]=?|[&+,;]|\d{{4}}-\d\d-\d\d|\d\d?-\d\d?-\d{{4}}"
    rf"|\d+[./]\d+(?:[./]\d*)?(?![\w{SIGNS}])"
    rf"|[{SIGNS}]?\d+(?:[.,]\d+)?[{SIGNS}]?(?!\w)"
    rf"|(?:{MONTH})(?=[{DASHES}]\w)|(?<=\w)[{DASHES}](?=\w)|[^\s<>&+,;]+",
    re.IGNORECASE,
)
AROUND = '"“”‘().:!?'  # a word is the same within these
JOINS = {"and", "&", "+", ","}
# Short words of English that are no mistyped names.
OF_ENGLISH = """
    all also any are ask asks best both bad big but can come day days did does done each
    else even ever find get gets give good got had half has have help her here hers high
    how its just keep know last late less like list long look lot lots low made make
    many mine more most much must need new next not now off old once only other our
    ours out over per rank same say says see seen she show some soon such take than that
    them then they this too top very wait want way well went what when whom who why
    will wish with word work yes yet you your kind kinds time times
"""
OF_A_SENTENCE = """
    with as at in on the a an of or by game games night nights played play plays playing
    when where all any for ; from was were we our
"""
CURLY = "\N{RIGHT SINGLE QUOTATION MARK}"
ORDINARY = set(OF_ENGLISH.split())
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
