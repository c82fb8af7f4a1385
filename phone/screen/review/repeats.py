"""A moment of a game without what it would say twice; read by the server alone."""

from rules.words import MINUS

from ..names import inked_pieces, text_of
from ..table.call import is_said


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
    lines = [line for line in step["lines"] if not repeats(line, told)]
    words = "" if is_call(call, told, led) else heard.get("plays") or led or told
    step = step | {
        "words": inked_pieces(words),
        "lines": lines,
        "brought": "" if sums(lines) == step["brought"] else step["brought"],
    }
    return moment | {"step": step, "call": call | {"quiet": quiet_part(led, call)}}


def first_of_deal(referee, place):
    """The place of the first entry of the deal in progress before a place."""
    firsts = [deal.first for deal in referee.table.deals if deal.first < place]
    return max(firsts + [0])


def is_call(call, told, led):
    """Whether the call is the entry itself, as it was told or heard."""
    loud = [text_of(text) for text in call["loud"]]
    return is_said(told, loud) or bool(led) and is_said(led, loud)


def quiet_part(led, call):
    """What stands above the call, without the entry that led to it."""
    quiet = text_of(call["quiet"])
    is_first = led and quiet.startswith(led)
    return (
        inked_pieces(quiet[len(led) :].strip(" \u00b7")) if is_first else call["quiet"]
    )


def repeats(line, told):
    """Whether a line begins like its entry, so that its points are all it adds."""
    start = f"{line['name']}: {text_of(line['text'])}".lower().split()
    size = len(line["name"].split()) + 1
    return start[:size] == told.lower().split()[:size]


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
