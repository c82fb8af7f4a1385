"""Whose an answer is: the colours of people, and "You" on the phone of one of them."""

# what a label may say of a player, and so to that player without the s
VERBS = ("answers", "bids", "deals", "doubles", "exchanges", "lays", "leads", "melds")
VERBS += ("plays", "shows")


def with_people(sheet, page):
    """A sheet with all that a page knows of its people.

    `colours`: theirs, by seat; `mine`: the seat of the person whose phone it is.
    """
    return sheet | {"colours": page.get("colours", ()), "mine": page.get("mine")}


def colour_of(sheet, seat):
    """The colour of the person in a seat; the seat itself if that is not known."""
    colours = sheet.get("colours", ())
    return colours[seat] if seat < len(colours) else seat


def colour_class(sheet, seat):
    """The colour of the person in a seat as a class; "" where it is not known."""
    colours = sheet.get("colours", ())
    is_known = seat is not None and seat < len(colours)
    return f"c{colours[seat]}" if is_known else ""


def colour_chips(chips, seats, sheet):
    """Gives chips that name people the colour of the first in each of these seats."""
    for chip, seat in zip(chips, seats):
        chip["ink"] = colour_class(sheet, seat)


def label_for_me(text, sheet):
    """A text about a player as that player's own phone has it: "You bid"."""
    mine = sheet.get("mine")
    if mine is None or not text.startswith(f"{sheet['players'][mine]} "):
        return text
    verb, *after = text[len(sheet["players"][mine]) + 1 :].split(" ")
    colon = ":" if verb.endswith(":") else ""
    said = "have" if verb == "has" else verb[: -1 - len(colon)]
    is_known = said == "have" or f"{said}s" in VERBS
    return " ".join([f"You {said}{colon}"] + after) if is_known else text
