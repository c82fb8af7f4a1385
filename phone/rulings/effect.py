"""What a ruling does to the score, said before anybody enters it."""

from phone.screen.names import side_names
from phone.screen.sheet.pending_claims import settled_sheet
from phone.screen.table.call import whose_turn
from phone.screen.table.result import headline
from rules.words import join_with_and, minus

STAYS = "The score stays as it is"
WHO = ("seat", "side")  # kinds of a field that asks for one of the players


def effect(before, after, fields, entry):
    """Whom it is about, the `choice`, and in `words` what changes and who goes on.

    `before`, `after`: the sheet as it stands, and as it would be; `fields`: what a form
    asks; `entry`: what would be entered, None where one would go.
    """
    before, after = settled_sheet(before), settled_sheet(after)
    moved = changes(before, after)
    is_over = moved or after["result"]
    end = result_words(after) if is_over else ""
    parts = [moved or STAYS, lead(before, after), end]
    parts.append(whose_turn(after))
    words = [f"{part}." for part in parts if part]
    told = {"who": "", "choice": "", "words": " ".join(words)}
    if entry is None:
        return told
    who, choice = about_whom(before, entry), choice_words(fields, entry)
    return told | {"who": who, "choice": choice}


def changes(before, after):
    """The totals that change, "Ann's 43 becomes 33"; "" where none does."""
    totals = zip(side_names(before), before["totals"], after["totals"])
    changed = [
        f"{name}'s {minus(old)} becomes {minus(new)}"
        for name, old, new in totals
        if old != new
    ]
    return join_with_and(changed)


def lead(before, after):
    """Who leads, where that is somebody else than before."""
    if after["result"] or leaders(before) == leaders(after):
        return ""
    names, best = side_names(after), leaders(after)
    if len(best) > 1:
        return f"{join_with_and([names[side] for side in best])} are level"
    is_one = len(after["sides"][best[0]]) == 1
    return f"{names[best[0]]} now {'leads' if is_one else 'lead'}"


def leaders(sheet):
    """The sides that stand best."""
    totals = sheet["totals"]
    best = min(totals) if sheet.get("lowest_wins") else max(totals)
    return [side for side, total in enumerate(totals) if total == best]


def result_words(after):
    """How the game has ended, or that it has not."""
    return headline(after) if after["result"] else "Nobody has won"


def join_effects(effects, tried):
    """Effects, once for all who share them: "Ann or Cid".

    `tried`: how many answers were; where all do the same it need not be said of whom.
    """
    words = each_once([one["words"] for one in effects])
    if len(words) == 1 and len(effects) == tried:
        return [{"who": "", "words": words[0]}]
    alike = [[one for one in effects if one["words"] == each] for each in words]
    return [{"who": who(some), "words": each} for some, each in zip(alike, words)]


def who(effects):
    """Whom some effects are about, and what was chosen: "Ann or Cid, sequences"."""
    names = each_once([one["who"] for one in effects])
    of_each = [[one for one in effects if one["who"] == name] for name in names]
    choices = [[one["choice"] for one in some] for some in of_each]
    if all(some == choices[0] for some in choices):
        names, choices = [" or ".join(names)], choices[:1]
    parts = [with_choices(name, some) for name, some in zip(names, choices)]
    return "; or ".join(parts)


def with_choices(name, choices):
    """A name, and what was chosen beside it."""
    return ", ".join([part for part in (name, " or ".join(choices)) if part])


def each_once(texts):
    """Some texts in their order, each once."""
    return [text for place, text in enumerate(texts) if text not in texts[:place]]


def about_whom(sheet, entry):
    """The name of who an entry is about, "" where it is about nobody."""
    who = [seat_or_side_name(sheet, kind, entry[kind]) for kind in WHO if kind in entry]
    return "".join(who[:1])


def seat_or_side_name(sheet, kind, number):
    """The name of a seat or of a side."""
    return sheet["players"][number] if kind == "seat" else side_names(sheet)[number]


def choice_words(fields, entry):
    """The words of what is chosen in fields that offer a few things."""
    words = [
        [one[1] for one in field["values"] if one[0] == entry[field["name"]]]
        for field in fields
    ]
    return ", ".join([one[0].lower() for one in words])
