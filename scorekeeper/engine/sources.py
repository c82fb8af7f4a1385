"""What a phone plays a family of card games from: its Python and its partials."""

import ast
import json

from django.conf import settings

from scorekeeper import scoring
from scorekeeper.engine.trees import trees

PYTHON = "@micropython/micropython-webassembly-pyscript/micropython"
EVENING = "evening"  # all families in one file, and what an evening alone needs
# What a table alone does without: settling, corrections, reading back.
OF_AN_EVENING = {"phone/bounds.py", "phone/correcting.py"}
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
    )
}
OF_THE_LOG = ("__init__.py", "kept.py", "rows.py")  # the rest brings phones together
# What only looks back at finished games, on the server.
LOOKED_BACK_BY = {"turning", "turning.py", "history.py"}
DRAWN = ["games/_table.html", "games/_refused.html", "games/_prompt.html"]
DRAWN += ["games/_question.html", "games/_take_out.html"]


def families():
    """The names of the folders of the games."""
    games = settings.BASE_DIR / "rules/games"
    return sorted(path.parent.name for path in games.glob("*/__init__.py"))


def written(family):
    """The one file that a phone fetches to play a family, as bytes of JSON.

    That of an evening has all families, and the menu.
    """
    content = {"modules": python_of(family), "partials": partials_of(family)}
    if family == EVENING:
        content |= {"menu": scoring.menu()}
    return json.dumps(content, ensure_ascii=False).encode()


def partials_of(family):
    """The partials that draw its tables; those of an evening draw that, too."""
    folder = settings.BASE_DIR / "templates"
    pages = sorted(folder.glob("prompts/*.html"))
    if family == EVENING:
        pages += sorted(folder.glob("evening/_*.html"))
    return trees(DRAWN + [path.relative_to(folder).as_posix() for path in pages])


def python_of(family):
    """The modules that a family needs: texts without docstrings, by their paths."""
    root = settings.BASE_DIR
    modules = [*root.glob("phone/*.py"), *root.glob("phone/screen/*.py")]
    modules += [root / "phone/log" / name for name in OF_THE_LOG]
    for room in ROOMS_OF_AN_EVENING:
        modules += root.glob(f"{room}*.py")
    modules += [path for path in root.glob("rules/**/*.py") if is_for(path, family)]
    names = {path: path.relative_to(root).as_posix() for path in sorted(modules)}
    return {
        name: without_docstrings(path.read_text())
        for path, name in names.items()
        if family == EVENING or not is_of_an_evening(name)
    }


def is_of_an_evening(name):
    """Whether a table alone does without a module of the phone."""
    return name in OF_AN_EVENING or name.startswith(ROOMS_OF_AN_EVENING)


def is_for(path, family):
    """Whether a module of the rules is read to play a family."""
    parts = path.relative_to(settings.BASE_DIR / "rules").parts
    if LOOKED_BACK_BY & set(parts):
        return False
    if parts[0] == "games":
        return len(parts) == 2 or family in (parts[1], EVENING)
    return parts[0] not in ("rule_book", "__main__.py")


def without_docstrings(source):
    """A module as it runs; only the words for its readers are left out."""
    lines = source.splitlines(keepends=True)
    for node in ast.walk(ast.parse(source)):
        for line in lines_of_docstring(node):
            lines[line] = ""
    return "".join(lines)


def lines_of_docstring(node):
    """The lines, counted from 0, of the docstring of a node that has more than it."""
    body = getattr(node, "body", [])
    is_long = isinstance(body, list) and len(body) > 1
    first = body[0] if is_long else None
    if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant):
        return range(first.lineno - 1, first.end_lineno)
    return ()
