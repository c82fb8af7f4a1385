"""An entry of a game of the evening is looked at, and corrected."""

from phone import corrections
from phone.corrections import MEND

from .refusal import RefusalError
from .settlement import worth_of


def place_of(page):
    """Which entry of the game the address names, and what is to be done with it."""
    place, way = (page["at"]["place"] + ["", ""])[:2]
    operation = "replace" if way in ("", MEND) else way
    return int(place) if place.isdigit() else -1, operation


def is_mended(page):
    """Whether a slip of the open deal is mended, at once where that is possible."""
    return page["at"]["place"][1:2] == [MEND]


def ruled_at(page):
    """The situation and its answers that led to a correction, in one; "" for none."""
    return "/".join(page["at"]["place"][2:4])


def by_ruling(page):
    """What a ruling asks and brings there, as `phone.rulings` has it; None of none."""
    ruled = ruled_at(page)
    if not ruled:
        return None
    try:
        from phone.rulings import correction_of  # it comes with the book
    except ImportError:  # or has not come yet: then the entry is changed by hand
        return None
    return correction_of(page["record"], *place_of(page), ruled)


def correction_question(page):
    """What a correction is asked about, as `phone.corrections` takes it."""
    place, operation = place_of(page)
    about = {"place": place, "operation": operation}
    worth = worth_of(page["evening"], game_at(page))
    return about | {"record": page["record"], "worth": worth}


def game_at(page):
    """The game that the address names; None for none."""
    games = page["evening"]["games"]
    found = [one for one in games if one["id"] == page["at"]["which"]]
    return found[0] if found else None


def look(page):
    """What a correction would change; a refusal leaves the form as it was filled in."""
    seen = corrections.preview(correction_question(page) | {"fields": page["form"]})
    if seen["refusal"]:
        page["draft"]["given"] = seen["entry"]
        if seen["missing"]:
            page["draft"]["seen"] = seen | {"refusal": ""}  # which is said once
        raise RefusalError(seen["refusal"])
    page["draft"]["seen"] = seen
    is_whole = not (seen["missing"] or seen["goes"])
    return correct(page) if is_mended(page) and is_whole else None


def correct(page):
    """The row of the log that makes the correction which was looked at."""
    seen, which = page["draft"]["seen"], page["at"]["which"]
    row = {part: seen[part] for part in ("operation", "at", "entry", "along")}
    made = {"game": which, "made_at": page["now"]}
    return {
        "row": row | {"id": page["id"]} | made,
        "note": note_of_ruling(page, made),
        "told": seen["told"],
        "go": f"/{page['evening']['id']}/game/{which}",
    }


def note_of_ruling(page, made):
    """The row that notes by which ruling a correction was made; None of none."""
    ruled, at = ruled_at(page), place_of(page)[0]
    if by_ruling(page) is None:
        return None
    from phone.rulings import notes  # it comes with the book

    note = notes.note_of_ruled(ruled, at, page["id"])
    note = notes.review_note(page["record"]["game"], note)
    id = page["id"][:-2] + "fd"
    return made | {"id": id, "operation": "note", "entry": note}
