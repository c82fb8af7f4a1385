"""What a deal is remembered by: a repique, the largest meld, who missed his bid."""

from .names import side_names

MOST = 2  # so many things stand in the row of a deal


def remembered(referee, sheet, place, makers):
    """The most important thing that happened in a deal, in words; "" for nothing.

    `place`: of the deal, from 0; `makers`: who made its lines.
    """
    deal = referee.table.deals[place]
    loud = loudest(referee, sheet, range(deal.first, makers.last + 1))
    if loud:
        return " \u00b7 ".join(loud[-MOST:])
    line = largest(referee.game, sheet["deals"][place]["lines"])
    if line:
        return f"{side_names(sheet)[line['side']]}: {line['text']}"
    told = referee.game.deal_words(referee.table, deal) if deal.is_complete else []
    return told[-1] if len(told) > 1 else ""


def loudest(referee, sheet, entries):
    """What was announced in these entries that the table heard before all else."""
    game, said = referee.game, []
    for words in sheet["announcements"]:
        text = words["text"]
        if words["entry"] in entries and any(part in text for part in game.loud):
            said += [text] if text not in said else []
    return said


def largest(game, lines):
    """The line that no other comes up to, of those that not every deal has; or None."""
    rare = [line for line in lines if line["reason"] not in game.routine]
    most = max([abs(line["points"]) for line in rare] + [0])
    found = [line for line in rare if abs(line["points"]) == most]
    return found[0] if len(found) == 1 else None
