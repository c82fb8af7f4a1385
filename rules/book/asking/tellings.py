"""The ways in which situations are told: what a question is held against."""

from ..content_files import family_content, shared_content

NOWHERE = -1  # the place of what no situation is about


def tellings(game, situations):
    """(place of a situation, a way of telling it) each, for a card game by its key."""
    told_anywhere = shared_content("tellings")
    told_there = family_content(game, "tellings")
    found = []
    for place, one in enumerate(situations):
        ways = [one["title"]] + one["words"]
        ways += told_anywhere.get(one["key"], []) + told_there.get(one["key"], [])
        found += [(place, way) for way in ways]
    elsewhere = shared_content("elsewhere")["questions"]
    return found + [(NOWHERE, way) for way in elsewhere]
