"""What is public is documented: games and their words, commands, settings, modules."""

import ast
import functools
import json
import re
from pathlib import Path

import pytest
from django.apps import apps

import rules
from scorekeeper.environment.declarations import SETTINGS
from tests import source_trees

ROOT = Path(__file__).parents[1]
GAMES = {game.key: game for game in rules.card_games()}
PAGES = [
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md")),
    *(ROOT / name / "README.md" for name in ("rules", "phone/screen")),
    ROOT / "rules/book/content/README.md",
    *sorted((ROOT / "docs").rglob("*.md")),
]


def page(key):
    return (ROOT / "docs" / "games" / f"{key}.md").read_text()


def unnamed(names, text):
    """The names that a page does not hold between backticks."""
    return [name for name in names if f"`{name}`" not in text]


def modules(*folders):
    paths = [
        path for folder in folders for path in sorted((ROOT / folder).rglob("*.py"))
    ]
    return [path for path in paths if "migrations" not in path.parts]


def package(game):
    """The folder, or the one module, that a card game is written in."""
    name = game.__module__.split(".")[2]
    folder = ROOT / "rules" / "games" / name
    return [*folder.rglob("*.py")] if folder.is_dir() else [folder.with_suffix(".py")]


def codes(paths):
    """Every code that the modules refuse an entry with."""
    return sorted({code for path in paths for code in codes_of(path)})


@functools.cache
def codes_of(path):
    """The codes of one module, which the games of a family share."""
    nodes = source_trees.nodes(path)
    raised = [node.args[0] for node in nodes if is_error(node)]
    returned = [node for node in nodes if isinstance(node, ast.Return)]
    tuples = [(node, False) for node in nodes]
    tuples += [(part, True) for node in returned for part in ast.walk(node)]
    answered = [
        part.elts[0]
        for part, is_returned in tuples
        if isinstance(part, ast.Tuple) and is_reason(part, is_returned)
    ]
    return {node.value for node in raised + answered if is_text(node)}


def is_error(node):
    return isinstance(node, ast.Call) and getattr(node.func, "id", "") == "RuleError"


def is_reason(node, is_returned):
    """Whether a tuple is why an entry cannot be: a code, and a sentence."""
    if len(node.elts) != 2 or not is_text(node.elts[0]):
        return False
    code, why = node.elts
    texts = [part.value for part in ast.walk(why) if is_text(part)]
    is_sentence = bool(texts) and texts[-1].endswith((".", "?"))
    is_code = re.fullmatch(r"[a-z]+(_[a-z]+)*", code.value)
    may_be_one = is_sentence or (is_returned and not is_text(why))
    return bool(is_code) and may_be_one


def is_text(node):
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


@pytest.mark.parametrize("key", GAMES)
class TestEveryGameHasAPageThatNames:
    def test_its_key_and_its_entries(self, key):
        names = [key, *(one.type for one in GAMES[key].entry_types)]
        assert unnamed(names, page(key)) == []

    def test_its_options_and_their_values(self, key):
        options = GAMES[key].options
        names = [option.key for option in options]
        for option in options:
            names += [
                value for value, _words in option.values if isinstance(value, str)
            ]
        assert unnamed(names, page(key)) == []

    def test_its_offences_and_reasons_to_deal_again(self, key):
        names = [offence.key for offence in GAMES[key].offences]
        names += [misdeal.reason for misdeal in GAMES[key].misdeals]
        assert unnamed(names, page(key)) == []

    def test_its_refusals(self, key):
        assert unnamed(codes(package(GAMES[key])), page(key)) == []

    def test_the_reasons_of_its_score_lines(self, key):
        names = [reason[0] for reason in GAMES[key].reasons]
        assert unnamed(names, page(key)) == []


def test_the_refusals_of_the_machine_are_documented():
    machine = [path for path in modules("rules") if "games" not in path.parts]
    assert unnamed(codes(machine), (ROOT / "docs" / "record.md").read_text()) == []


def test_every_module_begins_with_a_sentence():
    silent = []
    for path in modules("rules", "phone", "scorekeeper", "tests"):
        text = path.read_text()
        first = (ast.get_docstring(ast.parse(text)) or "").split("\n\n")[0]
        if text.strip() and not re.fullmatch(r"[^\n]+[.?!]", first):
            silent.append(str(path.relative_to(ROOT)))
    assert silent == []


@pytest.mark.parametrize("folder", ["rules", "phone/screen"])
def test_the_readme_of_a_folder_names_all_that_is_in_it(folder):
    text = (ROOT / folder / "README.md").read_text()
    names = names_in(ROOT / folder) - {"README.md", "games/"}
    assert unnamed(sorted(names), text) == []


