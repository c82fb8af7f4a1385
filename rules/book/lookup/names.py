"""Entries that a question names, and how well its words fit the text of an entry."""

from math import log

from ..content_files import shared_content
from ..question_search.words import meaning, words_of
from .entries import POINTS, entries

ENOUGH = 0.75  # how much of a question an entry must say
FEWEST = 2  # words of a question that its text must have
MOST_IN_SHORT = 2  # words of a question that may be a name
found = {}  # the Names of the last game that was asked about, by its key


def names_in(game):
    """The Names of a card game (by its key)."""
    if game not in found:
        found.clear()
        found[game] = Names(game)
    return found[game]


class Names:
    """The names of all entries of a game, and the words in their texts."""

    def __init__(self, game):
        silent = shared_content("silent")
        self.silent, self.asking = set(silent["empty"]), set(silent["asking"])
        self.worth = set(silent["worth"])
        self.entries = entries(game)
        self.spelt = [spellings_of(entry) for entry in self.entries]
        self.names = [list(map(self.telling_words, names)) for names in self.spelt]
        self.texts = [terms_of(entry) for entry in self.entries]
        self.known = {
            word
            for entry, names in zip(self.entries, self.spelt)
            for words in names + [words_of(entry["text"])]
            for word in words
        }

    def telling_words(self, words):
        """The meanings of the words that tell what a question is about."""
        empty = self.silent | self.asking | self.worth
        some = [word for word in words if word not in empty]
        return [meaning(word) for word in some or words]

    def is_bare(self, words):
        """Whether a question is a name alone, or asks what it means or is worth."""
        asking = self.asking | self.worth
        return all(word in asking or word not in self.silent for word in words)

    def entries_named(self, asked, words):
        """The entries that a question is a name of: points first where it asks so.

        `asked`: its telling words; `words`: all. Names that are spelt so come first.
        """
        found = [
            (words not in self.spelt[place], place)
            for place, names in enumerate(self.names)
            if asked and asked in names
        ]
        if self.asks_worth(words):
            found = [(self.entries[at]["kind"] != POINTS, at) for _, at in found]
        return [self.entries[place] for _far, place in sorted(found)]

    def entries_spelt_so(self, words):
        """The entries that are named so, letter by letter."""
        pairs = zip(self.entries, self.spelt)
        return [entry for entry, names in pairs if words in names]

    def has_all(self, words):
        """Whether a question is one word or two, all of them in the texts of a game."""
        is_short = 0 < len(words) <= MOST_IN_SHORT
        return is_short and all(self.is_telling(word) for word in words)

    def is_telling(self, word):
        """Whether a word is in the texts, and tells something."""
        return word in self.known and word not in self.silent | self.asking

    def entries_mentioned(self, words):
        """The entries whose name is a part of a question, the longest name first."""
        sizes = [
            (-max([len(name) for name in names if is_part(name, words)] + [0]), place)
            for place, names in enumerate(self.spelt)
        ]
        return [self.entries[place] for size, place in sorted(sizes) if size]

    def asks_worth(self, words):
        """Whether a question asks what something is worth."""
        return any(word in self.worth for word in words)

    def entries_fitting(self, asked):
        """The entries whose texts say most of a question, the best first."""
        asked = set(asked)
        whole = sum([self.weight(word) for word in asked])
        shares = [
            (sum([self.weight(word) for word in asked & words]) / whole, -place)
            for place, words in enumerate(self.texts)
            if len(asked & words) >= FEWEST
        ]
        best = sorted([one for one in shares if one[0] >= ENOUGH], reverse=True)
        return [self.entries[-place] for _share, place in best]

    def weight(self, word):
        """How much a word tells: the more, the fewer entries have it."""
        having = sum([word in words for words in self.texts])
        return log(1 + (len(self.texts) + 1) / (having + 0.5))


def spellings_of(entry):
    """The words of each name of an entry."""
    return [words_of(name) for name in [entry["name"]] + entry["also"]]


def terms_of(entry):
    """The meanings of all words of an entry."""
    return {meaning(word) for word in words_of(f"{entry['name']} {entry['text']}")}


def is_part(name, words):
    """Whether the words of a name follow each other in a question."""
    last = len(words) - len(name)
    return any(words[at : at + len(name)] == name for at in range(last + 1))
