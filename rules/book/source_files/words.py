"""The words of a family's games, and what they mean."""

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
