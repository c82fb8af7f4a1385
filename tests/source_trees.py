"""The project's own files, its modules as trees, and what is wrong in them.

Each tree is parsed once for all tests of a process.
"""

import ast
import functools
import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
FOLDERS = (
    "rules",
    "phone",
    "scorekeeper",
    "templates",
    "static",
    "tests",
    "docs",
    "scripts",
)


@functools.cache
def parsed(path):
    """A module as a tree."""
    return ast.parse(path.read_text())


@functools.cache
def nodes(path):
    """All nodes of a module, which several tests look at."""
    return list(ast.walk(parsed(path)))


@functools.cache
def files(pattern, *folders):
    """The project's own files of a pattern, in the folders given or in all."""
    found = [
        path for folder in folders or FOLDERS for path in (ROOT / folder).rglob(pattern)
    ]
    if not folders:
        found += ROOT.glob(pattern)
    return sorted(path for path in found if path.is_file() and is_written(path))


def is_written(path):
    """Whether somebody wrote it: no cache, no picture, no data of npm's."""
    made = {"__pycache__", "migrations", "vendor", "node_modules"}
    written = {".py", ".html", ".css", ".js", ".mjs", ".md", ".txt", ".toml", ".svg"}
    is_text = path.suffix in written or path.name == "Makefile"
    return is_text and not made & set(path.parts)


def is_test(path):
    return path.relative_to(ROOT).parts[0] == "tests"


def place(path, line):
    return f"{path.relative_to(ROOT)}:{line}"


@functools.cache
def module_name(path):
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@functools.cache
def imports(path):
    """(line, dotted name) of all that a module imports, each name in full."""
    return list(imported(path))


def imported(path):
    package = path.relative_to(ROOT).parent.parts
    for node in nodes(path):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, name.name) for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else ()
            base = ".".join([*above, node.module] if node.module else above)
            yield from ((node.lineno, f"{base}.{name.name}") for name in node.names)


def is_in(name, prefix):
    return f"{name}.".startswith(f"{prefix}.")


def offenders(pattern, found_in, *folders):
    """Places in files where `found_in(path)` yields (line, what is wrong)."""
    return [
        f"{place(path, line)} {what}"
        for path in files(pattern, *folders)
        for line, what in found_in(path)
    ]


def assert_none(found):
    assert not found, "\n" + "\n".join(found)


def matches(patterns):
    """A look for files: the lines on which one of (pattern, name) matches."""

    def look(path):
        for number, line in enumerate(path.read_text().splitlines(), 1):
            yield from (
                (number, name) for find, name in patterns if re.search(find, line)
            )

    return look
