"""One thing that the table did, as a record says it, and how it is read."""

from .errors import refuse


class Entry:
    """One thing the table did; its parts are attributes, None where left out."""

    def __init__(self, type):
        self.type = type


class Shape:
    """The parts of one type of entry: how an entry is read, and told in words.

    `fields`: its parts, in the order in which they are read. `words`: templates such
    as "{seat} bids {bid}"; the first whose parts are all there tells the entry.
    """

    type = ""
    fields = ()
    words = ()
    faults = {}  # code of a refusal: the part it is about, where no name tells

    def __init__(self):
        self.parts = [(field.name, field) for field in self.fields]
        self.names = {"type"} | {field.name for field in self.fields}
        seats = [part for part in self.parts if part[1].holds_seats]
        cards = [part for part in self.parts if part[1].holds_cards]
        self.seats_first, self.cards_first = seats + cards, cards + seats

    def why_malformed(self, entry, given, table):
        """Why its parts do not go together, (code, sentence); None if they do."""

    def read(self, given, table):
        """The Entry that a piece of a record holds; raises what is wrong with it."""
        game = table.game
        why = game.why_unknown(table, self.type)
        if not why:
            entry = self.read_parts(given, table)
            why = self.why_malformed(entry, given, table)
            why = why or game.why_malformed(table, entry, given)
        if not why:
            self.read_values(entry, given, table)
            why = game.why_misread(table, entry)
        if why:
            refuse(why)
        return entry

    def read_parts(self, given, table):
        """The entry with each part as it is given; refuses what is no such part."""
        entry = Entry(self.type)
        is_right = self.names.issuperset(given)
        for name, field in self.parts:
            if name in given:
                value = given[name]
                setattr(entry, name, value)
                if not field.is_formed(value, table):
                    is_right = False
            else:
                setattr(entry, name, None)
                if not field.optional:
                    is_right = False
        if not is_right:
            refuse(self.fault(given, table))
        return entry

    def read_values(self, entry, given, table):
        """Refuses seats and cards that are none here; writes a card in one way."""
        is_cards_first = table.game.reads_cards_first
        for name, field in self.cards_first if is_cards_first else self.seats_first:
            if name in given:
                setattr(entry, name, field.read(given[name], table))

    def fault(self, given, table):
        """What an entry has too much, lacks, or has of another kind."""
        unknown = [name for name in given if name not in self.names]
        if unknown:
            return self.bad_field(f"it has no part {unknown[0]!r}")
        field = [field for field in self.fields if not is_read(field, given, table)][0]
        if field.name not in given:
            return self.bad_field(f"{field.name!r} is missing")
        blank = field.asked_again(given[field.name], table)
        if blank:
            return "bad_field", blank
        offer = field.offer()
        right = f"; right would be {offer}" if offer else ""
        value = given[field.name]
        return self.bad_field(f"{field.name!r} cannot be {value!r}{right}")

    def bad_field(self, fault):
        """(code, sentence) for parts that are not what this type needs."""
        return bad_field(self.type, fault)

    def part_at_fault(self, given, code):
        """The name of the part that a refusal is about, "" where none can be named.

        `given`: the entry; `code`: of the refusal, which most often names the part.
        """
        if code in self.faults:
            return self.faults[code]
        there = [field for field in self.fields if field.name in given]
        named = [field for field in self.fields if field.is_named(code.split("_"))]
        cards = [field for field in there if field.holds_cards]
        likely = [field for field in named if field in there] + cards + named
        return likely[0].name if likely else ""

    def tell(self, given, table):
        """An entry that was accepted, in words."""
        told = {
            field.name: field.tell(given[field.name], table)
            for field in self.fields
            if field.name in given
        }
        silent = [field.name for field in self.fields if field.name not in told]
        for template in self.words:
            if all("{" + name + "}" not in template for name in silent):
                return template.format(**told)
        texts = [told[field.name] for field in self.fields if field.name in told]
        return " ".join([self.type.replace("_", " ")] + texts)


def bad_field(type, fault):
    """(code, sentence) for parts that are not what a type of entry needs."""
    return "bad_field", f"This is not a {type!r} entry: {fault}."


def is_read(field, given, table):
    """Whether an entry has this part as it must be, or may be without it and is."""
    if field.name in given:
        return field.is_formed(given[field.name], table)
    return field.optional
