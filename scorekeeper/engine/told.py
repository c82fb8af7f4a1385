"""The ways of telling that a family needs of those that all families share, bare.

Words that say nothing are left out, a fifth of what a phone would fetch: it finds the
same without them.
"""

import functools
import re

from scorekeeper import scoring

NAMES = ("accidents", "breaches", "deals", "ends", "stories", "tricks", "elsewhere")
SHARED = {f"rules/book/asking/{name}.py" for name in NAMES}
OF_A_FAMILY = re.compile(r"rules/games/\w+/book/(asked\w*|stories)\.py")
SITUATION = re.compile(r"^(\w+):.*\n(?:    .*\n)*", re.MULTILINE)
ELSEWHERE = "elsewhere"  # what no situation is about


def told_to(families, texts):
    """Texts of modules by their names, without the situations of other families."""
    keys = keys_of(families) | {ELSEWHERE}
    return {
        name: text_for(keys, text) if is_told(name) else text
        for name, text in texts.items()
    }


def is_told(name):
    """Whether a module has ways of telling."""
    return name in SHARED or OF_A_FAMILY.fullmatch(name) is not None


def text_for(keys, text):
    """The text of a module of ways of telling, with the situations of these keys."""
    return SITUATION.sub(lambda found: bare(found[0]) if found[1] in keys else "", text)


@functools.cache
def bare(situation):
    """A situation with its ways of telling, in one line, like beside like."""
    key, ways = situation.replace("\n", ";").split(":", 1)
    told = [scoring.bare_telling(way) for way in ways.split(";") if way.strip()]
    return f"{key}:{';'.join(sorted(told))}\n"


def keys_of(families):
    """The keys of all situations in the games of some families."""
    return {key for family in families for key in scoring.situations_of(family)}
