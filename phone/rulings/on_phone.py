"""The referee's page as a phone draws it by itself, in the pad of its table."""

import rules
from phone.screen import prompt_screen

from .at_table import about_code, asked, ruled


def on_phone(referee, record, worth, query, page):
    """What the page is drawn from.

    `query`: the parts of its address, the `name` of a situation, the answers `a`, the
    words `q`, the `code` of a refusal, each as text; `worth`: what a game of an
    evening is played for; `page`: what the partials of a table get.
    """
    sheet = rules.scored(referee, prompts=True)
    more = {"referee": page["url"] + "referee/", "back": page["url"], "query": ""}
    shown = {"page": page | more, "situation": None, "prompt": None}
    name = query["name"] or about_code(record["game"], query["code"])
    if name:
        shown["situation"] = ruled(record, sheet, name, query["a"])
    if shown["situation"]:
        made = shown["situation"]["entering"]
        return shown | {"prompt": made["prompt"] if made else None}
    prompts = offences(record, sheet, worth)
    moment = asked(referee, record["entries"], query["q"])
    return shown | {"asked": moment, "prompts": prompts}


def offences(record, sheet, worth):
    """All that may be ruled; in an evening to stop tells what it comes to."""
    referee = rules.replay(record)
    if not worth:
        return prompt_screen(sheet, rules.rulings(referee))
    from phone.stopping import rulings_beforehand  # what an evening alone has

    return rulings_beforehand(referee, sheet, worth)
