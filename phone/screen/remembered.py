"""What a deal is remembered by: a repique, the largest meld, who missed his bid."""

from .names import side_names

MOST = 2  # so many things stand in the row of a deal


def remembered(referee, sheet, place, announced):
    """The most important thing that happened in a deal, in words; "" for nothing.

    `place`: of the deal, from 0; `announced`: what the referee said in it.
    """
    deal = referee.table.deals[place]
    loud = loudest(referee.game, announced)
    if loud:
        return " \u00b7 ".join(loud[-MOST:])
    line = largest(referee.game, sheet["deals"][place]["lines"])
    if line:
        text = in_a_sentence(sheet, line["text"])
        name = side_names(sheet)[line["side"]]
        return text if text.startswith(name) else f"{name}: {text}"
    told = referee.game.deal_words(referee.table, deal) if deal.is_complete else []
    return told[-1] if len(told) > 1 else ""


def in_a_sentence(sheet, text):
    """A line as it goes on behind a name: with a capital only where a name begins."""
    is_name = any(text.startswith(name) for name in sheet["players"])
    return text if is_name else text[:1].lower() + text[1:]


def loudest(game, announced):
    """Of what was announced that which the table heard before all else, each once."""
    heard = []
    for text in announced:
        if text not in heard and any(part in text for part in game.loud):
            heard.append(text)
    return heard


def largest(game, lines):
    """The line that no other comes up to, of those that not every deal has; or None."""
    rare = [line for line in lines if line["reason"] not in game.routine]
    most = max([abs(line["points"]) for line in rare] + [0])
    found = [line for line in rare if abs(line["points"]) == most]
    return found[0] if len(found) == 1 else None
