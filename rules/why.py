"""Why a line stands on the sheet, and why something was announced.

A family explains its lines in its own `why.py`: `reckon(moment, line)` gives a sentence
and steps of (points, what for) that add up to the line; `lead_up(moment, text)` says
what has led to an announcement, "" where its meaning says it all. The meanings are
content. Nothing here referees: all is read off a game that was refereed.
"""

from collections import namedtuple

from . import replay, replay_and_watch
from .book import announcements
from .games import room_of
from .table import Line
from .words import lower, with_capital
from .zero_lines import all_zero_lines

NOTHING = "n"  # before the number of what did not score
OF_NOTHING = "Scores nothing"

# A moment of a game: the deal and the table as an entry left them; that entry, a dict;
# how its room saw it; and the deal as it stands now, with all that was said since.
Moment = namedtuple("Moment", "table deal entry seen now")


def why_lines(record, place, numbers):
    """Why some lines of a deal stand there: a list of dicts; None where one does not.

    `place`: of the deal on the sheet; `numbers`: of its lines, "n0" of what did not
    score. Each has the `entry` (its place in the record) that made it, and that
    `entered` in words; its `text`, `side`, `points`; the `rule`, a `sentence`, `steps`.
    """
    referee, makers = replay_and_watch(record)
    deals = referee.table.deals
    if not 0 <= place < len(deals):
        return None
    lines = lines_made(referee, deals[place], makers[place])
    if any(number not in lines for number in numbers):
        return None
    made = [one for number in numbers for one in lines[number]]
    moments = {entry: moment_of(record, entry) for entry in {one[1] for one in made}}
    now = deals[place]
    return [
        why_line(with_deal(moments[entry], place, now), line, entry)
        for line, entry in made
    ]


def lines_made(referee, deal, makers):
    """{number as text: [(Line, place of the entry that made it)]} of a deal.

    What did not score has a line for each side that it is about.
    """
    lines = {
        str(number): [(line, makers.places[number])]
        for number, line in enumerate(deal.lines)
        if number < len(makers.places)
    }
    for number, (sides, reason, text) in enumerate(referee.nothings(deal)):
        of_sides = [Line(side, 0, reason, text) for side in sides or [0]]
        lines[NOTHING + str(number)] = [(line, makers.last) for line in of_sides]
    return lines


def why_line(moment, line, entry):
    """Why one line stands there, which the entry at a place of the record has made."""
    return {"entry": entry, "entered": in_words(moment)} | reckon_line(moment, line)


def why_entry(record, entry):
    """Why an announcement was made at an entry, and what it wrote on the sheet.

    A dict: `entered` in words, `announced` (each with its `text`, what it `means` and
    the `sentence` that led to it), `lines` as `why_lines` has them; where it ended a
    deal also what did not score, and what each side had in it if more lines did. So
    it includes everybody who played that deal. None of no entry.
    """
    if not 0 <= entry < len(record["entries"]):
        return None
    moment, makers = moment_of(record, entry), origins_at(record, entry)
    lines = [
        (place, line)
        for place, deal in enumerate(moment.table.deals)
        for line, maker in zip(deal.lines, makers[place].places)
        if maker == entry
    ]
    return {
        "entered": in_words(moment),
        "announced": [why_said(moment, text) for text in texts_at(moment, entry)],
        "lines": [reckon_line(with_deal(moment, place), line) for place, line in lines]
        + rest_of_deal(moment, [line for _place, line in lines]),
    }


def rest_of_deal(moment, lines):
    """What else is said of a deal that has just ended, so that nobody is left out.

    What did not score; and what each side had, line by line, where the deal has more
    lines than those that ended it. Of a side that is still left out: that it has 0.
    """
    deal, table = moment.deal, moment.table
    if not deal.is_complete:
        return []
    vain = [
        Line(side, 0, reason, text)
        for sides, reason, text in all_zero_lines(table, deal)
        for side in sides
    ]
    known = [line.side for line in lines + vain]
    is_more = len(deal.lines) > len(lines)
    played = table.game.sides_in(table, deal) + [line.side for line in deal.lines]
    sides = [side for side in sorted(set(played)) if is_more or side not in known]
    return [reckon_line(moment, line) for line in vain] + [
        added_up_for(deal, side, table.name(side)) for side in sides
    ]


def added_up_for(deal, side, name):
    """The lines of a side in a deal, as one that has a step for each."""
    lines = [line for line in deal.lines if line.side == side]
    steps = [{"points": line.points, "text": line.text} for line in lines]
    total = sum([line.points for line in lines])
    told = {"text": name, "rule": "", "sentence": ""}
    steps = steps or [{"points": 0, "text": "nothing in this deal"}]
    return told | {"side": side, "points": total, "steps": steps}


