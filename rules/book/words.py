"""The words of a game found in a text, so that a tap can tell what they mean."""

from . import glossary
from .content_files import shared_content

PLURAL = "s"


def spellings(game):
    """(spelling, place in the glossary) of all that is found, the longest first."""
    everyday = shared_content("silent")["everyday"]
    found = []
    for place, word in enumerate(glossary(game)):
        for name in [word["term"]] + word["also"]:
            if name.lower() not in everyday:
                found += [(name.lower(), place), (name.lower() + PLURAL, place)]
    found = [pair for pair in found if pair[0] not in everyday]
    return sorted(found, key=lambda pair: (-len(pair[0]), pair[0]))


def in_pieces(names, text):
    """A text as pieces, each with its `text` and the place of its `term`, or None.

    `names`: the spellings of the game. Each term is found once, where it comes first.
    """
    pieces, seen, start, at = [], [], 0, 0
    lower = text.lower()
    while at < len(text):
        begins = is_letter(text[at]) and not (at and is_letter(text[at - 1]))
        length, place = longest(names, lower, at) if begins else (0, None)
        if length and place not in seen:
            seen.append(place)
            pieces += [piece(text[start:at]), piece(text[at : at + length], place)]
            start = at + length
        at += length or 1
    return [one for one in pieces + [piece(text[start:])] if one["text"]]


def named_terms(game, texts):
    """Pieces for the texts that are a term as a whole, an everyday word or not."""
    names = [text.lower() for text in texts]
    found = []
    for place, word in enumerate(glossary(game)):
        spelt = [word["term"]] + word["also"]
        if any(name.lower() in names for name in spelt):
            found.append(piece(word["term"], place))
    return found


def meanings(game, pieces):
    """What the terms in some pieces mean: the `place`, `name` and `means` of each."""
    known = glossary(game)
    return [
        {
            "place": place,
            "name": known[int(place)]["term"],
            "means": known[int(place)]["means"],
        }
        for place in [one["term"] for one in pieces if one["term"]]
    ]


def longest(names, lower, at):
    """How long the longest term at a place of a text is, and which it is."""
    for name, place in names:
        if lower.startswith(name, at) and ends(lower, at + len(name)):
            return len(name), place
    return 0, None


def ends(text, at):
    return at >= len(text) or not is_letter(text[at])


def is_letter(letter):
    return letter.isalpha() or letter > "\x7f"


def piece(text, place=None):
    return {"text": text, "term": None if place is None else str(place)}
