"""Each part of the house imports what it may, and keeps to its size and manners."""

import ast
import functools
import re
import sys
from pathlib import Path

import pytest
from django.template.backends.django import get_installed_libraries
from django.template.library import import_library
from django.template.loader import get_template

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

# who (a dotted prefix): what he never imports
NEVER = [
    ("rules", ("django", "scorekeeper", "phone")),
    ("phone", ("django", "scorekeeper")),
    ("phone.log", ("phone.screen", "phone.table", "phone.corrections")),
    ("phone.log", ("phone.money", "phone.names", "phone.evening")),
    ("phone.money", ("phone.screen", "phone.log", "phone.names", "phone.evening")),
    ("phone.names", ("phone.screen", "phone.log", "phone.money", "phone.evening")),
    ("scorekeeper.models", ("scorekeeper.views", "scorekeeper.forms")),
    ("scorekeeper.models", ("scorekeeper.scoring", "scorekeeper.recording")),
    ("scorekeeper.scoring", ("scorekeeper.views", "scorekeeper.forms")),
    ("scorekeeper.scoring", ("scorekeeper.recording", "scorekeeper.money.settlement")),
    ("scorekeeper.recording", ("scorekeeper.views", "scorekeeper.forms")),
    ("scorekeeper.money.settlement", ("scorekeeper.views", "scorekeeper.forms")),
    ("scorekeeper.people.statistics", ("scorekeeper.views", "scorekeeper.forms")),
    ("scorekeeper.people.statistics", ("scorekeeper.recording", "scorekeeper.history")),
    ("scorekeeper.database", ("scorekeeper.views", "scorekeeper.models")),
    ("scorekeeper.history", ("scorekeeper.views",)),
    ("scorekeeper.offline", ("scorekeeper.views", "scorekeeper.forms")),
    (
        "scorekeeper.tables.request_parsing",
        ("scorekeeper.views", "scorekeeper.recording"),
    ),
    ("scorekeeper.forms", ("scorekeeper.views",)),
    ("scorekeeper.nights", ("scorekeeper.views", "scorekeeper.forms")),
    ("scorekeeper.access", ("scorekeeper.views", "scorekeeper.recording")),
    ("scorekeeper.sharing", ("scorekeeper.views", "scorekeeper.recording")),
    ("scorekeeper.money", ("scorekeeper.views", "scorekeeper.models")),
    ("scorekeeper.server", ("scorekeeper.views", "scorekeeper.models")),
]
WEB = ("django.http", "django.shortcuts", "django.template", "django.views")
INSIDE = ("models", "scoring", "recording", "settling", "counting", "history")
INSIDE += ("nights", "money", "ledger")
NEVER += [(f"scorekeeper.{module}", WEB) for module in INSIDE]
# the only modules of the web app that know the rules or the screen, and what they take
DOORS = {
    "scorekeeper": ("rules.words", "rules.untrusted_input"),
    "scorekeeper.scoring": ("rules", "phone"),
    "scorekeeper.bounds": ("phone.bounds",),
    "scorekeeper.content": ("rules",),
    "scorekeeper.demo": ("rules",),
    "scorekeeper.money.ledger": ("phone.money",),
    "scorekeeper.money": ("phone.money",),
    "scorekeeper.names": ("phone.names",),
    "scorekeeper.offline.night_parsing": (
        "phone.bounds",
        "phone.evening.older_formats",
    ),
    "scorekeeper.recording": ("phone.bounds",),
    "scorekeeper.recording.log": ("phone.log",),
    "scorekeeper.money.settlement": ("phone.signatures",),
}
# the only modules that read JSON by json.loads, since nobody else wrote it
READS_OWN_JSON = {
    "rules.book.content_files": "content that the server's checked",
    "rules.book.source_files.deals": "a deal that comes with the project",
    "rules.untrusted_input": "which checks it, for all others",
    "phone.corrections": "a form that this phone drew",
    "phone.form_entry": "a form that this phone drew",
    "phone.worker": "the page of this phone",
    "scorekeeper.database.known_entries": "a column that was written here",
    "scorekeeper.files.imports.game": "what it has just written itself",
    "scorekeeper.access.sessions": "a column that was written here",
    "scorekeeper.management.commands.demo": "a record that comes with the project",
    "scorekeeper.models.game": "a column that was written here",
    "scorekeeper.server.__main__": "a file that collectstatic has written",
    "scorekeeper.server.subprocess_request": "a process of its own",
    "scorekeeper.server.readiness": "the server of this machine",
}
# the only modules of the rules' machine that know that there are games
KNOWS_GAMES = ("rules", "rules.book.content_files", "rules.rule_book.book")
KNOWS_GAMES += ("rules.counters", "rules.rule_book.page_files", "rules.why")
# what the screen takes from the rules: how a card, a number or a place is written
WRITTEN = ("rules.words", "rules.fields.numbers.MOST_TAPS", "rules.ranking.places")
WRITTEN += ("phone.money",)

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


