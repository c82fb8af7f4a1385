"""What the words of a question mean at a card table."""

from ..content_files import shared_content
from .card_words import CARDS, NUMBERS, RANKS, SUITS
from .folding import IN_PHRASES, in_phrases, names_in, words_of
from .letters import Letters

# hundredths of the weight of a word: its form, where it has another name; what it may
# mean besides; its suit, rank or number; and that it names a card
FORM, BESIDES, KIND, NUMBER, CARD = 60, 30, 30, 80, 60
OF_A_CARD = 4  # a rank and a suit that name one card together tell a fourth each
UNKNOWN = "?"  # what a word means that is in no text of the book


def by_words(meanings):
    """By each word the meanings that it has, in order.

    `meanings`: a meaning and its words each.
    """
    found = {}
    for name, words in meanings:
        for word in words:
            names = found.get(word, ())
            if name not in names:
                found[word] = names + (name,)
    return found


def silent_words():
    """Words that are said too often, and first names."""
    content = shared_content("silent")
    return set(content["empty"] + content["names"])


MEANINGS = by_words(shared_content("meanings"))
SILENT = silent_words() - set(MEANINGS)


class Vocabulary:
    """Every word that the book knows, and what each means.

    `meanings[word]`: what a word says, as (meaning, hundredths of its weight) each;
    nothing for a word that is said too often, or is a name.
    """

    def __init__(self):
        self.meanings = {}
        self.often = {}  # how often a word comes in the texts
        self.letters = None
        for word in SILENT:
            self.meanings[word] = ()
        for word in list(MEANINGS) + list(NUMBERS):
            self.meanings[word] = self.meaning(word)

    def learn(self, text):
        """The meanings of a text of the book, in order; its words are known then."""
        found = []
        for word in in_phrases(words_of(text)):
            if word not in self.meanings:
                self.meanings[word] = self.meaning(word)
            if self.meanings[word]:
                self.often[word] = self.often.get(word, 0) + 1
                found.append(self.meanings[word])
        return joined(found)

    def meaning(self, word):
        """What a word says: itself, what it is a word for, and of which kind it is."""
        names = MEANINGS.get(word) or (word,)
        found = [(names[0], 100)] + [(name, BESIDES) for name in names[1:]]
        if word != names[0]:
            found.append(("=" + word, FORM))
        if names[0] in SUITS:
            found.append(("suit", KIND))
        if names[0] in RANKS:
            found.append(("rank", KIND))
        if word.isdigit() or names[0] in NUMBERS:
            found.append(("number", NUMBER))
        return tuple(found)

    def close(self):
        """Now all texts of the book are learnt: what is in none has wrong letters."""
        known = IN_PHRASES.union(self.meanings)
        self.letters = Letters([word for word in known if len(word) > 2], self.often)

    def read(self, text):
        """The meanings of a question, in order, wrong letters put right."""
        first, names = names_in(text)
        words = [
            self.spelt(word, word in first, word in names) for word in words_of(text)
        ]
        found = [self.said(word) for word in in_phrases([one for one in words if one])]
        return joined([one for one in found if one])

    def spelt(self, word, may_be_name, is_name):
        """A word of a question with its letters put right; nothing for a name."""
        if word in self.meanings or word in IN_PHRASES or word.isdigit():
            return word
        if is_name:
            return ""
        near = self.letters.nearest(word)
        if may_be_name and (len(word) < 6 or not near or near[0] != word[0]):
            return ""
        return near or UNKNOWN

    def said(self, word):
        """What a word means that has its letters right."""
        if word in self.meanings:
            return self.meanings[word]
        if word == UNKNOWN:
            return ((UNKNOWN, 100),)
        return (("number", NUMBER),) if word.isdigit() else self.meaning(word)


def bare_telling(way):
    """A way of telling without its words that say nothing, for a phone to fetch.

    The same way where they are needed, because what they part would be a phrase.
    """
    words = [word for word in in_phrases(words_of(way)) if word not in SILENT]
    return " ".join(words) if in_phrases(words) == words else way


def joined(meanings):
    """The same, where a rank and a suit (the seven of clubs) speak of a card."""
    found = list(meanings)
    for at in range(len(found) - 1):
        if found[at][0][0] in CARDS and found[at + 1][0][0] in SUITS:
            found[at] = lessened(found[at]) + (("card", CARD),)
            found[at + 1] = lessened(found[at + 1])
    return found


def lessened(meaning):
    """What a word means that tells less here."""
    return tuple([(name, many // OF_A_CARD) for name, many in meaning])
