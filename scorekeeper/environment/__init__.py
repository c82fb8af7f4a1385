"""The settings of a server, from its environment, checked all at once.

`declarations` lists them, `kinds` reads their values, and `settings_file` reads the
file that names them for `scripts/scorekeeper`.
"""

import sys

from scorekeeper.environment.declarations import SETTINGS

HEAD = "Correct these settings:"
WRONG = "{name}={text} cannot be used. {remedy}"
RENAMED = {"NEW_CIRCLES": "NEW_GROUPS", "CIRCLES_FROM_ONE": "GROUPS_FROM_ONE"}
LONGEST = 200  # characters of a value that the list shows


def check_settings(environ):
    """The value of each setting by its name, in a dict.

    Ends the program with a list of all that cannot be used.
    """
    values, wrong = {}, called_differently(environ)
    for setting in SETTINGS:
        text = environ.get(setting.name) or setting.default
        try:
            values[setting.name] = setting.kind.read(text)
        except ValueError as error:
            wrong.append(refusal(setting, text, error))
    if wrong:
        sys.exit("\n".join([HEAD, *wrong]))
    return values


def called_differently(environ):
    """A line about each setting that has another name now."""
    found = [name for name in RENAMED if environ.get(name)]
    return [f"{name} is now called {RENAMED[name]}. Rename it." for name in found]


def refusal(setting, text, error):
    """The line about a setting that cannot be used: its name, its value, a remedy."""
    remedy = str(error) or f"Use {setting.kind.allowed}."
    text = printable(setting.kind.shown(text))
    return WRONG.format(name=setting.name, text=text, remedy=remedy)


def printable(text):
    """A value on one line of a terminal, cut where it is very long."""
    marks = [mark if mark.isprintable() else repr(mark)[1:-1] for mark in text]
    return "".join(marks[:LONGEST]) + "…" * (len(marks) > LONGEST)
