"""Styles lie in layers, keep to one scale, and each part's look in the part's file."""

import re

import pytest

from tests.server import ROOT

CSS = ROOT / "static" / "css"
LAYERS = ["reset", "tokens", "base", "parts", "pages", "print"]
LISTS = sorted(CSS.glob("*.css"))
FILES = sorted(CSS.glob("*/*.css"))
MOST_STEPS = 8  # of type, and of space
SCALE = re.compile(r"--(type|space)-\d+: ([\d.]+)rem;")
IMPORT = re.compile(r'@import "((\w+)/[\w-]+\.css)" layer\((\w+)\);')
RULE = re.compile(r"(?:^|(?<=[{};/]))\s*([^@{};]+?)\s*\{([^{}]*)\}")
SPACES = re.compile(
    r"(?:margin|padding|gap|inset|top|right|bottom|left|scroll-(?:margin|padding))"
    r"(?:-[\w-]+)?|(?:row|column)-gap|border-radius|box-shadow"
)
LENGTH = re.compile(r"(?<![\w.-])-?[\d.]+rem\b")
# the parts whose look lies in one file: the class, and the file
PARTS = {
    "btn": "chip",
    "chip": "chip",
    "line": "line",
    "n": "number",
    "row": "layout",
    "counter": "person",
}
ARRANGED = {"display", "width"}  # what others may say of a part: whether it is there


def rules(path):
    """(selectors, declarations) of each rule of a file, those within a query too."""
    text = re.sub(r"/\*.*?\*/", "", path.read_text(), flags=re.DOTALL)
    for selectors, body in RULE.findall(text):
        pairs = [one.split(":", 1) for one in body.split(";") if ":" in one]
        yield selectors, {name.strip(): value.strip() for name, value in pairs}


def declarations(paths):
    """(file, property, value) of all that is declared."""
    for path in paths:
        for _selectors, declared in rules(path):
            yield from ((path.name, name, value) for name, value in declared.items())


def subjects(selectors):
    """The last part of each selector of a rule: what it styles."""
    flat = re.sub(r":(?:has|not|where|is)\((?:[^()]|\([^()]*\))*\)", "", selectors)
    return [re.split(r"[\s>+~]+", one.strip())[-1] for one in flat.split(",")]


@pytest.mark.parametrize("path", LISTS, ids=lambda path: path.stem)
def test_a_page_names_a_list_that_puts_each_file_into_its_layer(path):
    text = path.read_text()
    found = IMPORT.findall(text)
    assert found
    assert len(found) == text.count("@import")
    assert "{" not in text
    for name, folder, layer in found:
        assert (CSS / name).exists(), name
        assert layer in ([folder] if folder != "base" else LAYERS[:3]), name


def test_each_file_is_in_a_list_and_the_layers_have_one_order():
    named = {one for path in LISTS for one, *_ in IMPORT.findall(path.read_text())}
    assert named == {str(path.relative_to(CSS)) for path in FILES}
    order = f"@layer {', '.join(LAYERS)};"
    assert order in (CSS / "every-page.css").read_text()


def test_there_are_eight_sizes_of_type_and_eight_of_space():
    steps = SCALE.findall((CSS / "base" / "tokens.css").read_text())
    for kind in ("type", "space"):
        assert len({size for name, size in steps if name == kind}) == MOST_STEPS, kind


def test_letters_are_of_a_size_of_the_scale():
    for name, what, value in declarations(FILES):
        if what in ("font", "font-size") or what.endswith("-letters"):
            assert not re.search(r"(?<![\w.-])[\d.]+(?:r?em)\b", value), (name, value)


def test_what_lies_between_is_of_the_scale():
    for name, what, value in declarations(FILES):
        if SPACES.fullmatch(what):
            assert not LENGTH.search(value), (name, what, value)


@pytest.mark.parametrize("part", PARTS)
def test_the_look_of_a_part_lies_in_its_file(part):
    for path in FILES:
        for selectors, declared in rules(path):
            is_its = any(
                re.search(rf"\.{part}(?![\w-])", one) for one in subjects(selectors)
            )
            if is_its and path.stem != PARTS[part]:
                looks = {name for name in declared if not name.startswith("--")}
                assert looks <= ARRANGED, (path.name, selectors)


# Classes that several parts of a page arrange, each time for one and the same thing.
ARRANGED_BY_SEVERAL = {
    "all",
    "asked",
    "bar",
    "bars",
    "beside",
    "body",
    "box",
    "call",
    "changes",
    "chips",
    "chosen",
    "face",
    "faces",
    "field",
    "fold",
    "go",
    "help",
    "inline",
    "loud",
    "mend",
    "middle",
    "moments",
    "more",
    "name",
    "pad",
    "pick",
    "plot",
    "prompt",
    "red",
    "refused",
    "score",
    "shares",
    "sheet",
    "skip",
    "spots",
    "sum",
    "table",
    "table-page",
    "tools",
    "way",
    "ways",
    "what",
    "won",
}


def classes_of(path):
    """The classes that a file gives a look of its own, and not beside another class."""
    for selectors, declared in rules(path):
        if all(name.startswith("--") for name in declared):
            continue
        for subject in subjects(selectors):
            named = re.findall(r"\.([\w-]+)", re.sub(r"\[[^\]]*\]", "", subject))
            if len(named) == 1:
                yield named[0]


def parts_of(*pages):
    """The files of parts that the lists of some pages name."""
    text = "".join((CSS / f"{page}.css").read_text() for page in pages)
    return {name for name, folder, _layer in IMPORT.findall(text) if folder == "parts"}


@pytest.mark.parametrize("page", LISTS, ids=lambda path: path.stem)
def test_two_files_of_a_page_mean_one_thing_by_a_class(page):
    beside = ["table"] if page.stem == "evening" else []
    files = {}
    for name in parts_of("every-page", page.stem, *beside):
        for one in set(classes_of(CSS / name)):
            files.setdefault(one, set()).add(name)
    several = {one: sorted(names) for one, names in files.items() if len(names) > 1}
    assert {
        one: names for one, names in several.items() if one not in ARRANGED_BY_SEVERAL
    } == {}
