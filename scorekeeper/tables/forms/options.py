"""House rules as form fields: one for each kind of option, remembered values set."""

import re

from django import forms

from scorekeeper.pages.fields import LineField

BY_ITSELF = "By default"
QUOTED = re.compile(r"'(\w+)'")
MOST_DIGITS = 9  # of a number in a list of them
NUMBERS = re.compile(r"\[([\d, ]*)\]")


def option_field(option, remembered=None):
    """The form field of an option's picture; `remembered`: last time's value."""
    field = FIELDS[option["kind"]](option)
    field.label, field.help_text = option["label"], option["help"]
    field.initial = shown_value(option, remembered)
    return field


def shown_value(option, value):
    """What stands in the field of an option; `value`: None for the default."""
    value = option["default"] if value is None else value
    return "" if value is None else value


def choice(option):
    """One chip for each value; "by default" where it hangs on other things."""
    words = {str(value): value for value, _label in option["values"]}
    chips = [(str(value), label) for value, label in option["values"]]
    if option["default"] is None:
        chips = [("", BY_ITSELF)] + chips
    return forms.TypedChoiceField(
        choices=chips,
        coerce=words.get,
        empty_value=None,
        required=False,
        widget=forms.RadioSelect,
    )


def flag(option):
    """Yes or no."""
    yes_no = {"values": [[True, "yes"], [False, "no"]]}
    return choice(option | yes_no)


def number(option):
    """A whole number within the option's limits; empty for the default."""
    return forms.IntegerField(
        min_value=option.get("low"),
        max_value=option.get("high"),
        step_size=option.get("step"),
        required=False,
        widget=forms.NumberInput({"inputmode": "numeric", "placeholder": BY_ITSELF}),
    )


def numbers(_option):
    """Several whole numbers, with commas or spaces between them."""
    return NumbersField(required=False)


class NumbersField(forms.CharField):
    """A list of whole numbers typed in one line."""

    def prepare_value(self, value):
        return " ".join(map(str, value)) if isinstance(value, list) else value

    def clean(self, value):
        typed = re.split(r"[\s,;]+", super().clean(value).strip())
        if typed == [""]:
            return None
        if not all(one.isdecimal() and len(one) <= MOST_DIGITS for one in typed):
            raise forms.ValidationError(
                "Enter whole numbers separated by spaces, such as 1 2 3."
            )
        return [int(number) for number in typed]


def text(option):
    """A few words in one line."""
    return LineField(max_length=option["most"], required=False)


FIELDS = {"choice": choice, "flag": flag, "number": number}
FIELDS |= {"numbers": numbers, "text": text}


def changed_options(options, cleaned):
    """The options a record must name: those that differ from their defaults.

    `cleaned`: the values of the form's fields, each named option_ and the key.
    """
    given = {
        option["key"]: cleaned.get(f"option_{option['key']}") for option in options
    }
    return {
        option["key"]: given[option["key"]]
        for option in options
        if given[option["key"]] not in (None, option["default"])
    }


def options_named(options, message):
    """The options that a refusal of the rules names, in the order in which it does."""
    by_key = {option["key"]: option for option in options}
    return [by_key[word] for word in QUOTED.findall(message) if word in by_key]


def in_words(options, message):
    """A refusal of the rules as the page says it: labels in place of keys.

    Of two options that have a value of the same key, the first gives it its label.
    """
    words = {}
    for option in options:
        words |= {str(value): label for value, label in option["values"]} | words
    words |= {option["key"]: option["label"] for option in options}
    sentence = QUOTED.sub(lambda key: f"“{words.get(key[1], key[1])}”", message)
    return NUMBERS.sub(r"\1", sentence)
