"""Who is here: at the beginning of an evening, and who comes later."""

from phone import money, names
from phone.bounds import MOST_PEOPLE

from .refusal import refuse
from .settlement import PARTS

TOO_FEW = "Choose at least two people."
FULL = f"A night can have at most {MOST_PEOPLE} people."
# of an evening whose phone knows no group
NO_GROUP = {"id": None, "name": "", "currency": "EUR", "unit": "€", "places": 2}
NO_GROUP |= {"people": [], "house_rules": {}}


def chosen_group(page):
    """The group that is chosen for a new evening."""
    chosen = [one for one in page["groups"] if one["id"] == page["draft"]["group"]]
    return chosen[0] if chosen else NO_GROUP


def toggle_name(chosen, name):
    """Some names with one of them more, or less."""
    if name in chosen:
        return [one for one in chosen if one != name]
    return chosen + [name]


def choose_group(page):
    """Begins again with the people of another group."""
    chosen = [one for one in page["groups"] if str(one["id"]) == page["value"]]
    page["draft"] |= {"group": chosen[0]["id"], "here": [], "added": []}


def turn(page):
    """Somebody is here, or is not."""
    draft = page["draft"]
    draft["here"] = toggle_name(draft["here"], page["value"])


def add(page):
    """Somebody is here whom the group does not know."""
    draft = page["draft"]
    name = new_name(page, chosen_group(page)["people"] + draft["added"])
    draft["name"] = ""
    draft["added"] = draft["added"] + [name]
    draft["here"] = draft["here"] + [name]


def new_name(page, taken):
    """The name that is filled in, of somebody who is not known yet."""
    name = names.tidy(page["fields"].get("name", ""))
    refuse(names.refusal_of_name(name, taken))
    return name


def begin(page):
    """The evening that is filled in."""
    if page["fields"].get("name", "").strip():
        add(page)
    people = page["draft"]["here"]
    refuse(TOO_FEW if len(people) < 2 else FULL if len(people) > MOST_PEOPLE else "")
    evening = {
        "id": page["id"],
        "date": page["today"],
        "time_zone": page.get("zone", ""),
        "group": chosen_group(page),
        "people": people,
        "games": [],
        "number": next_number(page),
        "payments": [],  # those that were made
        "removed": [],  # the ids of those recorded by mistake
        "agreeing": False,  # whether the other side is asked
        "signatures": [],  # names under the settlement
        "is_over": False,
        "sent": None,
        "trouble": "",
    }
    return {"evening": evening | filled_stake(page), "go": f"/{evening['id']}"}


def next_number(page):
    """The number of a new night in its group, by which equal remainders take turns.

    As far as this phone knows: another night of the group can have the same number.
    """
    group = chosen_group(page)
    here = [one for one in page["evenings"] if one["group"]["id"] == group["id"]]
    known = [one.get("number", 0) for one in here] + [group.get("number", 0)]
    return max(known) + 1


def filled_stake(page):
    """The parts of a stake as they are filled in, each "" for nothing."""
    draft, places = page["draft"], chosen_group(page)["places"]
    read = {}
    for part in ("stake", "ante", "cap"):  # the first that is wrong is named
        if draft[part].strip():
            read[PARTS[part]] = money.typed_part(draft[part], places)
    read = money.read_stake(read)
    return {part: read.get(name, "") for part, name in PARTS.items()}


def arrive(page):
    """The evening with somebody who comes later."""
    evening = page["evening"]
    name = new_name(page, evening["people"])
    refuse(FULL if len(evening["people"]) >= MOST_PEOPLE else "")
    return {"evening": evening | {"people": evening["people"] + [name]}}
