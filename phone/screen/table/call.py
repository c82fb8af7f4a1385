"""The call: what the table must hear now, above it what led to it, below whose turn."""

from ..names import inked_pieces
from .screen_reader import call_aloud

LONG, LONGEST = 54, 84  # letters that three lines hold, in large and in small letters


def call(sheet):
    """The band as plain data: texts in pieces, the first of the `loud` the largest.

    `said`: the same as it is heard; `at`: how many entries it is about; `why`: the
    last entry, if it made the referee speak or ended a deal.
    """
    quiet, loud, after = three_parts(sheet)
    *also, turn = after or [[]]
    led = [led_aloud(sheet, text) for text in quiet]
    said = call_aloud(sheet, led, loud, sum(also, []), turn)
    at = {"at": str(sheet["last"] + 1), "why": explained_at(sheet)}
    return band(quiet, loud, after) | {"said": said} | at


def explained_at(sheet):
    """The place of the last entry as text, if it is shown how its effect came about.

    Of what was announced at it, and of the lines that a deal ended with.
    """
    spoken = [one["entry"] for one in sheet["announcements"][-1:]]
    is_told = spoken == [sheet["last"]] or is_between(sheet)
    return str(sheet["last"]) if is_told else ""


def three_parts(sheet):
    """Lists of texts: what led to the call, the call, and lists for the lines below."""
    # A game that was stored before what is heard was written has only its words.
    heard = sheet.get("heard") or {"loud": [sheet["told"]], "also": [], "led": ""}
    led, turn = sheet["call"]
    if sheet.get("changed"):
        return [], [sheet["changed"]], [[whose_turn(sheet)]]
    if heard["loud"]:
        quiet = [] if is_said(heard["led"], heard["loud"]) else [heard["led"]]
        turn = whose_turn(sheet)
        first = [led] if is_between(sheet) and led != turn else []
        return quiet, heard["loud"], [heard["also"], first + [turn]]
    return [heard["led"], led], [turn or "Ready to deal"], []


def led_aloud(sheet, text):
    """What led to the call as it is heard: of a trick who played which card."""
    heard = sheet.get("heard") or {}
    is_last = text and text == heard.get("led")
    return heard.get("plays") or text if is_last else text


def is_said(led, loud):
    """Whether what led to the call is the same in the words of the call."""
    return any(led == text.replace(" and ", ", ") for text in loud)


def band(quiet, loud, after):
    """The three parts of the band, their red suits apart; `after`: lists for lines."""
    lines = [in_one_line(texts) for texts in after]
    longest = max([len(text) for text in loud])
    return {
        "quiet": inked_pieces(in_one_line(quiet)),
        "loud": [inked_pieces(text) for text in loud],
        "is_long": longest > LONG,
        "is_longest": longest > LONGEST,
        "after": [inked_pieces(line) for line in lines if line],
    }


def in_one_line(texts):
    """Some texts beside each other."""
    return " \u00b7 ".join([text for text in texts if text])


def whose_turn(sheet):
    """Who is to do what now; empty once the game is over."""
    if sheet["status"] == "finished":
        return ""
    if is_between(sheet):
        return f"{sheet['players'][sheet['dealer']]} deals"
    return sheet["call"][1] or speaker(sheet)


def is_between(sheet):
    """Whether the newest deal is over, so that another lies ready."""
    newest = sheet["deals"][-1:]
    return any(deal["complete"] or deal["void"] for deal in newest)


def speaker(sheet):
    """Who is to speak or to lead, where the first question is put to somebody."""
    for prompt in sheet["prompts"][:1]:
        if prompt["turn"] is not None:
            does = "leads" if prompt["type"] == "play" else "to speak"
            return f"{sheet['players'][prompt['turn']]} {does}"
    return ""
