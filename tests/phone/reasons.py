"""Why, and what is counted, as a Python tells it, be it large or small."""

from phone.counter_form import count_screen
from phone.why import why_at


def told(asked):
    """What led to lines and calls: of a `record` at some `addresses`."""
    return [why_at(asked["record"], address) for address in asked["addresses"]]


def counted(asked):
    """What a counter says: `key` of the card game, `fields` as [name, text]."""

    def answers(name):
        return [text for field, text in asked["fields"] if field == name]

    return count_screen(asked["key"], answers)
