"""Each answer of the referee's book, with a table at which it applies."""

import functools
import itertools

import rules
from rules import book
from tests.random_player import is_read

KEYS = [game.key for game in rules.card_games()]
NAMES = ["Ann", "Bob", "Cid", "Dee", "Eve", "Fay", "Gil"]
USUAL = object()  # the value of a house rule that nobody chose


class Page:
    """One outcome of a situation, at a card game."""

    def __init__(self, game, situation, place):
        self.game, self.situation, self.place = game, situation, place
        self.outcome = situation["outcomes"][place]
        self.enter = self.outcome["enter"]
        self.score = self.outcome["score"]

    def __str__(self):
        return f"{self.game} {self.situation['key']} {self.place}"

    def header(self):
        """A record without entries at which the referee says this; None of none."""
        for header in headers(self.game, *self.options()):
            in_force = rules.replay(header).table.options
            for given in answers(self.situation, self.outcome):
                found = book.outcome(self.situation, given, in_force)
                if found is self.outcome:
                    return header
        return None

    def earlier(self):
        """How what it enters is about entries that stand."""
        given = [str(ask["answers"].index(one)) for ask, one in self.answered()]
        return book.earlier_entries(self.game, self.situation["key"], "".join(given))

    def answered(self):
        """Each question with the first answer that it is for."""
        first = next(iter(answers(self.situation, self.outcome)))
        return zip(self.situation["ask"], first, strict=True)

    def is_elsewhere(self):
        """Whether it is entered at an entry that stands, and nowhere else."""
        return any(not one["is_besides"] for one in self.earlier())

    def options(self):
        """The house rules that decide what the referee says here: (key, values)."""
        known = {
            option.key: option for option in rules.card_game_named(self.game).options
        }
        values = {}
        for one in self.situation["outcomes"]:
            for key, value in one["options"].items():
                if key in known:
                    values.setdefault(key, set()).add(value)
        for key, found in values.items():
            found.update(value for value, _words in known[key].values)
        return tuple((key, tuple(values[key])) for key in sorted(values))


def pages(game):
    """All outcomes of the book, for a card game by its key."""
    return [
        Page(game, situation, place)
        for situation in book.situations(game)
        for place in range(len(situation["outcomes"]))
    ]


@functools.cache
def headers(game, *options):
    """Records without entries, with every choice of these house rules that may be."""
    choices = [(USUAL, *sorted(values, key=str)) for _key, values in options]
    keys = [key for key, _values in options]
    found = []
    for chosen in itertools.product(*choices):
        pairs = zip(keys, chosen, strict=True)
        given = {key: value for key, value in pairs if value is not USUAL}
        if "custom" in chosen:  # which hands is for the table to say
            given["hands"] = [3, 2]
        for count in rules.card_game_named(game).players:
            header = {"game": game, "players": NAMES[:count], "options": given}
            header["entries"] = []
            if is_read(header):
                found.append(header)
    return sorted(found, key=lambda header: len(header["options"]))


def answers(situation, outcome):
    """Every list of answers that an outcome is for."""
    asked = zip(situation["ask"], outcome["if"], strict=True)
    return itertools.product(
        *[one["answers"] if given == book.ANY else [given] for one, given in asked]
    )
