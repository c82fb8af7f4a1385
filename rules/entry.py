"""One thing that the table did, as a record says it, and how it is read."""

from .errors import RuleError, refuse


class Entry:
    """One thing the table did; its parts are attributes, None where left out.

    Each type of entry has its own kind of it, with all its parts left out.
    """

    type = ""


class Shape:
    """The parts of one type of entry: how an entry is read, and put into words.

    `fields`: its parts, in the order in which they are read. `words`: templates such
    as "{seat} bids {bid}"; the first whose parts are all there tells the entry.
    `subject`: what it is about, a noun such as "the end of declaring", where its type
    is no word for it. `enters`: what its button enters, where its type is no word for
    that.
    """

    type = ""
    fields = ()
    words = ()
    subject = ""
    enters = ""
    why_malformed = None  # method (entry, raw_entry, table): parts that do not fit
    faults = {}  # code of a refusal: the part it is about, where no name tells

    def __init__(self):
        parts = {field.attribute: None for field in self.fields}
        parts["type"] = self.type
        self.blank = type("Blank", (Entry,), parts)
        looks = {one.name: (look_at(one), one.attribute) for one in self.fields}
        must = [field.name for field in self.fields if not field.optional]
        self.reading = self.blank, looks, must, self.why_malformed

    def read_entry(self, raw_entry, table):
        """The Entry that a piece of a record holds; raises what is wrong with it."""
        entry = self.read_at_once(raw_entry, table)
        return entry or self.read_in_order(raw_entry, table)

    def read_at_once(self, raw_entry, table):
        """The Entry if nothing is wrong with it; else None."""
        blank, looks, must, why_malformed = self.reading
        entry = blank()
        try:
            for name in raw_entry:
                if name != "type":
                    value = raw_entry[name]
                    is_right, attribute = looks[name]
                    if not is_right(value, table):
                        return None
                    setattr(entry, attribute, value)
        except (KeyError, RuleError, TypeError):  # a list is no card, and has no hash
            return None
        for name in must:
            if name not in raw_entry:
                return None
        if why_malformed and why_malformed(entry, raw_entry, table):
            return None
        misread = table.why_misread
        return None if misread and misread(table, entry, raw_entry) else entry

    def read_in_order(self, raw_entry, table):
        """The Entry, or its first fault refused; the order is that of the README."""
        entry = self.blank()
        refuse(self.fault(raw_entry, table))
        there = [field for field in self.fields if field.name in raw_entry]
        for field in there:
            field.put(entry, raw_entry[field.name])
        if self.why_malformed:
            refuse(self.why_malformed(entry, raw_entry, table))
        seats = [field for field in there if field.holds_seats]
        cards = [field for field in there if field.holds_cards]
        for field in cards + seats if table.game.reads_cards_first else seats + cards:
            field.put(entry, field.read_value(raw_entry[field.name], table))
        if table.why_misread:
            refuse(table.why_misread(table, entry, raw_entry))
        return entry

    def fault(self, raw_entry, table):
        """What an entry has too much, lacks, or has of another kind; None of it."""
        names = ["type"] + [field.name for field in self.fields]
        unknown = [name for name in raw_entry if name not in names]
        if unknown:
            return self.bad_field(f"it cannot have a part named {unknown[0]!r}")
        fields = self.fields
        faulty = [field for field in fields if not is_read(field, raw_entry, table)]
        if not faulty:
            return None
        field = faulty[0]
        if field.name not in raw_entry:
            return "bad_field", field.missing_words()
        blank = field.why_blank(raw_entry[field.name], table)
        if blank:
            return "bad_field", blank
        offer = field.offer()
        right = f". Use {offer}" if offer else ""
        value = raw_entry[field.name]
        return self.bad_field(f"{field.name!r} cannot be {value!r}{right}")

    def bad_field(self, fault):
        """(code, sentence) for parts that are not what this type needs."""
        return bad_field(self.type, fault)

    def part_at_fault(self, raw_entry, code):
        """The name of the part that a refusal is about, "" where none can be named.

        `raw_entry`: a dict; `code`: of the refusal, which most often names the part.
        """
        if code in self.faults:
            return self.faults[code]
        there = [field for field in self.fields if field.name in raw_entry]
        named = [field for field in self.fields if field.is_named(code.split("_"))]
        cards = [field for field in there if field.holds_cards]
        likely = [field for field in named if field in there] + cards + named
        return likely[0].name if likely else ""

    def in_words(self, raw_entry, table):
        """An entry that was accepted, in words."""
        words = {
            field.name: field.in_words(raw_entry[field.name], table)
            for field in self.fields
            if field.name in raw_entry
        }
        silent = [field.name for field in self.fields if field.name not in words]
        for template in self.words:
            if not [name for name in silent if "{" + name + "}" in template]:
                return template.format(**words)
        texts = [words[field.name] for field in self.fields if field.name in words]
        return " ".join([self.type.replace("_", " ")] + texts)

    def subject_of(self, raw_entry, table):
        """What an entry that was accepted is about: "Ann's bid"."""
        if self.subject:
            return self.subject
        seat, words = raw_entry.get("seat"), self.type.replace("_", " ")
        return f"the {words}" if seat is None else f"{table.players[seat]}'s {words}"


def bad_field(type, fault):
    """(code, sentence) for parts that are not what a type of entry needs."""
    return "bad_field", f"This is not a {type!r} entry: {fault}."


def look_at(field):
    """What tells at once that a part is right; a table may lack seats and cards."""
    is_held = field.holds_seats or field.holds_cards
    return field.is_right if is_held else field.is_formed


def is_read(field, raw_entry, table):
    """Whether an entry has this part as it must be, or may be without it and is."""
    if field.name in raw_entry:
        return field.is_formed(raw_entry[field.name], table)
    return field.optional
