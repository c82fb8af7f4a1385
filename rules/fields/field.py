"""What every kind of question has in common."""


class Field:
    """One question of a prompt or one part of an entry.

    `optional`: may be left out. `code`: what the referee answers to a value outside
    this prompt; without one the prompt only draws. `preset`: the value that is
    assumed until it is changed.
    """

    kind = ""
    holds_seats = holds_cards = False
    may_be_empty = False  # whether nothing is an answer, and no part left out

    def __init__(self, name, optional=False, code=None, preset=None, label="", help=""):
        self.name = name
        self.optional = optional
        self.code = code
        self.preset = preset
        self.label = label
        self.help = help

    def is_formed(self, value, table):
        """Whether the value is of this kind at all; if not it is a `bad_field`."""
        return True

    def allows(self, value):
        """Whether this prompt offers the value."""
        return True

    def offer(self):
        """What would be right, in words."""
        return ""

    def refusal(self, value):
        """Why a value outside this prompt is refused, in a sentence."""
        return f"{self.label or self.name}: {value} is not possible, {self.offer()} is."

    def fixed(self):
        """The values when only one is left: a list of it, else empty."""
        return []

    def check_seats(self, value, table):
        """Raises `bad_seat` for a seat or side that this table lacks."""

    def read_cards(self, value, table):
        """The value with its cards as they are written; `bad_card`, wrong counts."""
        return value

    def tell(self, value, table):
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
            "fixed": self.fixed(),
        }
        drawn.update(self.drawn(table))
        return drawn

    def drawn(self, table):
        """What this kind adds to its picture."""
        return {}
