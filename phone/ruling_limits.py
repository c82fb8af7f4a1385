"""Whether a ruling fits, and has room, before a phone saves or proposes it."""


def why_not_saved(law, notes, note):
    """Why a phone does not save a ruling, a sentence; "" where it fits and has room.

    `law`: as the server gave it, with the `room` there was then; `notes`: since then.
    """
    from phone.rulings.laws import with_own  # it comes with the book
    from phone.rulings.notes import why_too_long

    if why_too_long(note):
        return why_too_long(note)
    if note["note"] != "law" or "room" not in law:
        return ""
    kind = "proposals" if note["is_proposal"] else "laws"
    before, after = with_own(law, notes)[kind], with_own(law, notes + [note])[kind]
    used = len(before) - len(law[kind])
    is_more = len(after) > len(before)
    return law["full"] if is_more and used >= law["room"] else ""
