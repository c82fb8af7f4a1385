"""What a ruling does to the score, said before anybody enters it."""

from phone.screen.call import whose_turn
from phone.screen.names import side_names
from phone.screen.pending_claims import settled
from phone.screen.result import headline
from rules.words import listed, minus

STAYS = "The score stays as it is"
WHO = ("seat", "side")  # kinds of a field that asks for one of the players


def effect(before, after, fields, entry):
    """Whom it is about as `who`, and in `words` what changes, who leads, who goes on.

    `before`, `after`: the sheet as it stands, and as it would be; `fields`: what a form
    asks; `entry`: what would be entered, None where one would go.
    """
    before, after = settled(before), settled(after)
    moved = changes(before, after)
    is_over = moved or after["result"]
    parts = [moved or STAYS, lead(before, after), won(after) if is_over else ""]
    parts.append(whose_turn(after))
    words = [f"{part}." for part in parts if part]
    who = about(before, fields, entry) if entry else ""
    return {"who": who, "words": " ".join(words)}


def changes(before, after):
    """The totals that change, "Ann 43 becomes 33"; "" where none does."""
    changed = [
        f"{name} {minus(before['totals'][side])} becomes {minus(after['totals'][side])}"
        for side, name in enumerate(side_names(before))
        if before["totals"][side] != after["totals"][side]
    ]
    return listed(changed)


def lead(before, after):
    """Who leads, where that is somebody else than before."""
    if after["result"] or leaders(before) == leaders(after):
        return ""
    names, best = side_names(after), leaders(after)
    if len(best) > 1:
        return f"{listed([names[side] for side in best])} are level"
    is_one = len(after["sides"][best[0]]) == 1
    return f"{names[best[0]]} now {'leads' if is_one else 'lead'}"


def leaders(sheet):
    """The sides that stand best."""
    totals = sheet["totals"]
    best = min(totals) if sheet.get("lowest_wins") else max(totals)
    return [side for side, total in enumerate(totals) if total == best]


def won(after):
    """How the game has ended, or that it has not."""
    return headline(after) if after["result"] else "Nobody has won"


def about(sheet, fields, entry):
    """The name of who an entry is about, and what was chosen: "Ann, sequences"."""
    who = [named(sheet, kind, entry[kind]) for kind in WHO if kind in entry]
    return ", ".join(who[:1] + [choice(field, entry) for field in fields])


def named(sheet, kind, number):
    """The name of a seat or of a side."""
    return sheet["players"][number] if kind == "seat" else side_names(sheet)[number]


def choice(field, entry):
    """The words of what is chosen in a field that offers a few things."""
    words = [one[1] for one in field["values"] if one[0] == entry[field["name"]]]
    return words[0].lower()
