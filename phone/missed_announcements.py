"""What a table said to entries that one who follows it sees only together."""

import rules
from phone.screen import table_screen
from phone.table import totals_of

MOST = 8  # entries, so that nobody listens to a whole evening


def hear_since(heard, table):
    """Lets a table say all that was entered since it lay there before, as `heard`.

    Where that is nothing, what was said last stays: the call before it was heard.
    """
    record, known = table.kept.record(), heard.kept.record()
    begun = dict(record, entries=record["entries"][: len(known["entries"])])
    if begun == known and begun != record:
        table.missed, table.before = what_was_missed(record, len(known["entries"]))
    elif record == known and not table.changed:
        table.changed = heard.changed


def what_was_missed(record, known):
    """What was said to the entries behind those that are known, but for the last.

    (the words, the totals before that last one): all as the page says it.
    """
    entries = record["entries"]
    first = max(known, len(entries) - MOST)
    referee = rules.replay(record | {"entries": entries[:first]})
    before, said = totals_of(referee), []
    for entry in entries[first:-1]:
        referee.enter(entry)
        sheet = rules.scored_record(referee, prompts=True, way="")
        said.append(table_screen(dict(sheet, before=before))["call"]["said"])
        before = sheet["totals"]
    return " ".join(said), before
