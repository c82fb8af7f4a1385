"""A moment of a game without what it would say twice; read by the server alone."""

from rules.words import MINUS

from ..names import inked_pieces, text_of
from ..table.call import LONG, is_said


def say_once(moment, sheet):
    """A moment, as `moment_screen` gives it, in which nothing is said twice.

    `sheet`: the scored record that it was drawn from. The step tells its entry as the
    table heard it, and the call no longer does. A step has no words if they are the
    call itself, and no line that only repeats them.
    """
    step, call, heard = moment["step"], moment["call"], sheet.get("heard") or {}
    if step is None:
        return moment
    told, led = text_of(step["words"]), heard.get("led", "")
    loud = [text_of(text) for text in call["loud"]]
    lines = [line for line in step["lines"] if not repeats(line, told, loud)]
    words = "" if is_call(loud, told, led) else heard.get("plays") or led or told
    step = step | {
        "words": inked_pieces(words),
        "is_long": len(words) > LONG,
        "lines": lines,
        "brought": "" if sums(lines) == step["brought"] else step["brought"],
    }
    return moment | {"step": step, "call": call | {"quiet": quiet_part(led, call)}}


def first_of_deal(referee, place):
    """The place of the first entry of the deal in progress before a place."""
    firsts = [deal.first for deal in referee.table.deals if deal.first < place]
    return max(firsts + [0])


def is_call(loud, told, led):
    """Whether the call is the entry itself, as it was told or heard, or begins so."""
    words = [text for text in (told, led) if text]
    is_begun = any(text.startswith(f"{told}:") for text in loud)
    return is_begun or any(text in loud or is_said(text, loud) for text in words)


def quiet_part(led, call):
    """What stands above the call, without the entry that led to it."""
    quiet = text_of(call["quiet"])
    is_first = led and quiet.startswith(led)
    return (
        inked_pieces(quiet[len(led) :].strip(" \u00b7")) if is_first else call["quiet"]
    )


def repeats(line, told, loud):
    """Whether a line adds only points: it begins like its entry, or it is called."""
    text = f"{line['name']}: {text_of(line['text'])}".lower()
    size = len(line["name"].split()) + 1
    is_told = text.split()[:size] == told.lower().split()[:size]
    return is_told or text in [words.lower() for words in loud]


def sums(lines):
    """What lines bring to each total, as `brought` has it; "" where one has several."""
    names = [line["name"] for line in lines]
    if len(set(names)) < len(names):
        return ""
    return ", ".join(
        [f"{line['name']} {signed_points(line['points'])}" for line in lines]
    )


def signed_points(points):
    return points if points.startswith(MINUS) else f"+{points}"
