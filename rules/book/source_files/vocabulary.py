"""What words mean at a card table, and which say nothing there."""

from .table import table_in


def meanings(folder):
    """(a meaning, the words for it) each: its own name first."""
    file = table_in(folder / "meanings.toml")
    return [(name, [name, *file.text(name).split()]) for name in file.values]


def silent_words(folder):
    """`empty` words, which do not tell whether a question is about cards.

    `everyday`: spellings of terms that sentences have in another sense as well.
    """
    file = table_in(folder / "silent.toml")
    found = {"empty": file.text("empty").split(), "everyday": file.parts("everyday")}
    file.close()
    return found
