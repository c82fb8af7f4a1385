"""Whether there is room for one ruling more, before a phone saves or proposes it."""


def why_full(law, notes, note):
    """Why a phone saves no further ruling, a sentence; "" where there is room.

    `law`: as the server gave it, with the `room` there was then; `notes`: since then.
    """
    from phone.rulings.laws import with_own  # it comes with the book

    if note["note"] != "law" or "room" not in law:
        return ""
    kind = "proposals" if note["is_proposal"] else "laws"
    before, after = with_own(law, notes)[kind], with_own(law, notes + [note])[kind]
    used = len(before) - len(law[kind])
    is_more = len(after) > len(before)
    return law["full"] if is_more and used >= law["room"] else ""
