"""A question about a card game: what it names there, and the situations it is about."""

from .. import situations
from ..question_search import index_of, keys_mentioning, search
from ..question_search.words import words_of
from .entries import HOUSE_RULE, POINTS
from .names import names_in

FEW = 3  # situations that only mention the word of a question
MOST_OF_A_KIND = 2  # entries of one kind, beside situations
MOST_BESIDE = 3  # entries beside situations


class Question:
    """`words`: of its text, with wrong letters put right; `telling`: their meanings
    without those with which anything is asked; `named`: the entries it is a name of.
    """

    def __init__(self, game, text):
        self.game, self.text, self.names = game, text, names_in(game)
        letters, known = index_of(game).letters, self.names.known
        spelt = words_of(text)
        self.words = [word if word in known else letters.spelt(word) for word in spelt]
        self.telling = self.names.telling_words(self.words)
        self.named = self.names.entries_named(self.telling, self.words)

    def is_name(self):
        """Whether it is a name alone, or asks what one means or is worth."""
        return bool(self.named) and self.names.is_bare(self.words)

    def situations(self, phases):
        """The keys of the situations that it is about, the best first."""
        found = search(self.game, self.text, phases) or self.about_named()
        if not found and self.names.has_all(self.words):
            return keys_mentioning(self.game, self.words)[:FEW]
        return found

    def about_named(self):
        """The keys of the situations about what it names."""
        names = [name for one in self.named for name in [one["name"]] + one["also"]]
        meaning = " ".join([one["text"] for one in self.named])
        found = keys_mentioning(self.game, names)
        return found or search(self.game, meaning, is_of_game=True)

    def before_names(self, keys):
        """Those of some situations that answer better than the entries it names.

        All where it asks what something is worth and no points are named; else those
        that a house rule decides which it names.
        """
        is_of_points = any(one["kind"] == POINTS for one in self.named)
        if self.names.asks_worth(self.words) and not is_of_points:
            return keys
        decided = decided_by(self.game, self.names.entries_spelt_so(self.words))
        return [key for key in keys if key in decided]

    def entries_beside(self, has_situations):
        """The entries that go beside its situations; without any, those that fit."""
        found = self.named + self.names.entries_fitting(self.telling)
        if not has_situations:
            return few_of_each(found)
        found += self.names.entries_mentioned(self.words)
        return few_of_each(found)[:MOST_BESIDE]


def decided_by(game, named):
    """The keys of the situations that a house rule decides, if it is named alone."""
    options = [one["option"] for one in named if one["kind"] == HOUSE_RULE]
    return [
        page["key"]
        for page in (situations(game) if options else ())
        if not page["ask"]
        and any(key in one["options"] for one in page["outcomes"] for key in options)
    ]


def few_of_each(found):
    """Entries in their order, each once, and few of a kind."""
    kept, counts = [], {}
    for entry in found:
        count = counts.get(entry["kind"], 0)
        if entry not in kept and count < MOST_OF_A_KIND:
            kept.append(entry)
            counts[entry["kind"]] = count + 1
    return kept
