"""Wrong letters put right: the known word that is nearest to a wrong one."""

TRIED = 12  # known words that are compared letter by letter


class Letters:
    """The known words, found by the pairs of letters in them."""

    def __init__(self, words, often):
        self.words = sorted(words)
        self.often = often
        self.by_pair = {}
        for number, word in enumerate(self.words):
            for pair in pairs_of(word):
                self.by_pair.setdefault(pair, []).append(number)

    def nearest(self, word):
        """The known word with the fewest letters wrong; None where none is near.

        Of several, the one that is said most.
        """
        least, found = most_wrong(word), []
        for other in self.alike(word):
            wrong = distance(word, other, least + 1)
            if wrong <= least:
                least = wrong
                found.append((wrong, -self.often.get(other, 0), other))
        return min(found)[2] if found else None

    def alike(self, word):
        """The known words that share most pairs of letters with a word.

        Whoever writes a word wrongly begins it rightly, or changes two letters over.
        """
        shared = {}
        for pair in pairs_of(word):
            for number in self.by_pair.get(pair, ()):
                shared[number] = shared.get(number, 0) + 2
        size, scored = len(word), []
        for number, pairs in shared.items():
            other = self.words[number]
            if -2 <= size - len(other) <= 2 and word[0] in other[:2]:
                scored.append((len(other) - pairs, number))
        return [self.words[number] for _far, number in sorted(scored)[:TRIED]]


def pairs_of(word):
    """The pairs of letters in a word, with its beginning and its end."""
    marked = f"^{word}$"
    return {marked[at : at + 2] for at in range(len(marked) - 1)}


def most_wrong(word):
    """How many letters of a word may be wrong."""
    if word.isdigit() or len(word) < 4:
        return 0
    return 1 if len(word) < 7 else 2


def distance(one, other, enough):
    """How many letters are wrong, missing, too many or changed over."""
    before, last = None, list(range(len(other) + 1))
    for row, letter in enumerate(one):
        now = [row + 1]
        for at, against in enumerate(other):
            wrong = last[at] + (letter != against)
            wrong = min(wrong, last[at + 1] + 1, now[at] + 1)
            if before and at and letter == other[at - 1] and one[row - 1] == against:
                wrong = min(wrong, before[at - 1] + 1)
            now.append(wrong)
        if min(now) >= enough and min(last) >= enough:
            return enough
        before, last = last, now
    return last[-1]
