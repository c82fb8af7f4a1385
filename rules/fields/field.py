"""What every kind of question has in common."""


class Field:
    """One question of a prompt or one part of an entry.

    `name`: the part, as a record says it; `attribute`: what an Entry calls it, if not
    by that name. `optional`: may be left out. `preset`: the value that is assumed until
    it is changed. `fixed`: that value in a list if it is the only one, else empty. What
    a prompt draws decides nothing: that does the entry type's `why_not`.
    """

    kind, verb = "", "Choose"
    holds_seats = holds_cards = False
    may_be_empty = False  # whether nothing is an answer, and no part left out

    def __init__(
        self, name, optional=False, preset=None, label="", help="", attribute=None
    ):
        self.name, self.attribute = name, attribute or name
        self.optional = optional
        self.preset = preset
        self.label = label
        self.help = help
        self.fixed = []

    def is_formed(self, value, table):
        """Whether the value is of this kind at all; if not it is a `bad_field`."""
        return True

    def is_named(self, words):
        """Whether the words of a refusal's code name this part, or what it holds."""
        names = (self.name, self.kind)
        return any(word in names or word + "s" in names for word in words)

    def offer(self):
        """What would be right, in words."""
        return ""

    def missing_words(self):
        """What to do where this part was left out, in words."""
        return f"{self.verb} the {self.name.replace('_', ' ')} first."

    def why_blank(self, value, table):
        """What is asked where a form left this blank; "" for what is not blank."""
        return ""

    def is_settled(self):
        """Whether a tap elsewhere may send it: it is fixed, assumed, or left out."""
        return self.optional or self.preset is not None or len(self.fixed) == 1

    def assumed_value(self):
        """The value while nobody has changed it, None if there is none."""
        return self.fixed[0] if self.fixed else self.preset

    def put(self, entry, value):
        """Writes an answer into an entry."""
        setattr(entry, self.attribute, value)

    def taps(self, table):
        """The values of which a screen draws one each to tap; empty if it does not."""
        return []

    def read_value(self, value, table):
        """The value with its cards as they are written.

        Raises `bad_seat`, `bad_card` for what this table lacks, and for wrong counts.
        """
        return value

    def is_right(self, value, table):
        """Whether nothing is wrong with seats and cards, just as they are written.

        What is wrong with them is for `is_formed` to say, and then for `read_value`.
        """
        return self.is_formed(value, table) and self.read_value(value, table) == value

    def in_words(self, value, table):
        """The value in words."""
        return str(value)

    def picture(self, table):
        """The question as plain data, for a screen to draw."""
        drawn = {
            "name": self.name,
            "kind": self.kind,
            "label": self.label,
            "help": self.help,
            "optional": self.optional,
            "preset": self.preset,
            "fixed": self.fixed,
        }
        drawn.update(self.draw_details(table))
        return drawn

    def draw_details(self, table):
        """What this kind adds to its picture."""
        return {}


def is_list_of(type_, value):
    """Whether a value is a list, perhaps empty, of nothing but this type."""
    return type(value) is list and {type_}.issuperset(map(type, value))
