"""Phones that enter while they are apart, as a test plays them."""

import json
import random
from itertools import takewhile
from uuid import UUID

from django.db import transaction

import rules
from scorekeeper import recording
from scorekeeper.models import Game
from scorekeeper.recording import log
from tests.random_player import RandomPlayer

UNDO, REDO = 0.12, 0.5


class GoingOn(RandomPlayer):
    """A random player who goes on from a record."""

    def __init__(self, record, seed):
        self.begun = json.loads(json.dumps(record))
        super().__init__(rules.card_game_named(record["game"]), seed)

    def header(self):
        return self.begun


class Phone:
    """A phone with a log that it knows, and an outbox, as its page keeps them.

    `acknowledged`: by its id each entry that an answer said was taken.
    """

    def __init__(self, game, seed):
        self.random = random.Random(f"phone {seed}")
        self.game, self.outbox, self.taken_back = game, [], []
        self.acknowledged, self.left, self.question = {}, [], None
        self.elsewhere = []  # games that its evening was kept as
        self.settled = []  # ids of the parts that were settled before the rest
        self.look()

    def look(self):
        """Fetches the log."""
        game = Game.objects.get(pk=self.game.pk)
        self.seen, self.record = game.log_length, game.record()
        self.taken_back = []

    def go_on(self, count):
        """Enters so many things, and takes some of them back."""
        player = GoingOn(self.record, self.random.random())
        for _ in range(count):
            self.make(player)
        self.record = player.record

    def make(self, player):
        """One operation on the phone's own table."""
        entries = player.record["entries"]
        if self.taken_back and self.random.random() < REDO:
            entries.append(self.taken_back.pop())
            self.keep("redo")
        elif self.mine() > 0 and self.random.random() < UNDO:
            self.taken_back.append(entries.pop())
            self.keep("undo")
        elif player.referee.result is None:
            player.enter_something()
            self.taken_back = []
            self.keep("add", entries[-1])
        player.referee = rules.replay(player.record)

    def mine(self):
        """How many entries of the outbox stand."""
        signs = {"add": 1, "redo": 1, "undo": -1}
        return sum(signs[one["operation"]] for one in self.outbox)

    def take_back(self):
        """Takes back the last operation of the log, such as a correction."""
        rows = [*log.rows_of(self.game), log.Row("undo")]
        self.record["entries"] = log.entries_after(rows)
        self.keep("undo")

    def copy(self, other, count):
        """Enters the same as another phone, as far as it did nothing but enter."""
        for one in other.outbox[:count]:
            if one["operation"] != "add":
                break
            self.record["entries"].append(one["entry"])
            self.keep("add", one["entry"])

    def keep(self, operation, entry=None):
        id = str(UUID(int=self.random.getrandbits(128)))
        row = {"id": id, "operation": operation, "entry": entry, "seen": self.seen}
        self.outbox.append(row)

    def waiting(self):
        """What no answer has said anything of."""
        return [one for one in self.outbox if one["id"] not in self.acknowledged]

    def send(self, is_cut_off=False, most=None):
        """Sends the outbox, or a part; an answer that is cut off is not heard."""
        mine = [one for one in self.outbox if one["id"] not in self.left]
        known = [short(one) for one in mine if one["id"] in self.settled]
        part = [one for one in mine if one["id"] not in self.settled][:most]
        answer = self.answer(known + part)
        if not is_cut_off:
            said = answer.taken + [one["id"] for one in answer.left]
            whole = takewhile(lambda one: one["id"] in said, part)
            self.settled += [one["id"] for one in whole if one["id"] in answer.taken]
            self.hear(answer)
        return answer

    def answer(self, mine):
        """What the server says of an outbox; it is asked again where it must be."""
        try:
            with transaction.atomic():
                return recording.take_in(self.locked(), mine, None)
        except recording.AnsweredBeforeError:
            return recording.take_in(self.locked(), mine, None, is_again=True)

    def locked(self):
        return Game.objects.for_change().get(pk=self.game.pk)

    def hear(self, answer):
        assert answer.refusal is None
        for one in self.outbox:
            if one["id"] in answer.taken:
                self.acknowledged[one["id"]] = one
        self.left += [one["id"] for one in answer.left]
        self.question = answer.question
        self.elsewhere += [answer.apart] if answer.apart else []
        self.outbox = [one for one in self.outbox if one["id"] not in self.left]
        if not self.waiting():
            self.outbox = []

    def choose(self):
        """Answers the question, one way or the other; some answers are cut off."""
        asked = self.question
        mine = {"id": asked["id"], "entry": asked["entry"]}
        keep = self.random.choice(["mine", "theirs"])
        is_new = asked.get("before") is not None
        place = asked["before" if is_new else "place"]
        for _ in range(self.random.choice([1, 2])):
            answer = recording.choose(
                self.locked(), mine, keep, place, asked["seen"], None, is_new
            )
        self.hear(answer)

    def send_all(self):
        """Sends until nothing waits, with repeats, lost answers and questions."""
        for _ in range(200):
            if not self.waiting():
                return
            if self.random.random() < 0.3:
                self.send(is_cut_off=True)
            self.send(most=self.random.choice([None, 1, 3]))
            if self.question:
                self.choose()
        raise AssertionError("It never ends.")


def short(one):
    """An operation that was settled before, as a phone tells it then."""
    return one | {"entry": None, "is_settled": True}
