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
