"""The referee's page as a phone draws it by itself, in the pad of its table."""

import rules
from phone.counter_form import count_screen
from phone.why import why_at
from rules.counters import counter

from .laws import NO_LAW, with_own
from .offences import all_rulings, rulings_asked
from .standing_entries import with_urls
from .table_page import about_code, asked_at_table, ruled_situation

COUNT = "referee/count/"  # where something is counted, below a table


def on_phone(referee, kept, worth, query, page):
    """What the page is drawn from.

    `kept`: a `CachedGame`; `query`: the parts of its address, the `name` of a
    situation, the answers `a`, the words `q`, the `code` of a refusal, whether it asks
    to `stop`, each as text, and all of its `fields`; `worth`: what a game of an evening
    is played for; `page`: what the partials of a table get, with the `law` of its group
    where it is known, and where the `rules` are. Or it asks `why` alone: an address, as
    `why_at` takes it.
    """
    record, sheet = kept.record(), rules.scored_record(referee, prompts=True)
    if "why" in query:
        return {"why": why_at(record, query["why"])}
    screen = {"page": page_at(record, page), "situation": None, "prompt": None}
    screen["count"] = None
    if query["name"] == "count":
        return screen | {"count": tapped_results(record, query["fields"])}
    law = with_own(NO_LAW | (page.get("law") or {}), kept.notes)
    name = query["name"] or about_code(record["game"], query["code"])
    if name:
        screen["situation"] = ruled_situation(record, sheet, name, query["a"], law)
    if screen["situation"]:
        screen["situation"] = with_urls(screen["situation"], page["url"])
        return screen | situation_names(screen)
    prompts = all_rulings(rules.replay(record), record, sheet, worth)
    notes = [note for note in kept.notes if "situation" in note]
    before = [note["situation"] for note in reversed(notes)]
    moment = asked_at_table(referee, record["entries"], query["q"], before, law)
    return screen | {"asked": moment} | rulings_asked(prompts, query["stop"])


def page_at(record, page):
    """What the partials get as `page`, with where the referee's links lead."""
    more = {"referee": page["url"] + "referee/", "back": page["url"], "query": ""}
    count = page["url"] + COUNT if counter(record["game"]) else ""
    where = {"is_live": False, "is_in_pad": True, "is_for_words": True}
    return page | more | where | {"count": count}


def situation_names(screen):
    """What a situation may enter, and where it is noted what came of it."""
    situation, page = screen["situation"], screen["page"]
    made = situation["entering"]
    notes = f"{page['referee']}{situation['key']}/notes/"
    more = {"referee_notes": notes if situation["ruling"] else ""}
    more["ruled"] = f"{situation['key']}/{situation['answers']}"
    return {"prompt": made["prompt"] if made else None, "page": page | more}


def tapped_results(record, fields):
    """What was tapped comes to at this table; `fields`: [name, text] of the form."""

    def answers(name):
        return [text for field, text in fields if field == name]

    options, players = record.get("options", {}), len(record["players"])
    return count_screen(record["game"], answers, options, players)
