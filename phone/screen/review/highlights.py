"""What a deal is remembered by: a repique, the largest meld, a missed bid."""

from ..names import side_names
from ..sheet.band import rows_of

MOST = 2  # so many things stand in the row of a deal


def deal_highlight(referee, sheet, place, announced):
    """The most important thing that happened in a deal, in words; "" for nothing.

    `place`: of the deal, from 0; `announced`: what the referee said in it.
    """
    deal = referee.table.deals[place]
    loud = loudest(referee.game, announced)
    if loud:
        return " \u00b7 ".join(loud[-MOST:])
    lines = largest(referee.game, sheet, sheet["deals"][place]["lines"])
    if lines:
        text = in_a_sentence(sheet, lines[0]["text"])
        name = side_names(sheet)[lines[0]["side"]]
        is_whole = len(lines) > 1 or text.startswith(name)
        return text if is_whole else f"{name}: {text}"
    sentences = referee.game.deal_words(referee.table, deal) if deal.is_complete else []
    return sentences[-1] if len(sentences) > 1 else ""


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


def largest(game, sheet, lines):
    """The lines of the row that no other comes up to; empty where none is.

    What nearly every deal has does not count.
    """
    rare = [line for line in lines if line["reason"] not in game.routine]
    most = max([abs(line["points"]) for line in rare] + [0])
    rows = [[rare[number] for number in row] for row in rows_of(sheet, rare)]
    alike = [row for row in rows if abs(row[0]["points"]) == most]
    return alike[0] if len(alike) == 1 else []
