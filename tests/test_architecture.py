"""Each part of the house imports what it may."""

import ast
import sys

import pytest

from tests.source_trees import (
    ROOT,
    assert_none,
    files,
    imports,
    is_in,
    module_name,
    nodes,
    offenders,
)

# who (a dotted prefix): what it never imports
NEVER = [
    ("rules", ("django", "scorekeeper", "phone")),
    ("phone", ("django", "scorekeeper")),
    ("phone.log", ("phone.screen", "phone.table", "phone.corrections")),
    ("phone.log", ("phone.money", "phone.names", "phone.evening")),
    ("phone.money", ("phone.screen", "phone.log", "phone.names", "phone.evening")),
    ("phone.names", ("phone.screen", "phone.log", "phone.money", "phone.evening")),
    ("scorekeeper.models", ("scorekeeper.scoring", "scorekeeper.recording")),
    ("scorekeeper.scoring", ("scorekeeper.recording", "scorekeeper.money")),
    ("scorekeeper.database", ("scorekeeper.models",)),
    ("scorekeeper.server", ("scorekeeper.models",)),
    ("scorekeeper.people.statistics", ("scorekeeper.recording", "scorekeeper.history")),
    ("scorekeeper.tables.request_parsing", ("scorekeeper.recording",)),
    ("scorekeeper.access", ("scorekeeper.recording",)),
    ("scorekeeper.sharing", ("scorekeeper.recording",)),
]
WEB = ("django.http", "django.shortcuts", "django.template", "django.views")
# what keeps the record, or is worked out from it
KEEPS = tuple(
    f"scorekeeper.{name}"
    for name in ("models", "scoring", "recording", "database")
    + ("people.statistics", "money.ledger", "money.settlement")
)
# the only modules beside views that know requests and pages
KNOWS_THE_WEB = {
    "scorekeeper.access.keyring": "no key is a page that is not found",
    "scorekeeper.access.permissions": "without access a page is not found",
    "scorekeeper.engine.trees": "reads templates",
    "scorekeeper.files.downloads": "answers with a file",
    "scorekeeper.money.news": "keeps in a cookie what a page showed last",
    "scorekeeper.offline.outbox_parsing": "reads a request",
    "scorekeeper.pages.errors": "answers with the page of a refusal",
    "scorekeeper.server.addresses": "reads the host of a request",
    "scorekeeper.server.network": "reads the host of a request",
    "scorekeeper.sharing.things": "an unknown thing is a page that is not found",
    "scorekeeper.tables.answers": "answers a change of a game",
    "scorekeeper.tables.partials": "draws partials",
    "scorekeeper.tables.polling": "answers a poll",
    "scorekeeper.tables.request_parsing": "reads a request",
    "scorekeeper.tables.table_page": "draws the page of a table",
    "scorekeeper.titles": "is a filter of templates",
}
# the only modules of the web app that know the rules or the screen, and what they take
DOORS = {
    "scorekeeper": ("rules.words", "rules.untrusted_input"),
    "scorekeeper.scoring": ("rules", "phone"),
    "scorekeeper.table_options": ("rules",),
    "scorekeeper.bounds": ("phone.bounds",),
    "scorekeeper.content": ("rules",),
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
    "scorekeeper.database.game_cache": "a column that was written here",
    "scorekeeper.demo.recorded_games": "records that come with the project",
    "scorekeeper.files.exports.log_rows": "columns that were written here",
    "scorekeeper.files.imports.game": "what it has just written itself",
    "scorekeeper.access.sessions": "a column that was written here",
    "scorekeeper.models.game": "a column that was written here",
    "scorekeeper.server.__main__": "a file that collectstatic has written",
    "scorekeeper.server.subprocess_request": "a process of its own",
    "scorekeeper.server.readiness": "the server of this machine",
}
# the only modules of the rules' machine that know that there are games
KNOWS_GAMES = ("rules", "rules.book.content_files", "rules.rule_book.house_rules")
KNOWS_GAMES += ("rules.rule_book.named_sets",)
KNOWS_GAMES += ("rules.counters", "rules.rule_book.page_files", "rules.why")
KNOWS_GAMES += ("rules.at_this_table", "rules.book.lookup.entries")
# what the screen takes from the rules: how a card, a number or a place is written
WRITTEN = ("rules.words", "rules.fields.numbers.MOST_TAPS", "rules.ranking.places")
WRITTEN += ("phone.money",)


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
        for node in nodes(path):
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
        for node in nodes(path)
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


def test_no_room_of_the_web_app_imports_the_views_of_another():
    def look(path):
        own = room(module_name(path))
        for line, name in imports(path):
            if ".views" in name and room(name) not in ("", own):
                yield line, name

    assert_none(offenders("*.py", look, "scorekeeper"))


def test_what_is_no_view_knows_no_view():
    def look(path):
        own = module_name(path)
        for line, name in imports(path):
            if ".views" in name and is_in(name, "scorekeeper") and not is_of_pages(own):
                yield line, name

    assert_none(offenders("*.py", look, "scorekeeper"))


def test_what_keeps_the_record_knows_no_form():
    def look(path):
        if any(is_in(module_name(path), part) for part in KEEPS):
            for line, name in imports(path):
                if {"forms", "form"} & set(name.split(".")[1:]):
                    yield line, name

    assert_none(offenders("*.py", look, "scorekeeper"))


def test_only_views_and_few_others_know_the_web():
    found = {
        module_name(path)
        for path in files("*.py", "scorekeeper")
        for _line, name in imports(path)
        if any(is_in(name, part) for part in WEB)
    }
    pages = {name for name in found if is_of_pages(name)}
    assert found - pages == set(KNOWS_THE_WEB)


def is_of_pages(name):
    """Whether a module is a view or a room's addresses."""
    return bool({"views", "urls"} & set(name.split(".")))


def test_no_modules_of_the_web_app_import_each_other_in_a_cycle():
    below = {}  # module: those that it imports
    for path in files("*.py", "scorekeeper"):
        below[module_name(path)] = {name for _line, name in imports(path)}
    for name, names in below.items():
        found = {part if part in below else part.rpartition(".")[0] for part in names}
        below[name] = (found & set(below)) - {name}
    while ground := {name for name, others in below.items() if not others & set(below)}:
        below = {name: others for name, others in below.items() if name not in ground}
    assert not below, below


def room(name):
    """The room of the web app that a dotted name lies in; else ""."""
    parts = name.split(".")
    return parts[1] if parts[0] == "scorekeeper" and len(parts) > 2 else ""


def test_no_family_of_games_imports_another():
    def look(path):
        own = ".".join(module_name(path).split(".")[:3])
        for line, name in imports(path):
            if is_in(name, "rules.games") and own != "rules.games":
                yield from [] if is_in(name, own) else [(line, name)]

    assert_none(offenders("*.py", look, "rules/games"))


def test_the_tests_of_a_room_of_the_web_app_lie_under_its_name():
    rooms = {path.parent.name for path in ROOT.glob("scorekeeper/*/__init__.py")}
    for path in (ROOT / "tests" / "web").rglob("test_*.py"):
        assert path.parent.name in rooms | {"web", "files"}, path
