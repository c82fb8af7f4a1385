"""Files, functions and lines keep to their size, and templates and texts to manners."""

import ast
import re
import sys

import pytest
from django.template.backends.django import get_installed_libraries
from django.template.library import import_library
from django.template.loader import get_template

from tests.source_trees import (
    ROOT,
    assert_none,
    files,
    is_in,
    is_test,
    matches,
    nodes,
    offenders,
    parsed,
)

LONGEST = {"*.py": 300, "*.html": 80, "*.css": 200, "*.js": 80}
WIDEST_TEMPLATE = 120
# the scripts that hold what a page knows of a game, and of evenings
DOORS_OF_PAGES = ("engine/table.js", "evening/kept.js", "evening/state.js")
FUNCTION_GIVEN = re.compile(r"export (async )?(function |const \w+ = (async )?\()")
WIDEST_SCRIPT = 100  # characters: no file is short because its lines are packed
LONGEST_TEST = 500
LONGEST_FUNCTION, LONGEST_SCRIPT, LONGEST_CLASS = 30, 40, 150

# what a template never holds: pattern, name
TEMPLATE_MANNERS = [
    (r"\sstyle\s*=", "a style attribute"),
    (r"<style", "a style element"),
    (r"<script(?![^>]*\b(src|type=\"application/json\")\b)", "an inline script"),
    (r"\son[a-z]+\s*=|hx-on|javascript:", "a script in an attribute"),
    (r"\|\s*safe\b|autoescape off", "text that is not escaped"),
    (r"\.(objects|all|exists|order_by|filter)\b|\w_set\b", "a query"),
]
EXTERNAL = r"(?:https?:|[\"'(])//(?!www\.w3\.org/)[\w.-]+"
# a class in each pattern, so that this file does not hold the words
UNWANTED = [
    (r"pypi\.or[g]|files\.pythonhoste[d]|npmj[s]|unpk[g]|jsdeliv[r]", "a registry"),
    (r"(?<![\w.])/(?:wor[k]|roo[t]|hom[e]|opt/pyp[i])/", "a path of one machine"),
    (r"\bTOD[O]\b|\bFIXM[E]\b|\bXX[X]\b", "work left to do"),
    (r"except Exceptio[n]|except\s*[:]$", "a catch of everything"),
    (r"\N{RIGHT SINGLE QUOTATION MARK}|u201[9]", "a curly apostrophe"),
    (r"\bnoq[a]\b|type[:] ignore|unsafe-inlin[e]", "a silenced check"),
]


@pytest.mark.parametrize("pattern", LONGEST)
def test_no_file_is_longer_than_its_kind_may_be(pattern):
    def look(path):
        longest = LONGEST_TEST if is_test(path) else LONGEST[pattern]
        lines = len(path.read_text().splitlines())
        if lines > longest:
            yield lines, f"is longer than {longest} lines"

    assert_none(offenders(pattern, look))


def test_no_line_of_a_script_is_packed():
    def look(path):
        for number, line in enumerate(path.read_text().splitlines(), 1):
            if len(line) > WIDEST_SCRIPT:
                yield number, f"is wider than {WIDEST_SCRIPT} characters"

    assert_none(offenders("*.js", look, "static"))


def test_what_a_page_knows_is_behind_a_door():
    """The table and the evenings on a page are read and changed by functions alone."""

    def look(path):
        for number, line in enumerate(path.read_text().splitlines(), 1):
            if line.startswith("export ") and not FUNCTION_GIVEN.match(line):
                yield number, f"gives away more than a function: {line}"

    for door in DOORS_OF_PAGES:
        assert_none(offenders(door, look, "static/js"))


def test_no_function_or_class_is_longer_than_it_may_be():
    def look(path):
        for node in nodes(path):
            length = getattr(node, "end_lineno", 0) - getattr(node, "lineno", 0) + 1
            if length > LONGEST_FUNCTION and length > longest_of(node, path):
                yield node.lineno, f"{node.name} has {length} lines"

    assert_none(offenders("*.py", look))


def longest_of(node, path):
    """How many lines a node may have; a script yields, or is a test that plays."""
    if isinstance(node, ast.ClassDef):
        return sys.maxsize if is_test(path) else LONGEST_CLASS
    if not isinstance(node, ast.FunctionDef):
        return sys.maxsize
    asks = any(isinstance(part, (ast.Yield, ast.YieldFrom)) for part in ast.walk(node))
    is_script = asks or is_test(path)
    return LONGEST_SCRIPT if is_script else LONGEST_FUNCTION


def test_a_constant_is_written_once():
    def look(path):
        written = set()
        for node in parsed(path).body:
            for one in node.targets if isinstance(node, ast.Assign) else ():
                if isinstance(one, ast.Name) and one.id in written:
                    yield node.lineno, f"{one.id} is written again"
                written.add(getattr(one, "id", None))

    assert_none(offenders("*.py", look))


def test_templates_hold_no_script_no_style_and_no_query():
    assert_none(offenders("*.html", matches(TEMPLATE_MANNERS), "templates"))


def test_no_line_of_a_template_is_wider_than_it_may_be():
    def look(path):
        for number, line in enumerate(path.read_text().splitlines(), 1):
            if len(line) > WIDEST_TEMPLATE:
                yield number, f"has {len(line)} characters"

    assert_none(offenders("*.html", look, "templates"))


def test_every_template_can_be_read():
    for path in files("*.html", "templates"):
        get_template(str(path.relative_to(ROOT / "templates")))


def uses(library):
    """A pattern for each tag and filter of a library (a dotted module)."""
    known = import_library(library)
    tags = [rf"{{%\s*{tag}\b" for tag in known.tags]
    return tags + [rf"\|\s*{name}\b" for name in known.filters]


def test_a_template_loads_only_what_it_uses():
    libraries = get_installed_libraries()

    def look(path):
        page = path.read_text()
        for load in re.finditer(r"{% load (.*?) %}", page):
            line = page.count("\n", 0, load.start()) + 1
            for name in load.group(1).split():
                if not any(re.search(use, page) for use in uses(libraries[name])):
                    yield line, f"loads {name} for nothing"

    assert_none(offenders("*.html", look, "templates"))


def test_every_tag_and_filter_of_our_own_is_used_by_a_template():
    libraries = get_installed_libraries().values()
    own = [library for library in libraries if is_in(library, "scorekeeper")]
    pages = [path.read_text() for path in files("*.html", "templates")]
    for use in [use for library in own for use in uses(library)]:
        assert any(re.search(use, page) for page in pages), use


@pytest.mark.parametrize("folder", ["templates", "static"])
def test_pages_take_nothing_from_another_host(folder):
    assert_none(offenders("*", matches([(EXTERNAL, "another host")]), folder))


def test_nothing_holds_what_belongs_elsewhere():
    assert_none(offenders("*", matches(UNWANTED)))
