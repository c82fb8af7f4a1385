"""What somebody who looks for a game means by a word: whom, where, what, by which rule.

A word that is somebody's whole name means him, and not the place that is called after
him. One that nothing is called by is taken for the nearest that something is.
"""

from difflib import get_close_matches

from django.utils.functional import cached_property

from scorekeeper import scoring
from scorekeeper.card_games import plain
from scorekeeper.people.statistics import sums
from scorekeeper.people.statistics.search_words import word
from scorekeeper.tables import house_rules

NEAR = 0.7  # how alike a mistyped word must be, from 0 to 1
SHORTEST = 3  # letters of a word that may be mistyped


class Vocabulary:
    """The words of a group's history: its people, places, games, tags, house rules."""

    def __init__(self, group, people, places):
        self.group, self.people, self.places = group, people, places

    def meant(self, part):
        """(the catchwords that a part of a text means, the word it was taken for).

        The second is "" where something is called so.
        """
        somebody = [
            word("person", person.pk)
            for person in self.people
            if self.is_name(part, person)
        ]
        if somebody:
            return somebody, ""
        called = [catchword for name, catchword in self.names if part in name]
        if called or len(part) < SHORTEST:
            return called, ""
        [near] = get_close_matches(part, self.single_words, 1, NEAR) or [""]
        return [one for name, one in self.names if near and near in name.split()], near

    def is_name(self, part, person):
        return part in plain(person.name).split()

    @cached_property
    def names(self):
        """(name in plain letters, catchword) of all that can be looked for."""
        every = [(one.name, word("person", one.pk)) for one in self.people]
        every += [(one, word("place", one)) for one in self.places]
        every += [(called(one), word("game", one["key"])) for one in scoring.menu()]
        every += [(words, word("tag", tag)) for tag, words in scoring.words_of_tags()]
        every += self.houses
        return [(plain(name), catchword) for name, catchword in every]

    @cached_property
    def houses(self):
        """(in words, catchword) of the house rules by which games were played."""
        games = [(one.key, one.options) for one in sums.games_by_house(self.group)]
        return [
            (
                house_rules.in_words(*game),
                word("house", f"{game[0]}:{house_rules.hashed(*game)}"),
            )
            for game in games
            if house_rules.unusual(*game)
        ]

    @cached_property
    def single_words(self):
        return sorted({one for name, _ in self.names for one in name.split()})


def called(card_game):
    """All names of a card game but its family's: by Bezique nobody means Pinochle."""
    return " ".join([card_game["name"], *card_game["also"]])
