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

    def __init__(self):
        self.names = {"type"} | {field.name for field in self.fields}
        self.seats = [field for field in self.fields if field.holds_seats]
        self.cards = [field for field in self.fields if field.holds_cards]

    def why_malformed(self, entry, given, table):
        """Why its parts do not go together, (code, sentence); None if they do."""

    def read(self, given, table):
        """The Entry that a piece of a record holds; raises what is wrong with it."""
        entry = self.read_parts(given, table)
        game = table.game
        refuse(
            self.why_malformed(entry, given, table)
            or game.why_malformed(table, entry, given)
        )
        if game.reads_cards_first:
            self.read_cards(entry, given, table)
            self.check_seats(given, table)
        else:
            self.check_seats(given, table)
            self.read_cards(entry, given, table)
        refuse(game.why_misread(table, entry))
        return entry

    def read_parts(self, given, table):
        """The entry with each part as it is given; refuses what is no such part."""
        entry = Entry(self.type)
        unread = len(given) - 1  # besides the type
        for field in self.fields:
            value = None
            if field.name in given:
                value = given[field.name]
                unread -= 1
                if not field.is_formed(value, table):
                    refuse(self.fault(given, table))
            elif not field.optional:
                refuse(self.fault(given, table))
            setattr(entry, field.name, value)
        if unread:
            refuse(self.fault(given, table))
        return entry

    def check_seats(self, given, table):
        """Refuses a seat or side that is not at the table."""
        for field in self.seats:
            if field.name in given:
                field.check_seats(given[field.name], table)

    def read_cards(self, entry, given, table):
        """Refuses what is not a card of the pack; writes the others in one way."""
        for field in self.cards:
            if field.name in given:
                cards = field.read_cards(given[field.name], table)
                setattr(entry, field.name, cards)

    def fault(self, given, table):
        """What an entry has too much, lacks, or has of another kind."""
        unknown = [name for name in given if name not in self.names]
        if unknown:
            return self.bad_field(f"it has no part {unknown[0]!r}")
        field = [field for field in self.fields if not is_read(field, given, table)][0]
        if field.name not in given:
            return self.bad_field(f"{field.name!r} is missing")
        offer = field.offer()
        right = f"; right would be {offer}" if offer else ""
        value = given[field.name]
        return self.bad_field(f"{field.name!r} cannot be {value!r}{right}")

    def bad_field(self, fault):
        """(code, sentence) for parts that are not what this type needs."""
        return bad_field(self.type, fault)

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
