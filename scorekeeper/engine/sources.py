"""What a phone plays a family of card games from: its Python and its partials."""

import json

from django.conf import settings

from scorekeeper import scoring
from scorekeeper.engine.compiler import compiled
from scorekeeper.engine.trees import trees

PYTHON = "@micropython/micropython-webassembly-pyscript/micropython"
EVENING = "evening"  # all families in one file, and what an evening alone needs
# What a table alone does without: settling, corrections, reading back.
OF_AN_EVENING = {"phone/bounds.py", "phone/correcting.py", "phone/house_rules.py"}
OF_AN_EVENING |= {"phone/missing.py", "phone/read_again.py", "phone/stopping.py"}
ROOMS_OF_AN_EVENING = ("phone/evening/", "phone/money/", "phone/names/")
ROOMS_OF_AN_EVENING += ("phone/screen/evening/",)
OF_AN_EVENING |= {
    f"phone/screen/{name}.py"
    for name in (
        "comparison",
        "correction",
        "curve",
        "deal_groups",
        "kept",
        "moment",
        "payments",
        "remembered",
        "review",
        "seats",
        "stopping",
    )
}
OF_THE_LOG = ("__init__.py", "kept.py", "rows.py")  # the rest brings phones together
# What only looks back at finished games, on the server.
LOOKED_BACK_BY = {"turning", "turning.py", "history.py"}
PRESETS = "presets.py"  # what only a new game is begun with
DRAWN = ["games/_table.html", "games/_refused.html", "games/_prompt.html"]
DRAWN += ["games/_question.html", "games/_take_out.html"]


def families():
    """The names of the folders of the games."""
    games = settings.BASE_DIR / "rules/games"
    return sorted(path.parent.name for path in games.glob("*/__init__.py"))


def written(family):
    """The one file that a phone fetches to play a family, as bytes.

    A line of JSON, and after it the modules in the order of their paths. The line has
    the `modules` (of each its path and its length in bytes) and the `partials`; that of
    an evening, which has all families, the `menu`, too.
    """
    modules = [compiled(*module) for module in sorted(python_of(family).items())]
    lengths = [(path, len(content)) for path, content in modules]
    first = {"modules": lengths, "partials": partials_of(family)}
    if family == EVENING:
        first |= {"menu": scoring.menu()}
    contents = [content for _path, content in modules]
    return b"".join([json.dumps(first, ensure_ascii=False).encode(), b"\n", *contents])


def partials_of(family):
    """The partials that draw its tables; those of an evening draw that, too."""
    folder = settings.BASE_DIR / "templates"
    pages = sorted(folder.glob("prompts/*.html"))
    if family == EVENING:
        pages += sorted(folder.glob("evening/_*.html"))
    return trees(DRAWN + [path.relative_to(folder).as_posix() for path in pages])


def python_of(family):
    """The modules that a family needs: texts by their paths."""
    root = settings.BASE_DIR
    modules = [*root.glob("phone/*.py"), *root.glob("phone/screen/*.py")]
    modules += [root / "phone/log" / name for name in OF_THE_LOG]
    for room in ROOMS_OF_AN_EVENING:
        modules += root.glob(f"{room}*.py")
    modules += [path for path in root.glob("rules/**/*.py") if is_for(path, family)]
    names = {path: path.relative_to(root).as_posix() for path in sorted(modules)}
    return {
        name: path.read_text()
        for path, name in names.items()
        if family == EVENING or not is_of_an_evening(name)
    }


def is_of_an_evening(name):
    """Whether a table alone does without a module of the phone."""
    return name in OF_AN_EVENING or name.startswith(ROOMS_OF_AN_EVENING)


def is_for(path, family):
    """Whether a module of the rules is read to play a family."""
    parts = path.relative_to(settings.BASE_DIR / "rules").parts
    if LOOKED_BACK_BY & set(parts) or (parts[-1] == PRESETS and family != EVENING):
        return False
    if parts[0] == "games":
        return len(parts) == 2 or family in (parts[1], EVENING)
    return parts[0] not in ("rule_book", "__main__.py")
