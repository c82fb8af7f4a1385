"""The words that nothing in the product says, and what it says for them.

The list holds what people across a table would not say, and second words for things
that have one. Announcements are fixed by the rules of each game, and not held to it.
"""

import re

import pytest

from tests.shown_strings import in_file, in_python, in_template, in_toml
from tests.source_trees import ROOT, assert_none, files, place

UNUSED = {
    "you, the player, they": r"\b(?:he|his|him|himself)\b",
    "anyone who, the player who": r"\bwhoever\b",
    "again": r"\b(?:once more|anew)\b",
    "permanently": r"\bfor good\b",
    "differently, or else": r"\botherwise\b",
    "work out": r"\breckon\w*\b",
    "the page says, asks": r"\b(?:is|are|was|were|be) (?:told|asked)\b(?! apart)",
    "also, before the verb": r", too(?:[.;,:]|$)",
    "waive": r"\blet (?:it |them )?pass\b",
    "group": r"\bcircles?\b",
    "our rulings": r"\b(?:our|your) laws?\b",
    "import, export": r"\b(?:take|taken|takes|took) (?:in|along)\b(?! turns?)",
    "night, offline night": r"\bevenings?\b(?!/)",
    "is shown here": r"\bstands? (?:here|there|beside|under)\b",
    "shared cost": r"\b(?:a|the|this|each|other) bills?\b",
}
PRODUCT = ("rules", "phone", "scorekeeper", "templates", "static", "docs")
# What people type, and the search matches.
TYPED = {"tellings.toml", "elsewhere.toml", "meanings.toml", "silent.toml"}


def unused_words(strings):
    """(line, what is wrong) of strings as (line, text)."""
    for line, text in strings:
        for say, unused in UNUSED.items():
            if match := re.search(unused, text, re.I):
                yield line, f"“{match[0]}” in “{text[:90]}”: {say}"


def product_files():
    """Every file of the product, and the documents beside it."""
    inside = files("*.*", *PRODUCT)
    return [path for path in [*inside, *ROOT.glob("*.md")] if path.name not in TYPED]


def test_nothing_says_an_unused_word():
    found = [
        f"{place(path, line)} {what}"
        for path in product_files()
        for line, what in unused_words(in_file(path))
    ]
    assert_none(found)


@pytest.mark.parametrize("say", UNUSED)
def test_the_list_names_a_word_to_say_instead(say):
    assert not re.search(UNUSED[say], say, re.I)


@pytest.mark.parametrize(
    ("read", "text"),
    [
        (in_python, 'LABEL = "Who leads to his trick"'),
        (in_python, 'def label(name):\n    return f"{name} has his bid"'),
        (in_template, '<p aria-label="Open it once more">Open</p>'),
        (in_template, "<p>{{ name }} is told</p>"),
        (in_toml, 'ruling = """\nThe card\nstands there."""'),
    ],
)
def test_an_unused_word_is_found(read, text):
    assert len(list(unused_words(read(text)))) == 1


@pytest.mark.parametrize(
    ("read", "text"),
    [
        (in_python, '"""What whoever reads is told."""'),
        (in_python, 'KEY = "his"'),
        (in_template, "<p>{% if his %}Whose card?{% endif %}</p>"),
        (in_toml, 'words = "he took his card once more"'),
    ],
)
def test_what_nobody_reads_is_not(read, text):
    assert list(unused_words(read(text))) == []