def names_in(folder):
    """The names in a folder, without folders that hold nothing but compiled modules.

    Python leaves such folders where a module was moved.
    """
    files = [path for path in folder.rglob("*") if path.is_file()]
    parts = [path.relative_to(folder).parts for path in files if path.suffix != ".pyc"]
    return {part[0] + "/" * (len(part) > 1) for part in parts if part[0][0] not in "_."}


def test_the_readme_of_content_names_every_file_of_it():
    text = (ROOT / "rules/book/content/README.md").read_text()
    found = [path for path in (ROOT / "rules").rglob("content/**/*") if path.is_file()]
    names = {named_in_readme(path) for path in found if path.suffix != ".md"}
    assert len(names) > 10
    assert unnamed(sorted(names), text) == []


def named_in_readme(path):
    return f"worked/*{path.suffix}" if path.parent.name == "worked" else path.name


def test_the_map_of_the_web_app_names_all_that_is_in_it():
    text = (ROOT / "docs/architecture.md").read_text()
    assert unnamed(sorted(names_in(ROOT / "scorekeeper")), text) == []


def test_every_table_has_its_place_where_groups_are_spread():
    models = apps.get_app_config("scorekeeper").get_models()
    tables = [model._meta.db_table for model in models]
    assert len(tables) > 15
    assert unnamed(tables, (ROOT / "docs" / "many-machines.md").read_text()) == []


def test_the_readme_is_short():
    assert len((ROOT / "README.md").read_text().splitlines()) <= 130


def test_each_change_is_one_line():
    text = (ROOT / "CHANGELOG.md").read_text()
    lines = text.partition("\n## ")[2].splitlines()
    changes = [line for line in lines if line.startswith("- ")]
    others = [line for line in lines[1:] if line and line[0] not in "-#"]
    assert len(changes) > 50
    assert others == []
    assert [change for change in changes if len(change) > 92] == []


def test_at_most_25_decisions_each_have_a_number_of_their_own():
    paths = sorted((ROOT / "docs" / "decisions").glob("*.md"))
    assert 0 < len(paths) <= 25
    for number, path in enumerate(paths, 1):
        assert path.name.startswith(f"{number:04}-")
        assert path.read_text().startswith(f"# {number}. ")


def test_every_command_of_make_is_explained():
    targets = re.findall(r"^\.PHONY: (.*)$", (ROOT / "Makefile").read_text(), re.M)
    for_people = set(targets[0].split()) - {"browser", "node"}
    text = "".join(path.read_text() for path in PAGES)
    assert [name for name in sorted(for_people) if f"make {name}" not in text] == []


def test_every_command_of_manage_py_is_explained():
    folder = ROOT / "scorekeeper" / "management" / "commands"
    names = [path.stem for path in folder.glob("*.py") if path.stem != "__init__"]
    text = "".join(path.read_text() for path in PAGES)
    assert len(names) > 10
    assert [name for name in names if not is_explained(name, text)] == []


def is_explained(name, text):
    """Whether a text has a command as it is typed in a checkout, or on a server."""
    return f"manage.py {name}" in text or f"scorekeeper {name}" in text


# The defaults that the table explains in words.
IN_WORDS = {
    "ALLOWED_HOSTS": "any",
    "DATABASE_URL": "SQLite",
    "METRICS": "none",
    "SECRET_KEY": "made at the first start",
}


def test_the_table_of_settings_lists_each_with_its_default():
    text = (ROOT / "docs" / "hosting.md").read_text()
    rows = re.findall(r"^\| `([A-Z_]+)` \| .* \| (.*) \|$", text, re.MULTILINE)
    defaults = {
        setting.name: IN_WORDS.get(setting.name) or in_code(setting.default)
        for setting in SETTINGS
    }
    assert rows == [*defaults.items()]


def in_code(default):
    return f"`{default}`" if default else "none"


def test_every_package_has_its_licence_listed():
    lists = sorted(ROOT.glob("requirements/*.in"))
    lines = [line for path in lists for line in path.read_text().splitlines()]
    found = [re.match(r"[\w-]+", line) for line in lines if not line.startswith("-")]
    names = {one[0] for one in found if one}
    names |= set(json.loads((ROOT / "package.json").read_text())["devDependencies"])
    assert len(names) > 15
    assert unnamed(sorted(names), (ROOT / "docs" / "licences.md").read_text()) == []


@pytest.mark.parametrize("path", PAGES, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_link_leads_somewhere(path):
    links = re.findall(r"\]\(([^)#]+)", path.read_text())
    broken = [link for link in links if not (path.parent / link).exists()]
    assert broken == []
