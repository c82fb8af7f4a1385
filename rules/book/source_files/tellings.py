"""How players tell what happened, and when the book is opened by itself."""

from .table import table_in


def tellings(folder):
    """The ways of telling each situation, by its key."""
    file = table_in(folder / "tellings.toml")
    known = table_in(folder / "situations.toml").values
    for key in file.values:
        if "games" in known and key not in known:
            raise file.error(key, "there is no such situation.")
    return {key: file.parts(key) for key in file.values}


def questions_elsewhere(folder):
    """Questions about something else, and the games that are not here."""
    file = table_in(folder / "elsewhere.toml")
    found = {"questions": file.parts("questions"), "games": file.text("games").split()}
    file.close()
    return found


def occasions(folder):
    """The situations asked `after` an entry of a type, or when one is `refused`."""
    file = table_in(folder / "occasions.toml")
    known = table_in(folder / "situations.toml").values
    found = {}
    for name in ("after", "refused"):
        table = file.table(name)
        found[name] = {key: table.links(key, known) for key in table.values}
    file.close()
    return found
