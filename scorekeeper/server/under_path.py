"""Scorekeeper under a path of a host, such as https://example.org/cards/.

`BASE_PATH` names the path. Pages know their addresses without the path: a request loses
the path before it gets to a page, and each link that a page shows gets the path back.
"""

import re

PARTS = re.compile(r"[\w~-][\w.~-]*(/[\w~-][\w.~-]*)*", re.ASCII)
# The first words of our own addresses. A path that begins with one is refused: after
# a proxy has taken the path away, nobody could tell /games/5/ from /5/.
OWN = re.compile(
    "calendar|certificate|circles|device|evening|games|groups|healthz|held|import|join|k"
    "|keys|manifest.webmanifest|nights|offline|people|privacy|readyz|rules|s"
    "|service-worker.js|share|shared|start|static|tonight"
)
REFEREE = "referee"  # scripts know the links to the referee by this part
ALLOWED = (
    'a path such as /cards: letters, digits, ".", "_", "~" and "-" between slashes'
)
TAKEN = "Use another path, such as /cards. Scorekeeper already has a page at {}."


def base_path(text):
    """The path that a setting names, such as "/cards"; "" for a host of its own."""
    path = text.strip("/")
    if path and not PARTS.fullmatch(path):
        raise ValueError
    if taken := taken_of(path.split("/")):
        raise ValueError(TAKEN.format(taken))
    return f"/{path}" if path else ""


def taken_of(parts):
    """The part of a path that no path may have, "" for none."""
    return parts[0] if OWN.fullmatch(parts[0]) else REFEREE if REFEREE in parts else ""


def cookie_name(name, base):
    """A cookie's name: other programs on the host have cookies of usual names.

    A browser sends the cookies of `/` to `/cards/` as well.
    """
    return name + base.replace("/", ".")


def path_of_page(path, base):
    """The path of a request as the pages know it, whether the proxy kept `base` or not.

    None for `base` without the slash at its end, which is no page's address.
    """
    if not base or not (path + "/").startswith(base + "/"):
        return path
    return path.removeprefix(base) or None
