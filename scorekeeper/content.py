"""What is written about the games: read at the start, and handed to phones."""

import rules
from rules.book.content_files import (
    JOINED,
    JOINT,
    OF_A_PAGE,
    OF_AN_OUTCOME,
    SHARED,
    content_in,
)
from rules.book.lookup.entries import LOOKED_UP
from rules.book.question_search.words import words_of
from rules.book.source_files import ContentError, parts_in, parts_on_phones
from rules.games import family_named
from rules.rule_book import rule_page

__all__ = ("for_phones", "why_not_usable", "words_of")
__all__ += ("JOINED", "JOINT", "LOOKED_UP", "OF_AN_OUTCOME", "OF_A_PAGE")


def why_not_usable():
    """Reads all content, which is kept from then on; a sentence where it cannot be."""
    keys = [game.key for game in rules.card_games()]
    try:
        for folder in [SHARED, *{folder_of(family_named(key)) for key in keys}]:
            for name in parts_in(folder):
                content_in(folder, name)
        for key in keys:
            rule_page(key)
    except ContentError as error:
        return f"The content of the rules cannot be used. {error}"
    return ""


def for_phones(family=None):
    """The parts that phones read of a family, or of all: each by its name."""
    folder = folder_of(family) if family else SHARED
    return {name: content_in(folder, name) for name in parts_on_phones(folder)}


def folder_of(family):
    return f"games/{family}"
