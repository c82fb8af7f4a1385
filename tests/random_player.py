"""A player who answers every question at random, and so plays any game to its end."""

import json
import random

import rules
from tests.random_answers import RandomAnswers

PATIENCE = 3000  # refused answers in a row before a question counts as a dead end
LONGEST = 400  # entries, after which the table stops
RULING = 0.02  # how often something goes wrong at the table
FAITHFUL = 0.9  # how often a player keeps to one way of recording, and to its order
NAMES = ["Ann", "Bob", "Cid", "Dee", "Eve", "Fay", "Gil", "Hal"]
TITLES = ["", "Hearts", " Gin Rummy "]
ASKED = 2  # the questions that such a player answers: the first ones


class DeadEndError(AssertionError):
    """No answer to the open questions is accepted."""


class RandomPlayer(RandomAnswers):
    """Plays one card game; the same seed plays the same game.

    `way`: the way of recording in which most is told, None for all alike.
    `refusals`: the codes met on the way. `record`: the game so far.
    """

    def __init__(self, card_game, seed, rulings=RULING, way=None):
        super().__init__(random.Random(seed))
        self.card_game, self.way = card_game, way
        self.rulings = rulings
        self.refusals = set()
        self.record = self.header()
        self.referee = rules.replay(self.record)

    def header(self):
        """A record without entries: players and house rules at random."""
        count = self.random.choice(self.card_game.players)
        header = {
            "game": self.card_game.key,
            "players": NAMES[:count],
            "dealer": self.random.randrange(count),
            "options": {},
            "entries": [],
        }
        for option in self.random.sample(self.card_game.options, self.changes()):
            tried = header["options"] | {option.key: self.value(option.picture())}
            if is_read(header | {"options": tried}):
                header["options"] = tried
        return header

    def changes(self):
        """How many house rules this table has of its own."""
        return self.random.randint(0, len(self.card_game.options))

    def value(self, option):
        """A value for the picture of an option."""
        if option["kind"] == "choice":
            return self.random.choice(option["values"])[0]
        if option["kind"] == "text":
            return self.random.choice(TITLES)
        low, step = option["low"], option["step"]
        high = option["high"] or low + 10 * step
        number = self.random.randrange(low, high + 1, step)
        return [number] if option["kind"] == "numbers" else number

    def play(self):
        """Plays to the end; the record of the game, finished."""
        while self.referee.result is None:
            self.enter_something()
        return self.record

    def enter_something(self):
        """Enters one thing that is accepted; raises DeadEndError if nothing is."""
        if len(self.record["entries"]) >= LONGEST:
            return self.enter({"type": "stop"})
        for _ in range(PATIENCE):
            if self.enter(self.entry()):
                return None
        raise DeadEndError(json.dumps(self.record))

    def entry(self):
        """An entry that answers one of the open questions, or a ruling now and then."""
        asked = self.referee.prompts()
        if self.random.random() < self.rulings:
            asked = self.referee.ruling_prompts()
        elif self.way and self.random.random() < FAITHFUL:
            asked = [one for one in asked if one.way in ("", self.way)][:ASKED] or asked
        return self.answer(self.random.choice(asked).picture(self.referee.table))

    def enter(self, entry):
        """Whether the referee accepts an entry; if not, all is as before."""
        try:
            self.referee.enter(entry)
        except rules.RuleError as error:
            self.refusals.add(error.code)
            return False
        self.record["entries"].append(entry)
        return True


def is_read(header):
    """Whether the rules accept a header."""
    try:
        rules.replay(header)
    except rules.RuleError:
        return False
    return True
