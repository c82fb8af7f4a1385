"""The ways of telling that a family needs of those that all families share."""

import re

from scorekeeper import scoring

NAMES = ("accidents", "breaches", "deals", "ends", "stories", "tricks")
SHARED = {f"rules/book/asking/{name}.py" for name in NAMES}
SITUATION = re.compile(r"^(\w+):.*\n(?:    .*\n)*", re.MULTILINE)


def told_to(families, texts):
    """Texts of modules by their names, without the situations of other families."""
    keys = keys_of(families)
    return {
        name: text_for(keys, text) if name in SHARED else text
        for name, text in texts.items()
    }


def text_for(keys, text):
    """The text of a module of ways of telling, with the situations of these keys."""
    return SITUATION.sub(lambda found: found[0] if found[1] in keys else "", text)


def keys_of(families):
    """The keys of all situations in the games of some families."""
    return {key for family in families for key in scoring.situations_of(family)}