def origins_at(record, entry):
    """The LineOrigins of each deal as they stand after an entry."""
    return replay_and_watch(cut_record(record, entry))[1]


def cut_record(record, entry):
    """A record as far as an entry, that included."""
    return record | {"entries": record["entries"][: entry + 1]}


def moment_of(record, entry):
    """The Moment after an entry, with the newest deal."""
    referee = replay(cut_record(record, entry))
    table = referee.table
    table.deal.write()
    deal = table.deals[-1] if table.deals else table.deal
    return Moment(table, deal, record["entries"][entry], referee.seen, deal)


def with_deal(moment, place, now=None):
    """A moment of the deal at a place; `now`: that deal as it stands by now."""
    deal = moment.table.deals[place]
    return Moment(moment.table, deal, moment.entry, moment.seen, now or deal)


def in_words(moment):
    """The entry of a moment in words."""
    shape = moment.table.game.shape(moment.entry)
    return with_capital(shape.in_words(moment.entry, moment.table))


def texts_at(moment, entry):
    """What was announced at an entry."""
    spoken = moment.table.announcements
    return [one["text"] for one in spoken if one["entry"] == entry]


def reckon_line(moment, line):
    """A line with its rule, a sentence, and the steps that come to it."""
    table = moment.table
    find = COMMON.get(line.reason) or family_why(table.game.key).reckon
    sentence, steps = find(moment, line)
    return {
        "text": line.text if line.points else of_whom(table, line),
        "side": line.side,
        "points": line.points,
        "rule": dict(table.game.all_reasons()).get(line.reason, OF_NOTHING),
        "sentence": sentence,
        "steps": [{"points": points, "text": text} for points, text in steps],
    }


def of_whom(table, line):
    """The words of what did not score, with whose it is unless they name somebody."""
    if any(name in line.text for name in table.names):
        return line.text
    return f"{table.name(line.side)}: {lower(line.text)}"


def family_why(key):
    """What a family says of its lines; that of a game without says each plainly."""
    try:
        return room_of(key, "why")
    except ImportError:
        return Plain


class Plain:
    """The words of a game that has none of its own: a line is one step."""

    @staticmethod
    def reckon(_moment, line):
        return "", [(line.points, line.text)]

    @staticmethod
    def lead_up(_moment, _text):
        return ""


def agreed_correction(moment, line):
    """A correction: as the table agreed, with its note."""
    note = moment.entry.get("note")
    return "", [(line.points, note or "as the table agreed")]


def added_up(moment, line):
    """The total of a deal that was entered as a whole: beside the name of its side."""
    return "", [(line.points, moment.table.name(line.side))]


def nothing_entered(moment, line):
    """What no entry is about: nobody scored, or a side melded nothing."""
    sentence = f"{moment.table.name(line.side)} entered nothing that scores here."
    return sentence, [(line.points, line.text)]


COMMON = {"adjust": agreed_correction, "deal_total": added_up, "": nothing_entered}


def why_said(moment, text):
    """Why something was announced: its meaning, and what has led to it."""
    key = moment.table.game.key
    return {
        "text": text,
        "means": announcement_meaning(announcements(key) + COMMON_HEARD, text),
        "sentence": family_why(key).lead_up(moment, text),
    }


# what every game may say aloud, and what it means: {in braces} stands what changes
COMMON_HEARD = [("{Ann} deals", "Someone dealt out of turn")]


def announcement_meaning(heard, text):
    """What an announcement means; "" where nothing is said of it.

    Of several patterns that it is like, the one that says most of it.
    """
    fits = [
        (len("".join(fixed_parts(pattern))), means)
        for pattern, means in heard
        if is_like(pattern, text)
    ]
    return max(fits)[1] if fits else ""


def is_like(pattern, text):
    """Whether a text is like a pattern, in which anything stands for {what is so}."""
    parts = fixed_parts(pattern)
    if len(parts) == 1:
        return parts[0] == text
    if not text.startswith(parts[0]) or not text.endswith(parts[-1]):
        return False
    at, end = len(parts[0]), len(text) - len(parts[-1])
    for part in parts[1:-1]:
        found = text.find(part, at + 1, end)
        if found < 0:
            return False
        at = found + len(part)
    return at < end


def fixed_parts(pattern):
    """What stands between the braces of a pattern."""
    first, *rest = pattern.split("{")
    return [first] + [part.split("}", 1)[1] for part in rest]
