"""House rules: the options a card game offers, and how a record's are read."""

from .errors import RuleError
from .words import is_control, trim


class Option:
    """One house rule. `values`: (value, words) for each, the default first.

    `default` may be a function of the options read so far and the number of players.
    """

    kind = "choice"
    is_rule = True  # a name that a table gives its game is none
    used = None  # (key of another option, its values) without which this does nothing

    def __init__(self, key, label, *values, default=None, help=""):
        self.key, self.label, self.help = key, label, help
        self.values = [
            value if type(value) is tuple else (value, words_of(value))
            for value in values
        ]
        self.allowed = [(type(value), value) for value, _words in self.values]
        first = self.values[0][0] if values else None
        self.default = first if default is None else default
        self.is_worked_out = callable(self.default)

    def used_with(self, key, *values):
        """Says that this does something only with some values of another option."""
        self.used = key, values
        return self

    def is_used(self, options):
        """Whether this does anything at a table with these options, all in force."""
        if self.used is None or self.used[0] not in options:
            return True
        return options[self.used[0]] in self.used[1]

    def allows(self, value, players):
        """Whether a record may say this."""
        return (type(value), value) in self.allowed

    def limits(self, players):
        """What a refusal says of the values that would be right."""
        return ""

    def in_words(self, value):
        """One value as a screen names it; "none" where there is none."""
        for (kind, allowed), (_value, words) in zip(self.allowed, self.values):
            if allowed == value and kind is type(value):
                return words
        if type(value) is list:
            return " ".join([str(one) for one in value])
        return "none" if value is None else str(value)

    def picture(self):
        """The option as plain data, for a screen to draw."""
        return {
            "key": self.key,
            "label": self.label,
            "help": self.help,
            "kind": self.kind,
            "values": [list(pair) for pair in self.values],
            "default": None if self.is_worked_out else self.default,
        }


class NumberOption(Option):
    """A number from low to high in steps; `high` may be a function of the players."""

    kind = "number"

    def __init__(self, key, label, low, high, step=1, default=None, help=""):
        super().__init__(key, label, default=default, help=help)
        self.low, self.high, self.step = low, high, step

    def highest(self, players):
        return self.high(players) if callable(self.high) else self.high

    def allows(self, value, players):
        high = self.highest(players)
        return (
            type(value) is int and self.low <= value <= high and value % self.step == 0
        )

    def limits(self, players):
        steps = f", in steps of {self.step}" if self.step > 1 else ""
        return f". Use {self.low} to {self.highest(players)}{steps}"

    def picture(self):
        high = None if callable(self.high) else self.high
        drawn = {"low": self.low, "high": high, "step": self.step}
        return super().picture() | drawn


class NumbersOption(NumberOption):
    """A list of 1 to `most` such numbers."""

    kind = "numbers"
    most = 60

    def allows(self, value, players):
        return (
            type(value) is list
            and 1 <= len(value) <= self.most
            and all(super(NumbersOption, self).allows(n, players) for n in value)
        )


class TextOption(Option):
    """What a table calls something, in at most `most` characters; "" for nothing."""

    kind = "text"
    is_rule = False

    def __init__(self, key, label, most, help=""):
        super().__init__(key, label, default="", help=help)
        self.most = most

    def allows(self, value, players):
        if type(value) is not str:
            return False
        is_in_range = 1 <= len(trim(value)) <= self.most
        return value == "" or is_in_range and not any(map(is_control, value))

    def limits(self, players):
        return f". Use 1 to {self.most} characters in one line"

    def in_words(self, value):
        return trim(value) or "none"

    def picture(self):
        return super().picture() | {"most": self.most}


def read_options(options, raw_options, players):
    """The options in force, by key; `unknown_option`, then `bad_option`."""
    read = {option.key: option.default for option in options}
    if raw_options:
        check_given(options, raw_options, players)
        read.update(raw_options)
    for option in options:
        if option.is_worked_out and option.key not in raw_options:
            read[option.key] = option.default(read, players)
    return read


def check_given(options, raw_options, players):
    """Raises `unknown_option`, then `bad_option`, for what a record may not say."""
    chosen = [option for option in options if option.key in raw_options]
    if len(chosen) < len(raw_options):
        keys = [option.key for option in chosen]
        key = [key for key in raw_options if key not in keys][0]
        raise RuleError("unknown_option", f"This game has no option {key!r}.")
    for option in chosen:
        key = option.key
        if not option.allows(raw_options[key], players):
            limits = option.limits(players)
            raise RuleError(
                "bad_option", f"{key!r} cannot be {raw_options[key]!r}{limits}."
            )


def words_of(value):
    """A value as a label: "up_down" is "up down"."""
    if value is True or value is False:
        return "yes" if value else "no"
    return str(value).replace("_", " ")
