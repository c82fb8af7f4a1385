"""What a Python answers to questions in words at a table, and how fast."""

from js import clock

import rules
from phone.log.cached_game import CachedGame
from phone.rulings.phone_page import on_phone


def told(case):
    """What the page is drawn from for each of the `questions` at a `record`, and `ms`.

    `page`: what the partials of the table get; `law`: of the group, in it.
    """
    record, page = case["record"], case["page"]
    pages, took = [], []
    for words in [case["questions"][0]] + case["questions"]:  # the first makes indices
        start = clock()
        pages.append(page_for(record, words, page))
        took.append(clock() - start)
    return {"pages": pages[1:], "ms": sum(took[1:]) / len(case["questions"])}


def page_for(record, words, page):
    """What the page is drawn from for one question."""
    game = {"record": record, "undoable": 0, "redoable": [], "rows": []}
    query = {"name": "", "a": "", "q": words, "code": "", "stop": "", "fields": []}
    return on_phone(rules.replay(record), CachedGame(game), None, query, page)
