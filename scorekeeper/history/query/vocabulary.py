"""The names of a group's history: people, card games, feats, places, house rules."""

from calendar import day_name, month_name
from collections import namedtuple
from difflib import get_close_matches
from functools import cached_property

from rules.words import spell_count, with_capital
from scorekeeper.history.query import feats
from scorekeeper.history.query.filters import Under
from scorekeeper.history.query.numbers import FIGURES, NUMBERS, in_words
from scorekeeper.history.query.tokens import FILLERS, ORDINARY, words_of
from scorekeeper.people.statistics.search_words import word

NEAR = 0.7  # how alike a mistyped word must be, from 0 to 1
SHORTEST = 3  # letters of a word that may be mistyped
LONE = {*NUMBERS, *FIGURES, "hundred"} - {"500"}  # numbers that name nothing alone
MOST_NAMED = 2  # names on one chip
# Something with a name: its words, those without apostrophes, as it is shown, and its
# catchword
Name = namedtuple("Name", "words plain shown catchword")


class Vocabulary:
    """What a group's words mean.

    `people`: (id, name) of each; `games`: (key, name, other names); `tags`: (tag,
    words); `houses()`: (catchword, words) of house rules, asked only where nothing else
    is called so. `me`: the id of the person whose phone it is, or None.
    """

    def __init__(self, people, games, tags, places, houses, me=None):
        self.people = [name_of(name, word("person", pk)) for pk, name in people]
        self.games = [name_of(name, word("game", key)) for key, name, _also in games]
        self.also = [
            name_of(also, word("game", key), name)
            for key, name, others in games
            for also in others
        ]
        self.tags = [
            name_of(words, word("tag", tag), with_capital(words)) for tag, words in tags
        ]
        self.places = [name_of(place, word("place", place)) for place in places]
        self.list_houses, self.me = houses, me

    @cached_property
    def houses(self):
        return [name_of(words, catchword) for catchword, words in self.list_houses()]

    def person_of(self, pk):
        """The name of a person."""
        names = {name.catchword: name.shown for name in self.people}
        return names.get(word("person", pk), "")

    def person_called(self, words):
        """(Under, shown) of the people of a name; None where nobody is called so."""
        matches = [one for one in self.people if one.words == words]
        return meaning("person", matches, words) if matches else None

    def whole_name(self, words):
        """(filter, shown) of what is called by these words; None where nothing is."""
        if words in feats.NAMED:
            return feats.NAMED[words]
        plain = plain_words(words)
        for kind, names in (
            ("person", self.people),
            ("game", self.games),
            ("tag", self.tags),
            ("place", self.places),
            ("game", self.also),
        ):
            matches = [one for one in names if is_called(one, plain)]
            if matches and kind == "game" and names is self.games:
                return self.kinds_of(words)
            if matches:
                return meaning(kind, matches, words)
        return None

    def kinds_of(self, words):
        """The same of a card game, and of those called after it: "bezique"."""
        kinds = [one for one in self.games if has_words(one, plain_words(words))]
        return meaning("game", kinds, words)

    def game_in_any_order(self, words):
        """(Under, shown) of card games with all words of a name: "bezique four"."""
        own = [word for word in words if word not in FILLERS]
        if "-" in own or all(word in LONE for word in own):
            return None
        typed = in_words(own)
        matches = [name for name, own in self.words_of_games if typed <= own]
        return meaning("game", matches, words) if matches else None

    @cached_property
    def words_of_games(self):
        """Each Name of a card game, with its words as `in_words` has them."""
        return [(name, in_words(name.words)) for name in (*self.games, *self.also)]

    def part_of_name(self, words):
        """(Under, shown) of what has these words in its name; None for nothing."""
        if len(words) == 1 and words[0] in LONE:
            return None
        plain = plain_words(words)
        for kind, names in (
            ("person", lambda: self.people),
            ("game", lambda: self.games),
            ("place", lambda: self.places),
            ("tag", lambda: self.tags),
            ("game", lambda: self.also),
            ("house", lambda: self.houses),
        ):
            fits = has_all if kind == "house" else has_words
            matches = [one for one in names() if fits(one, plain)]
            if matches:
                return meaning(kind, matches, words)
        return None

    def near_word(self, typed):
        """The word that a mistyped one is closest to, or ""."""
        if len(typed) < SHORTEST or typed in ORDINARY or typed in self.single_words:
            return ""
        [near] = get_close_matches(typed, self.single_words, 1, NEAR) or [""]
        return near

    @cached_property
    def single_words(self):
        """All words that mean something, in order."""
        names = [*self.people, *self.games, *self.also, *self.tags, *self.places]
        own = {one for name in [*names, *self.houses] for one in name.words}
        dates = {one.lower() for one in (*month_name, *day_name) if one}
        return sorted({*own, *dates, "yesterday"} - FILLERS)


def name_of(name, catchword, shown=""):
    words = words_of(name)
    return Name(words, plain_words(words), shown or name, catchword)


def is_called(name, words):
    """Whether this is the name, in one or in several: "repiques"."""
    own = name.plain
    if own == words:
        return True
    is_tag = name.catchword.startswith("tag:")
    return is_tag and (*own[:-1], f"{own[-1]}s") == words


def has_words(name, words):
    """Whether a name has these words side by side."""
    own, size = name.plain, len(words)
    return words[0] in own and any(
        own[at : at + size] == words for at in range(len(own))
    )


def plain_words(words):
    """Words without apostrophes: "anns"."""
    return tuple(word.replace("'", "") for word in words)


def has_all(name, words):
    """Whether a name has all of these words, in any order."""
    return set(words) <= set(name.plain)


def meaning(kind, names, words):
    """(Under, shown) of one or more Names that some words may mean."""
    own = Under(kind, tuple(dict.fromkeys(name.catchword for name in names)))
    shown = list(dict.fromkeys(name.shown for name in names))
    typed = " ".join(words)
    if kind == "house":
        return own, f"House rules: {typed}"
    if len(shown) <= MOST_NAMED and kind != "game":
        return own, " or ".join(shown)
    if len(shown) == 1:
        return own, shown[0]
    return own, with_capital(f"{spell_count(len(shown), 'kind')} of {typed}")
