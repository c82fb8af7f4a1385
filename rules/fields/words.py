"""A choice among words, a yes or no, a note."""

from ..words import join_with_and
from .field import Field, is_list_of


class Choice(Field):
    """One of a list of values, each a word or a number with its label."""

    kind = "choice"

    def __init__(self, name, *values, **kwargs):
        super().__init__(name, **kwargs)
        self.values = [
            value if type(value) is tuple else (value, str(value).replace("_", " "))
            for value in values
        ]
        self.fixed = [self.values[0][0]] if len(self.values) == 1 else []
        self.listed = None  # the values with their types, once an entry is read

    def is_formed(self, value, table):
        return self.is_listed(value)

    def is_listed(self, value):
        """Whether this is one of the values."""
        if self.listed is None:
            self.listed = [(type(word), word) for word, label in self.values]
        return (type(value), value) in self.listed

    def offer(self):
        return ", ".join(label for word, label in self.values)

    def taps(self, table):
        return [value for value, _label in self.values]

    def in_words(self, value, table):
        for word, label in self.values:
            if word == value:
                return label
        return str(value)

    def draw_details(self, table):
        return {"values": [list(pair) for pair in self.values]}


class Choices(Choice):
    """A list of such values, perhaps none; each at most `most` times."""

    kind = "choices"

    def __init__(self, name, *values, most=1, **kwargs):
        super().__init__(name, *values, **kwargs)
        self.most, self.fixed = most, []

    def is_formed(self, value, table):
        return type(value) is list and all(map(self.is_listed, value))

    def taps(self, table):
        return []

    def in_words(self, value, table):
        word_text = super().in_words
        return join_with_and([word_text(word, table) for word in value]) or "none"

    def draw_details(self, table):
        return super().draw_details(table) | {"most": self.most}


class Flag(Field):
    """Yes or no."""

    kind = "flag"

    def is_settled(self):
        return True

    def assumed_value(self):
        return self.preset if self.optional or self.preset else False

    def is_formed(self, value, table):
        return value is True or value is False

    def in_words(self, value, table):
        return "yes" if value else "no"


class Flags(Field):
    """A list of yes or no."""

    kind = "flags"

    def is_formed(self, value, table):
        return is_list_of(bool, value)


class Fixed(Field):
    """A part that this prompt has settled already; null where nobody is meant."""

    kind = "fixed"

    def __init__(self, name, value, **kwargs):
        super().__init__(name, **kwargs)
        self.value, self.fixed = value, [value]

    def is_settled(self):
        return True

    def assumed_value(self):
        return self.value


class Text(Field):
    """A few words: a note, or a key that the game looks up."""

    kind, verb = "text", "Fill in"
    most = 1000  # characters

    def is_formed(self, value, table):
        return type(value) is str and len(value) <= self.most

    def offer(self):
        return f"a text of at most {self.most:,} characters"


class Saying(Field):
    """One of some things to say, each with the parts of the entry that it brings.

    `sayings`: (parts, label) each; `parts`: name -> value. The name of this field is
    no part of the entry. `columns`: how many of them stand in a row, where there is
    room.
    """

    kind = "saying"

    def __init__(self, *sayings, columns=None, **kwargs):
        super().__init__("said", **kwargs)
        self.sayings, self.columns = sayings, columns
        self.names = {name for parts, _label in sayings for name in parts}

    def put(self, entry, value):
        parts = value or {}
        for name in self.names:
            setattr(entry, name, parts.get(name))

    def taps(self, table):
        return [parts for parts, _label in self.sayings]

    def draw_details(self, table):
        values = [list(pair) for pair in self.sayings]
        return {"values": values, "columns": self.columns}
