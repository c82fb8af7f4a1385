"""The page that begins an evening: who is here, and what is played for."""

from .words import chips, games_words, group_chips, title_of, where_of


def begin_page(draft, group, groups, evenings, yesterday):
    """What the page is drawn from that begins an evening.

    `draft`: what is filled in; `group`: the one that is chosen; `evenings`: all that
    this phone keeps.
    """
    names = group["people"] + draft["added"]
    filled = {part: draft[part] for part in ("stake", "ante", "cap", "name")}
    return filled | {
        "evenings": [line(one, yesterday) for one in latest_first(evenings)],
        "groups": group_chips("group", groups, group["id"]),
        "people": chips("here", [(name, name) for name in names], draft["here"]),
        "unit": group["unit"],
        "has_more": bool(draft["ante"] or draft["cap"]),
        "text_url": "text/",
    }


def latest_first(evenings):
    """Evenings, those of the latest day first, of one day as they were kept."""
    dates = sorted({evening["date"] for evening in evenings}, reverse=True)
    return [one for date in dates for one in evenings if one["date"] == date]


def line(evening, yesterday):
    """An evening in the list of those on this phone."""
    words = f"{games_words(evening['games'])} · {where_of(evening, yesterday)}"
    return {"id": evening["id"], "title": title_of(evening), "words": words}
