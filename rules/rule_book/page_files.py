"""The page of a game for reading, from the content that people write beside the game.

How a deal goes and what scores are parts of the book; `sources.toml` names the source
of each house rule. What cannot be used is a ContentError.
"""

from collections import namedtuple
from functools import cache
from pathlib import Path

from ..book import announcements
from ..book.content_files import family_content
from ..book.source_files.table import ContentError, table_in
from ..games import card_game_named, family_named, presets_named

GAMES = Path(__file__).parents[1] / "games"

# `course`: (heading, blocks) of each step of a deal; `heard`: announcements, {what
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
    found = written_page(folder, key)
    options = [option.key for option in card_game_named(key).options]
    sets = [preset.key for preset in presets_named(key)]
    return RulePage(
        found["brief"],
        found["differs"],
        found["pack"],
        found["course"],
        values(key),
        found["ending"],
        announcements(key),
        sources(folder, key, "sets", sets),
        sources(folder, key, "house_rules", options),
    )


def written_page(folder, key):
    """What is written about a game, under its own name."""
    found, name = family_content(key, "how_to_play")[key], card_game_named(key).name
    if found["title"] != name:
        path = folder / f"how_to_play/{key}.md"
        raise ContentError(path, "the title", f"it must be {name!r}.")
    return found


def values(key):
    """What scores at a game, in order."""
    return [
        Value(score["reasons"], score["name"], score["points"], score["what"])
        for score in family_content(key, "scores")
        if key in score["games"]
    ]


def sources(folder, key, name, needed):
    """Who says so, for each house rule or named set of a game."""
    table = table_in(folder / "sources.toml").table(name)
    game_sources = table.table(key) if key in table.values else table
    return {
        word: (game_sources if word in game_sources.values else table).text(word)
        for word in sorted(needed)
    }
