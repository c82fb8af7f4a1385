"""The page of a game for reading, as people write it beside the game.

`how_to_play/<game>.md` says how a deal goes, `scores.toml` what scores, and
`sources.toml` who says so. What cannot be used is a ContentError.
"""

from collections import namedtuple
from functools import cache
from pathlib import Path

from ..book import announcements
from ..book.source_files.table import ContentError, table_in
from ..games import card_game_named, family_named, presets_named
from .markdown import Sections, paragraphs, steps

GAMES = Path(__file__).parents[1] / "games"
SECTIONS = ("Differences", "The pack", "A deal", "The end")
MAY_LACK = "Differences"  # a game that is no variant

# `course`: (heading, text) of each step of a deal; `heard`: announcements, {what
# changes} by an example. `sets`: a source for each named set of house rules; `sources`:
# one for each house rule.
RulePage = namedtuple(
    "RulePage", "brief differs pack course values ending heard sets sources"
)
Value = namedtuple("Value", "keys name points what")


@cache
def rule_page(key):
    """The page of a card game, by its key. To keep it saves a third of the page."""
    folder = GAMES / family_named(key) / "content"
    found = sections(folder / f"how_to_play/{key}.md", card_game_named(key).name)
    options = [option.key for option in card_game_named(key).options]
    sets = [preset.key for preset in presets_named(key)]
    return RulePage(
        found.brief,
        paragraphs(found.text("Differences")),
        paragraphs(found.text("The pack")),
        steps(found),
        values(folder, key),
        paragraphs(found.text("The end")),
        announcements(key),
        sources(folder, key, "sets", sets),
        sources(folder, key, "house_rules", options),
    )


def sections(path, title):
    """The sections of a page, all there and in order."""
    if not path.exists():
        raise ContentError(path, "the file", "it is missing.")
    found = Sections(path)
    if found.title != title:
        raise ContentError(path, "the title", f"it must be {title!r}.")
    needed = [name for name in SECTIONS if name in found.names or name != MAY_LACK]
    if found.names != needed:
        raise ContentError(path, "the sections", f"they must be {', '.join(needed)}.")
    return found


def values(folder, key):
    """What scores at a game, in order."""
    file = table_in(folder / "scores.toml")
    games = table_in(folder / "situations.toml").texts("games")
    found = [value(file.table(name), name, games) for name in file.values]
    return [one for one, of_games in found if key in of_games]


def value(table, name, games):
    """What a table tells of a score, and the games that have it."""
    texts = [table.text(part) for part in ("name", "points", "what")]
    found = Value(table.texts("reasons", [name]), *texts)
    of_games = table.links("games", games, games)
    table.close()
    return found, of_games


def sources(folder, key, name, needed):
    """Who says so, for each house rule or named set of a game."""
    table = table_in(folder / "sources.toml").table(name)
    game_sources = table.table(key) if key in table.values else table
    return {
        word: (game_sources if word in game_sources.values else table).text(word)
        for word in sorted(needed)
    }
