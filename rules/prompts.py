"""The question the referee asks, the shape an answer must have, and the answer."""

from .errors import RuleError


class Prompt:
    """An entry that may come now: its type, a label for the screen, its fields.

    `way`: which way of recording it belongs to ("" to all of them). `help`: a few
    words beside the label. `turn`: the seat that is to speak or play, if one is.
    `stays`: whether it stays in sight beside the first question, or is folded away.
    `faces`: whether the screen turns it to the player across the table.
    A prompt whose fields are all fixed is one button.
    """

    def __init__(
        self, type, label, *fields, way="", help="", turn=None, stays=False, faces=False
    ):
        self.type = type
        self.label = label
        self.fields = fields
        self.way = way
        self.help = help
        self.turn = turn
        self.stays = stays
        self.faces = faces
        self.guards = [field for field in fields if field.code]

    def refusal(self, entry):
        """The first field that does not offer what the entry says, or None."""
        for field in self.guards:
            value = getattr(entry, field.name)
            if value is not None and not field.allows(value):
                return field
        return None

    def picture(self, table):
        """The prompt as plain data, for a screen to draw."""
        return {
            "type": self.type,
            "label": self.label,
            "help": self.help,
            "way": self.way,
            "turn": self.turn,
            "stays": self.stays,
            "faces": self.faces,
            "fields": [field.picture(table) for field in self.fields],
        }


class LatePrompt:
    """A Prompt that is made only when it is drawn; an entry needs its type alone.

    `make`: a function without arguments that gives the Prompt, whose fields bear no
    `code`. For what is asked often and drawn seldom.
    """

    def __init__(self, type, make):
        self.type = type
        self.make = make

    def refusal(self, entry):
        """None: what the prompt does not offer is for the script to refuse."""

    def picture(self, table):
        """The prompt as plain data, for a screen to draw."""
        return self.make().picture(table)


class Question:
    """Prompts that only draw: the script refuses what cannot come, in its own order.

    For a game whose checks have an order of their own. `prompts`: a function that gives
    the prompts (they bear no `code`); it is asked only when they are drawn.
    """

    def __init__(self, prompts):
        self.prompts = prompts


class Form:
    """The shape of one type of entry, whenever it comes: checked before the phase.

    `check(entry, table)` raises `bad_field` for what one field alone cannot say.
    `words`: templates to tell the entry by, such as "{seat} bids {bid}"; the first
    whose fields are all there is used.
    """

    def __init__(self, type, *fields, check=None, words=()):
        self.type = type
        self.fields = fields
        self.check = check
        self.words = words
        self.names = {"type"} | {field.name for field in fields}
        self.seats = [field for field in fields if field.holds_seats]
        self.cards = [field for field in fields if field.holds_cards]

    def read(self, given, table):
        """The entry that a piece of a record holds; raises what is wrong with it."""
        entry = Entry(self.type)
        unread = len(given) - 1  # besides the type
        for field in self.fields:
            value = None
            if field.name in given:
                value = given[field.name]
                unread -= 1
                if not field.is_formed(value, table):
                    raise self.fault(given, table)
            elif not field.optional:
                raise self.fault(given, table)
            setattr(entry, field.name, value)
        if unread:
            raise self.fault(given, table)
        if self.check:
            self.check(entry, table)
        for check in table.game.check_order:
            check(self, entry, given, table)
        return entry

    def fault(self, given, table):
        """The refusal of an entry with a part too many, missing, or of another kind."""
        unknown = [name for name in given if name not in self.names]
        if unknown:
            return bad_field(self, f"it has no part {unknown[0]!r}")
        field = [field for field in self.fields if not is_read(field, given, table)][0]
        if field.name not in given:
            return bad_field(self, f"{field.name!r} is missing")
        offer = field.offer()
        right = f"; right would be {offer}" if offer else ""
        value = given[field.name]
        return bad_field(self, f"{field.name!r} cannot be {value!r}{right}")

    def tell(self, given, table):
        """An entry that was accepted, in words."""
        told = {
            field.name: field.tell(given[field.name], table)
            for field in self.fields
            if field.name in given
        }
        for template in self.words:
            if all("{" + name + "}" not in template for name in self.silent(told)):
                return template.format(**told)
        texts = [told[field.name] for field in self.fields if field.name in told]
        return " ".join([self.type.replace("_", " ")] + texts)

    def silent(self, told):
        """The names of the fields that an entry leaves out."""
        return [field.name for field in self.fields if field.name not in told]

    def check_seats(self, entry, given, table):
        """Refuses a seat or side that is not at the table."""
        for field in self.seats:
            if field.name in given:
                field.check_seats(given[field.name], table)

    def check_cards(self, entry, given, table):
        """Refuses what is not a card of the pack; writes the others in one way."""
        for field in self.cards:
            if field.name in given:
                cards = field.read_cards(given[field.name], table)
                setattr(entry, field.name, cards)


class Entry:
    """One thing the table did; its parts are attributes, None where left out."""

    def __init__(self, type):
        self.type = type


def is_read(field, given, table):
    """Whether an entry has this part as it must be, or may be without it and is."""
    if field.name in given:
        return field.is_formed(given[field.name], table)
    return field.optional


def bad_field(form, fault):
    """The refusal of an entry whose parts are not what its type needs."""
    return RuleError("bad_field", f"This is not a {form.type!r} entry: {fault}.")
