"""What a phone plays a family of card games from: its Python and its templates."""

import ast
import json
import re

from django.conf import settings

from scorekeeper import scoring

PYTHON = "@micropython/micropython-webassembly-pyscript/micropython"
EVENING = "evening"  # all families in one file, and what an evening alone needs
# What a table alone does without: settling, corrections, reading back.
OF_AN_EVENING = {"phone/evening.py", "phone/correcting.py"}
OF_AN_EVENING |= {
    f"phone/screen/{name}.py"
    for name in (
        "comparison",
        "correction",
        "curve",
        "deal_groups",
        "kept",
        "moment",
        "remembered",
        "review",
    )
}
# What only looks back at finished games, on the server.
LOOKED_BACK_BY = {"turning", "turning.py", "history.py"}
INCLUDE = re.compile(r'{% include "([\w/.]+)"')
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
    return json.dumps(content_of(family), ensure_ascii=False).encode()


def content_of(family):
    """The same as it is before it is written."""
    content = {"python": python_of(family), "templates": templates(DRAWN)}
    if family == EVENING:
        content |= {"templates": templates(DRAWN + evening_pages())}
        content |= {"menu": scoring.menu()}
    return content


def evening_pages():
    """The partials of an evening without a server."""
    folder = settings.BASE_DIR / "templates"
    return sorted(f"evening/{path.name}" for path in folder.glob("evening/_*.html"))


def python_of(family):
    """The modules that a family needs: texts without docstrings, by their paths."""
    root = settings.BASE_DIR
    found = [*root.glob("phone/*.py"), *root.glob("phone/screen/*.py")]
    found += [path for path in root.glob("rules/**/*.py") if is_for(path, family)]
    names = {path: path.relative_to(root).as_posix() for path in sorted(found)}
    return {
        name: without_docstrings(path.read_text())
        for path, name in names.items()
        if family == EVENING or name not in OF_AN_EVENING
    }


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


def templates(drawn):
    """Partials and those of the pads, with all that they include: texts by names."""
    folder = settings.BASE_DIR / "templates"
    names = list(drawn)
    names += [f"prompts/{path.name}" for path in sorted(folder.glob("prompts/*.html"))]
    texts = {}
    while names:
        name = names.pop()
        if name not in texts:
            texts[name] = (folder / name).read_text()
            names += INCLUDE.findall(texts[name])
    return texts
