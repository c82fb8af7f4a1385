"""The words of a family's games and what its phones say, and what both mean."""

from .table import table_in


def words(folder):
    """Each word: what it means, how else it is spelt, the games that have it."""
    games = table_in(folder / "situations.toml").texts("games")
    file = table_in(folder / "words.toml")
    found = []
    for term in file.values:
        table = file.table(term)
        found.append(
            {
                "term": term,
                "also": table.texts("also", []),
                "games": table.links("games", games, None),
                "means": table.text("means"),
            }
        )
        table.close()
    return found


def announcements(folder):
    """What the phone says: the games that have it, and (text, meaning) of each."""
    games = table_in(folder / "situations.toml").texts("games")
    file = table_in(folder / "announcements.toml")
    tables = [file.table(name) for name in file.values]
    return [
        {
            "games": table.links("games", games, games),
            "means": [
                (said, table.text(said)) for said in table.values if said != "games"
            ],
        }
        for table in tables
    ]


def meanings(folder):
    """The words for each meaning as a text, its own name first."""
    file = table_in(folder / "meanings.toml")
    return [f"{name} {file.text(name)}" for name in file.values]


def silent_words(folder):
    """`empty` words, which do not tell whether a question is about cards.

    `everyday`: spellings of terms that sentences have in another sense as well.
    `asking`: the words with which people ask about a term; `worth`: what it is worth.
    """
    file = table_in(folder / "silent.toml")
    found = {"empty": file.text("empty").split(), "everyday": file.parts("everyday")}
    found |= {part: file.text(part).split() for part in ("asking", "worth")}
    file.close()
    return found
