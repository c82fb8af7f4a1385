"""The page of an entry inside a game of an evening: how it can be corrected."""

# way: its words, and what the buttons of its form begin with
WAYS = {
    "replace": ("Change it", "Change to"),
    "insert": ("Put one before it", "Put in"),
    "remove": ("Take it out", None),
    "later": ("Undo all after it", None),
}
IN_ORDER = ("replace", "insert", "remove", "later")
WITHOUT_FORM = ("remove", "later")


def entry_page(address, place, count, form, seen):
    """What the page of an entry is drawn from.

    `address`: of the game; `place`: the entry's, of so many (`count`); `form`: what may
    stand there, as `phone.correcting` has it, with the `operation` it is for; `seen`:
    what a correction would change, None until it is looked at.
    """
    operation = form["operation"]
    return {
        "back": f"{address}/review",
        "number": place + 1,
        "words": form["words"],
        "refusal": seen["refusal"] if seen else "",
        "seen": looked_at(seen, place),
        "has_form": operation not in WITHOUT_FORM,
        "ways": [
            {
                "url": f"{address}/entry/{place}/{way}",
                "words": WAYS[way][0],
                "is_here": way == operation,
            }
            for way in IN_ORDER
            if way != "later" or place < count - 1
        ],
        "likely": form["likely"],
        "others": form["others"],
        "page": form_page(operation),
    }


def looked_at(seen, place):
    """What a correction would change, with the button that makes it."""
    if not seen or seen["refusal"]:
        return None
    return seen | {"button": button(seen), "first": place + 2}


def button(seen):
    """What is written on the button that makes a correction."""
    gone = seen.get("gone")
    if gone:
        return "Take it out" if len(gone) == 1 else f"Take {len(gone)} entries out"
    verb = "Take it out" if seen["operation"] == "remove" else "Correct it"
    return f"{verb}, and take these out" if seen["along"] else verb


def form_page(operation):
    """What the forms of the page bear beside their questions: nothing is posted."""
    verb = WAYS[operation][1] if operation in WAYS else None
    page = {"verb": verb, "refusal": None, "seen": 0}
    return page | dict.fromkeys(("action", "id", "csrf_token", "way"), "")
