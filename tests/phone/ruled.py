"""What a Python makes of rulings in a game: what they say, do, and lead to."""

import rules
from phone import rulings

PARTS = ("turn", "entering", "earlier", "is_missing", "is_nothing")


def ruled(given):
    """The pages that are asked of a `record`: (situation, answers); all its rulings."""
    record, sheet = given["record"], rules.score(given["record"], prompts=True)
    pages = []
    for name, answers in given["asked"]:
        page = rulings.ruled_situation(record, sheet, name, answers)
        page = rulings.with_urls(page, "#/1/game/2/")
        pages.append([page[part] for part in PARTS])
    listed = rulings.all_rulings(rules.replay(record), record, sheet)
    return {"pages": pages, "all": listed}
