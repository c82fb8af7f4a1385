"""What words mean at a card table, and which say nothing there."""

from .table import table_in


def meanings(folder):
    """(a meaning, the words for it) each, in order: a text of its own words first."""
    file = table_in(folder / "meanings.toml")
    return [(name, [name, *file.text(name).split()]) for name in file.values]


def phrases(folder):
    """(a meaning, phrases that have it) each."""
    file = table_in(folder / "phrases.toml")
    return [(name, file.parts(name)) for name in file.values]


def silent_words(folder):
    """Words that do not tell one question from another: `empty` ones, and `names`.

    `everyday`: spellings of terms that sentences have in another sense as well.
    """
    file = table_in(folder / "silent.toml")
    found = {name: file.text(name).split() for name in ("empty", "names")}
    found["everyday"] = file.parts("everyday")
    file.close()
    return found
