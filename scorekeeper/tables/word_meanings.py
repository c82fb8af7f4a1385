"""The words of a card game, brought with a page so that a tap tells what they mean.

To keep those of all games saves a quarter of the page of an evening.
"""

import json
from functools import cache

from scorekeeper import scoring


def meanings_of(key):
    """What a page needs to link the words of a card game wherever it says them.

    `of`: the key of the game; `terms`: of each an `id`, its `name` and what it `means`;
    `spelt`: as JSON the ids by all spellings in small letters, the longest first.
    """
    terms = [
        {"id": f"{key}-{place}", "name": word["term"], "means": word["means"]}
        for place, word in enumerate(scoring.glossary(key))
    ]
    spelt = {name: terms[place]["id"] for name, place in scoring.spellings(key)}
    return {"of": key, "terms": terms, "spelt": json.dumps(spelt)}


@cache
def all_meanings():
    """Those of every card game, for a page that does not know what will be played."""
    return [meanings_of(key) for key in scoring.card_game_keys()]
