"""The page of each game for reading, and what scores, as people write both.

`how_to_play/<game>.md` says how a deal goes, `scores.toml` what scores.
"""

from .markdown import Sections, steps
from .table import ContentError, table_in

SECTIONS = ("Differences", "The pack", "A deal", "The end")
MAY_LACK = "Differences"  # a game that is no variant


def how_to_play(folder):
    """By the key of each game the parts of its page; blocks as in `markdown.py`.

    The `title` and the `brief` are texts, the `course` has [heading, blocks] of each
    step of a deal, the other parts are blocks.
    """
    games = table_in(folder / "situations.toml").texts("games")
    return {game: page(folder / f"how_to_play/{game}.md") for game in games}


def page(path):
    """The parts of a page."""
    found = sections(path)
    return {
        "title": found.title,
        "brief": found.brief,
        "differs": found.blocks("Differences"),
        "pack": found.blocks("The pack"),
        "course": steps(found),
        "ending": found.blocks("The end"),
    }


def sections(path):
    """The sections of a page, all there and in order."""
    if not path.exists():
        raise ContentError(path, "the file", "it is missing.")
    found = Sections(path)
    needed = [name for name in SECTIONS if name in found.names or name != MAY_LACK]
    if found.names != needed:
        raise ContentError(path, "the sections", f"they must be {', '.join(needed)}.")
    return found


def scores(folder):
    """What scores in a family, in order, each with the `games` that have it.

    `reasons`: the keys of the lines that it is about; `name`, `points` and `what`:
    texts.
    """
    file = table_in(folder / "scores.toml")
    games = table_in(folder / "situations.toml").texts("games")
    return [score(file.table(name), name, games) for name in file.values]


def score(table, name, games):
    """What a table tells of a score."""
    found = {part: table.text(part) for part in ("name", "points", "what")}
    found["reasons"] = table.texts("reasons", [name])
    found["games"] = table.links("games", games, games)
    table.close()
    return found
