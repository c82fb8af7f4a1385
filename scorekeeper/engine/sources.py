"""What a phone plays a family of card games from: its Python and its templates."""

import ast
import json
import re

from django.conf import settings

INCLUDE = re.compile(r'{% include "([\w/.]+)"')
DRAWN = ["games/_table.html", "games/_refused.html", "games/_prompt.html"]
DRAWN += ["games/_question.html", "games/_take_out.html"]


def families():
    """The names of the folders of the games."""
    games = settings.BASE_DIR / "rules/games"
    return sorted(path.parent.name for path in games.glob("*/__init__.py"))


def written(family):
    """The one file that a phone fetches to play a family, as bytes of JSON."""
    content = {"python": python_of(family), "templates": templates()}
    return json.dumps(content, ensure_ascii=False).encode()


def python_of(family):
    """The modules that a family needs: texts without docstrings, by their paths."""
    root = settings.BASE_DIR
    found = [*root.glob("screen/**/*.py"), *root.glob("phone/**/*.py")]
    found += [path for path in root.glob("rules/**/*.py") if is_for(path, family)]
    names = {path: path.relative_to(root).as_posix() for path in sorted(found)}
    return {name: without_docstrings(path.read_text()) for path, name in names.items()}


def is_for(path, family):
    """Whether a module of the rules is read to play a family."""
    parts = path.relative_to(settings.BASE_DIR / "rules").parts
    if parts[0] == "games":
        return len(parts) == 2 or parts[1] == family
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


def templates():
    """The partials that draw a table, with all that they include: texts by names."""
    folder = settings.BASE_DIR / "templates"
    names = list(DRAWN)
    names += [f"prompts/{path.name}" for path in sorted(folder.glob("prompts/*.html"))]
    texts = {}
    while names:
        name = names.pop()
        if name not in texts:
            texts[name] = (folder / name).read_text()
            names += INCLUDE.findall(texts[name])
    return texts
