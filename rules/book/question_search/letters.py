"""Wrong letters put right: the known word that is nearest to a wrong one."""

from .words import MEANINGS

UNKNOWN = "?"  # stands for a word that is near no known one
TRIED = 12  # known words that are compared letter by letter


class Letters:
    """The known words, found by the pairs of letters in them.

    `often`: how often each comes in the texts of the book.
    """

    def __init__(self, texts, silent):
        self.often = dict.fromkeys(list(MEANINGS) + list(silent), 0)
        for word in [word for text in texts for word in text]:
            self.often[word] = self.often.get(word, 0) + 1
        self.by_pair = {}
        for word in self.often:
            for pair in pairs_of(word) if len(word) > 2 else ():
                self.by_pair.setdefault(pair, []).append(word)

    def spelt(self, word):
        """A word, or the known one with the fewest letters wrong, the most common."""
        if word in self.often or word.isdigit():
            return word
        most = 0 if len(word) < 4 else 1 if len(word) < 7 else 2
        tried = [
            (distance(word, other), -self.often[other], other)
            for other in self.alike(word)
        ]
        return min([(most + 0.5, 0, UNKNOWN)] + tried)[2]

    def alike(self, word):
        """The known words with most of its pairs of letters, and a like beginning."""
        shared = {}
        for pair in pairs_of(word):
            for other in self.by_pair.get(pair, ()):
                shared[other] = shared.get(other, 0) + 2
        near = [
            (len(other) - shared[other], other)
            for other in shared
            if -2 <= len(word) - len(other) <= 2 and word[0] in other[:2]
        ]
        return [other for _far, other in sorted(near)[:TRIED]]


def pairs_of(word):
    """The pairs of letters in a word, with its beginning and its end."""
    marked = f"^{word}$"
    return {marked[at : at + 2] for at in range(len(marked) - 1)}


def distance(word, other):
    """How many letters are wrong, missing, too many or changed over."""
    before, last = None, list(range(len(other) + 1))
    for row, letter in enumerate(word):
        now = [row + 1]
        for at, against in enumerate(other):
            wrong = last[at] + (letter != against)
            wrong = min(wrong, last[at + 1] + 1, now[at] + 1)
            if before and at and letter == other[at - 1] and word[row - 1] == against:
                wrong = min(wrong, before[at - 1] + 1)
            now.append(wrong)
        before, last = last, now
    return last[-1]