@functools.cache
def parsed(path):
    """A module as a tree, which several tests look at."""
    return ast.parse(path.read_text())


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
    for node in ast.walk(parsed(path)):
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


@pytest.mark.parametrize(("who", "never"), NEVER)
def test_no_part_imports_what_it_never_may(who, never):
    def look(path):
        for line, name in imports(path):
            if is_in(module_name(path), who):
                yield from ((line, name) for part in never if is_in(name, part))

    houses = ("rules", "phone", "scorekeeper")
    assert_none(offenders("*.py", look, *houses))


def test_the_rules_import_only_themselves_and_the_standard_library():
    def look(path):
        for line, name in imports(path):
            if name.split(".")[0] not in sys.stdlib_module_names | {"rules"}:
                yield line, name

    assert_none(offenders("*.py", look, "rules"))


def test_the_screen_takes_only_words_from_the_rules():
    def look(path):
        for line, name in imports(path):
            is_known = name.split(".")[0] in sys.stdlib_module_names
            is_known = is_known or is_in(name, "phone.screen")
            if not is_known and not any(is_in(name, part) for part in WRITTEN):
                yield line, name

    assert_none(offenders("*.py", look, "phone/screen"))


def test_the_web_app_reaches_rules_and_screen_through_its_doors_only():
    def look(path):
        own = module_name(path)
        doors = [parts for door, parts in DOORS.items() if is_in(own, door)]
        allowed = [part for parts in doors for part in parts]
        for line, name in imports(path):
            is_behind = any(is_in(name, part) for part in DOORS["scorekeeper.scoring"])
            if is_behind and not any(is_in(name, part) for part in allowed):
                yield line, name

    assert_none(offenders("*.py", look, "scorekeeper"))


def test_json_that_others_wrote_is_read_in_one_place():
    """Elsewhere half a letter, a zero byte or NaN would come in, and break a page."""

    def look(path):
        if module_name(path) in READS_OWN_JSON:
            return
        for node in ast.walk(parsed(path)):
            if isinstance(node, ast.Attribute) and reads_json(node.value, node.attr):
                yield (
                    node.lineno,
                    f"reads JSON by {node.attr}: take rules.untrusted_input",
                )
        for line, name in imports(path):
            if name.startswith(("json.", "orjson.")):
                yield (
                    line,
                    f"takes {name}: write json.dumps, or take rules.untrusted_input",
                )

    assert_none(offenders("*.py", look, "rules", "phone", "scorekeeper"))


def reads_json(module, name):
    is_json = isinstance(module, ast.Name) and module.id in ("json", "orjson")
    return is_json and name in ("loads", "load", "JSONDecoder", "decoder", "scanner")


def test_every_module_that_reads_its_own_json_does_so():
    found = {
        module_name(path)
        for path in files("*.py", "rules", "phone", "scorekeeper")
        for node in ast.walk(parsed(path))
        if isinstance(node, ast.Attribute) and reads_json(node.value, node.attr)
    }
    assert found == set(READS_OWN_JSON)


def test_the_machine_imports_no_game():
    def look(path):
        own = module_name(path)
        is_machine = own not in KNOWS_GAMES and not is_in(own, "rules.games")
        for line, name in imports(path):
            if is_machine and is_in(name, "rules.games"):
                yield line, name

    assert_none(offenders("*.py", look, "rules"))


def test_nothing_that_referees_reads_what_only_looks_back():
    def looks_back(name):
        return bool({"history", "turning_points"} & set(name.split(".")))

    def look(path):
        if not looks_back(module_name(path)):
            yield from (
                (line, name) for line, name in imports(path) if looks_back(name)
            )

    assert_none(offenders("*.py", look, "rules", "phone"))


def test_no_rooms_of_the_web_app_import_each_other_in_a_group():
    rooms = {}  # name: those it imports
    for path in files("*.py", "scorekeeper"):
        here = room(module_name(path))
        found = {room(name) for _line, name in imports(path)} - {here, ""}
        rooms.setdefault(here, set()).update(found)
    while ground := {name for name, below in rooms.items() if not below & set(rooms)}:
        rooms = {name: below for name, below in rooms.items() if name not in ground}
    assert not rooms, rooms


def room(name):
    """The folder or module of the web app that a dotted name lies in; else ""."""
    parts = name.split(".")
    return ".".join(parts[:2]) if parts[0] == "scorekeeper" else ""


def test_no_family_of_games_imports_another():
    def look(path):
        own = ".".join(module_name(path).split(".")[:3])
        for line, name in imports(path):
            if is_in(name, "rules.games") and own != "rules.games":
                yield from [] if is_in(name, own) else [(line, name)]

    assert_none(offenders("*.py", look, "rules/games"))


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
        for node in ast.walk(parsed(path)):
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


def test_the_tests_of_a_room_of_the_web_app_lie_under_its_name():
    rooms = {path.parent.name for path in ROOT.glob("scorekeeper/*/__init__.py")}
    for path in (ROOT / "tests" / "web").rglob("test_*.py"):
        assert path.parent.name in rooms | {"web", "files"}, path


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
