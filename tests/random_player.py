"""A player who answers every question at random, and so plays any game to its end."""

import json
import random

import rules

PATIENCE = 300  # refused answers in a row before a question counts as a dead end
LONGEST = 400  # entries, after which the table stops
RULING = 0.02  # how often something goes wrong at the table


class DeadEndError(AssertionError):
    """No answer to the open questions is accepted."""


class RandomPlayer:
    """Plays one card game; the same seed plays the same game.

    `refusals`: the codes met on the way. `record`: the game so far.
    """

    def __init__(self, card_game, seed, rulings=RULING):
        self.card_game, self.random = card_game, random.Random(seed)
        self.rulings = rulings
        self.refusals = set()
        self.record = self.header()
        self.referee = rules.replay(self.record)

    def header(self):
        """A record without entries: players and house rules at random."""
        count = self.random.choice(self.card_game.players)
        header = {
            "game": self.card_game.key,
            "players": ["Ann", "Bob", "Cid", "Dee", "Eve", "Fay", "Gil"][:count],
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
        table = self.referee.table
        asked = self.referee.prompts()
        if self.random.random() < self.rulings:
            asked = self.referee.rulings.prompts(table)
        return self.answer(self.random.choice(asked).picture(table))

    def enter(self, entry):
        """Whether the referee accepts an entry; if not, all is as before."""
        try:
            self.referee.enter(entry)
        except rules.RuleError as error:
            self.refusals.add(error.code)
            self.referee = rules.replay(self.record)
            return False
        self.record["entries"].append(entry)
        return True

    def answer(self, prompt):
        """An entry within the picture of a prompt."""
        entry = {"type": prompt["type"]}
        for field in prompt["fields"]:
            if not field["optional"] or self.random.random() < 0.3:
                entry[field["name"]] = self.pick(field)
        return entry

    def pick(self, field):
        """A value within the picture of a field; what is assumed now and then."""
        if field["fixed"]:
            return field["fixed"][0]
        if field["preset"] is not None and self.random.random() < 0.3:
            return field["preset"]
        return getattr(self, f"pick_{field['kind']}")(field)

    def pick_number(self, field):
        barred = [value for value, why in field["barred"]]
        high = min(field["high"], max(field["low"], 0) + 30)
        while True:
            number = self.random.randint(max(field["low"], -30), high)
            if number not in barred:
                return number

    def pick_numbers(self, field):
        count, low = field["count"], max(field["low"], 0)
        if field["total"] is None:
            return [self.random.randint(low, 30) for _ in range(count)]
        step = field["step"]
        steps = field["total"] // step
        cuts = [self.random.randint(0, steps) for _ in range(count - 1)]
        cuts = [0, *sorted(cuts), steps]
        return [step * (cuts[place + 1] - cuts[place]) for place in range(count)]

    def pick_seat(self, field):
        return self.random.choice(field["values"])

    def pick_seats(self, field):
        return [seat for seat in field["values"] if self.random.random() < 0.5]

    def pick_side(self, field):
        nobody = [None] if field["none"] else []
        return self.random.choice(field["values"] + nobody)

    def pick_suit(self, field):
        return self.random.choice(field["values"])

    def pick_card(self, field):
        unseen = [card for card in field["pack"] if card not in field["seen"]]
        return self.random.choice(unseen or field["pack"])

    def pick_cards(self, field):
        count = field["count"] or self.random.randint(1, 4)
        return [self.pick_card(field) for _ in range(count)]

    def pick_choice(self, field):
        return self.random.choice(field["values"])[0]

    def pick_choices(self, field):
        words = [word for word, _label in field["values"]]
        return [word for word in words if self.random.random() < 0.3]

    def pick_flag(self, field):
        return self.random.random() < 0.5

    def pick_flags(self, field):
        count = field.get("count") or self.random.randint(1, 4)
        return [self.pick_flag(field) for _ in range(count)]

    def pick_rows(self, field):
        row = self.answer({"type": None, "fields": field["parts"]})
        return [{part: row[part] for part in row if part != "type"}]

    def pick_shares(self, field):
        sides = [None, *field["sides"]]
        return {key: self.random.choice(sides) for key, _label in field["values"]}

    def pick_text(self, field):
        return self.random.choice(["agreed", "late", "♠ led"])


def is_read(header):
    """Whether the rules accept a header."""
    try:
        rules.replay(header)
    except rules.RuleError:
        return False
    return True
