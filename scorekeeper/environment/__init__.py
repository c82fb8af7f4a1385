"""The settings of a server, from its environment, checked all at once.

`declared` lists them, `kinds` reads their values, and `settings_file` reads the file
that names them for `scripts/scorekeeper`.
"""

import sys

from scorekeeper.environment.declared import SETTINGS

HEAD = "Correct these settings:"
WRONG = "{name}={text} cannot be used. {remedy}"
LONGEST = 200  # characters of a value that the list shows


def checked(environ):
    """The value of each setting by its name, in a dict.

    Ends the program with a list of all that cannot be used.
    """
    values, wrong = {}, []
    for setting in SETTINGS:
        text = environ.get(setting.name) or setting.default
        try:
            values[setting.name] = setting.kind.read(text)
        except ValueError as error:
            wrong.append(refusal(setting, text, error))
    if wrong:
        sys.exit("\n".join([HEAD, *wrong]))
    return values


def refusal(setting, text, error):
    """The line about a setting that cannot be used: its name, its value, a remedy."""
    remedy = str(error) or f"Use {setting.kind.allowed}."
    text = printable(setting.kind.shown(text))
    return WRONG.format(name=setting.name, text=text, remedy=remedy)


def printable(text):
    """A value on one line of a terminal, cut where it is very long."""
    marks = [mark if mark.isprintable() else repr(mark)[1:-1] for mark in text]
    return "".join(marks[:LONGEST]) + "…" * (len(marks) > LONGEST)
