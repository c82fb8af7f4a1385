"""The page of an entry inside a game of an evening: how it can be corrected."""

# way: its words, and what the buttons of its form begin with
WAYS = {
    "replace": ("Change entry", "Change entry"),
    "insert": ("Insert before this", "Insert entry"),
    "remove": ("Delete entry", None),
    "later": ("Undo later entries", None),
}
IN_ORDER = ("replace", "insert", "remove", "later")
WITHOUT_FORM = ("remove", "later")


def entry_page(address, place, count, form, seen):
    """What the page of an entry is drawn from.

    `address`: of the game; `place`: the entry's, of so many (`count`); `form`: what may
    stand there, as `phone.corrections` has it, with the `operation` it is for; `seen`:
    what a correction would change, None until it is looked at. Where something is
    missing then, its forms are shown.
    """
    operation = form["operation"]
    missing = seen["missing"] if seen else None
    asked, is_mended = missing or form, form["is_mended"]
    entry = f"{address}/entry/{place}"
    is_short, is_last = is_mended and not missing, place == count - 1
    is_settled = is_mended or form["is_ruling"]
    return {
        "back": address if is_mended else f"{address}/review",
        "is_mended": is_mended,
        "else_url": f"{entry}/replace",
        "deal": form["deal"],
        "words": form["words"],
        "refusal": seen["refusal"] if seen else "",
        "missing": missing,
        "seen": None if missing else looked_at(seen, place),
        "has_form": operation not in WITHOUT_FORM,
        "ways": [] if is_settled else ways(entry, operation, is_last),
        "likely": asked["likely"],
        "others": [] if is_short else asked["others"],
        "page": form_page(None if missing else operation),
    }


def ways(address, operation, is_last):
    """What can be done with an entry, each at an address of its own."""
    return [
        {
            "url": f"{address}/{way}",
            "words": WAYS[way][0],
            "is_here": way == operation,
        }
        for way in IN_ORDER
        if way != "later" or not is_last
    ]


def looked_at(seen, place):
    """What a correction would change, with the button that makes it."""
    if not seen or seen["refusal"]:
        return None
    return seen | {"button": button(seen), "first": place + 2}


def button(seen):
    """What is written on the button that makes a correction."""
    gone = seen.get("gone")
    if gone:
        return "Undo 1 entry" if len(gone) == 1 else f"Undo {len(gone)} entries"
    if seen["operation"] == "remove":
        return "Delete it and these entries" if seen["goes"] else "Delete entry"
    return "Correct it and delete these entries" if seen["goes"] else "Correct it"


def form_page(operation):
    """What the forms of the page bear beside their questions: nothing is posted."""
    verb = WAYS[operation][1] if operation in WAYS else None
    page = {"verb": verb, "refusal": None, "seen": 0}
    return page | dict.fromkeys(("action", "id", "csrf_token", "way"), "")
