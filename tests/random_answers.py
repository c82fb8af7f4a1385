"""Random answers to prompts, seen as a phone sees them: as plain data."""


class RandomAnswers:
    """Answers within the picture of a prompt; a method for each kind of field."""

    def __init__(self, random):
        self.random = random

    def answer(self, prompt):
        """An entry within the picture of a prompt."""
        entry = {"type": prompt["type"]}
        for field in prompt["fields"]:
            if not field["optional"] or self.random.random() < 0.3:
                entry |= self.part(field)
        for field in prompt["fields"]:
            if field.get("offers") and self.random.random() < 0.7:
                entry[field["fills"]] = self.offered(field, entry[field["name"]])
        return entry

    def part(self, field):
        """What the answer to one field brings to the entry."""
        if field["kind"] == "saying":
            return self.pick_choice(field)
        return {field["name"]: self.pick(field)}

    def offered(self, field, card):
        """What a card is offered to bring with it, one of the choices."""
        for offers in field["offers"]:
            if card in offers["answers"]:
                return self.random.choice(offers["choices"])["cards"]
        return []

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
        numbers = self.some_numbers(field, len(field["places"]))
        given = dict(zip(field["places"], numbers, strict=True))
        return [given.get(place, 0) for place in range(field["count"])]

    def some_numbers(self, field, count):
        low = max(field["low"], 0)
        if field["total"] is None:
            return [self.random.randint(low, 30) for _ in range(count)]
        step = field["step"]
        steps = field["total"] // step
        cuts = [self.random.randint(0, steps) for _ in range(count - 1)]
        cuts = [0, *sorted(cuts), steps]
        return [step * (cuts[place + 1] - cuts[place]) for place in range(count)]

    def pick_seat(self, field):
        return self.random.choice(unbarred(field, field["values"]))

    def pick_seats(self, field):
        return [seat for seat in field["values"] if self.random.random() < 0.5]

    def pick_side(self, field):
        nobody = [None] if field["none"] else []
        return self.random.choice(unbarred(field, field["values"] + nobody))

    def pick_suit(self, field):
        return self.random.choice(unbarred(field, field["values"]))

    def pick_card(self, field):
        return self.random.choice(field["pack"])

    def pick_cards(self, field):
        count = field["count"] or self.random.randint(0, 4)
        pairs = zip(field["pack"], field["left"], strict=True)
        there = [card for card, left in pairs for _copy in range(left)]
        picked = self.random.sample(there, min(count, len(there)))
        return [field["led"], *picked[1:]] if field["led"] else picked

    def pick_choice(self, field):
        values = [value for value, _label in field["values"]]
        return self.random.choice(unbarred(field, values))

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


def unbarred(field, values):
    """The values that are not struck out."""
    barred = [value for value, _why in field["barred"]]
    return [value for value in values if value not in barred]
