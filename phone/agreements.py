"""The other side agrees: what one side's phone entered, and what the others say to it.

An agreement never changes the score. An entry counts at once; it is not yet agreed on
until another side confirms it on a phone that did not enter it, or three more stand on
it. Sides are numbers; a phone that lies in the middle is nobody's, and turns to the
side that is to say something. What is confirmed there is shown as such, and the phone
asks no more about it; other phones do.
"""

from phone.agreement_checks import MIDDLE, OF_THE_RESULT, is_side, why_not
from phone.log.rows import CHANGE_NOTHING, NOTE, fold
from phone.screen.table.screen_reader import sentences
from phone.signatures import in_short, signers_of, why_not_removed, why_not_signed
from rules import RuleError

STAND_ON_IT = 3  # entries, after which one is agreed on by itself
MOST_DISPUTES = 5  # that are shown at once, the latest
# what is not said of an agreement that a phone kept before phones had marks
EARLIER = {"is_own": False, "is_same": False, "phone": ""}
# what a stored entry raises that these rules cannot tell in words
IS_WRONG = (AttributeError, IndexError, KeyError, TypeError, ValueError, RuleError)
NOT_ASKED = "Score confirmation is off for this night. Turn it on, then try again."
SAME = "The last entry was confirmed on the phone that entered it"


def note_of(fields):
    """The note that a form of the table says: what `came`, of which row, by whom."""
    parts = {name: fields.get(name, "") for name in ("came", "about", "side", "state")}
    side = parts["side"]
    parts["side"] = int(side) if len(side) == 1 and "0" <= side <= "9" else None
    if parts["came"] == "side":
        parts["side"] = MIDDLE if side == MIDDLE else parts["side"]
    return {"note": "agreement"} | parts


def gone_on(known, rows):
    """What is known of a game's agreements, with what this phone made since.

    `known`: the `rows` that stand last, the `agreements`, and whose phone it is,
    `mine`; `rows`: those of its outbox, in order. What does not fit the game is left
    out.
    """
    notes = [row["entry"] for row in rows if row["operation"] == NOTE]
    notes = [note for note in notes if note["note"] == "agreement"]
    notes = [note for note in notes if why_not(note, len(known["sides"])) is None]
    claims = [note["side"] for note in notes if note["came"] == "side"]
    mine = claims[-1] if claims else known["mine"]
    standing = [{"is_own": False} | row for row in known["rows"]]
    taken_back = []
    for row in rows:
        if row["operation"] not in CHANGE_NOTHING:
            made = row | {"said": mine if type(mine) is int else None, "is_own": True}
            fold(standing, taken_back, row["operation"], made)
    own_ids = [row["id"] for row in standing if row["is_own"]]
    said = [on_this_phone(note, own_ids) for note in notes if note["came"] != "side"]
    agreements = [EARLIER | one for one in known["agreements"]] + said
    now = {"rows": standing, "agreements": agreements, "mine": mine}
    return {"is_host": False} | known | now


def on_this_phone(note, own_ids):
    """What was said on this phone; `own_ids`: of the rows that it made itself."""
    is_same = note["about"] in own_ids
    return note | {"is_own": True, "is_same": is_same, "phone": "this phone"}


def why_not_here(known, rows, note, totals):
    """Why a phone alone does not keep what a side says: (code, sentence), or None.

    `rows`: those of its outbox, as `gone_on` takes them; `totals`: of the game now.
    """
    if known is None:
        return "not_asked", NOT_ASKED
    now = gone_on(known, rows)
    why = why_not(note, len(now["sides"]), [row["id"] for row in now["rows"]])
    if why or note["came"] not in OF_THE_RESULT:
        return why
    if note["came"] == "signed":
        return why_not_signed(in_short(totals), note)
    return why_not_removed(now, note)


def agreements_screen(known, in_words, totals):
    """What a table shows of its agreements.

    `in_words`: tells a row in words; `totals`: of the game, which a name is put under.
    """
    told = stated_rows(known)
    waiting = [one for one in told if one["state"] != "agreed"]
    to_tap = [one for one in waiting if may_tap(known["mine"], one)]
    waiting_count = len(waiting) - len(to_tap)
    disputed = [one for one in told if one["by"] is not None][-MOST_DISPUTES:]
    disputed = [one | {"words": in_words(one)} for one in disputed]
    disputes = [said_otherwise(known, *one) for one in enumerate(disputed)]
    first = [one | {"words": in_words(one)} for one in to_tap[:1]]
    return {
        "is_unknown": known["mine"] is None,
        "names": [{"number": n, "name": name} for n, name in enumerate(known["sides"])],
        "mine": known["mine"],
        "tap": tapped_row(known, first[0]) if first else None,
        "own": own_words(waiting_count) if type(known["mine"]) is int else "",
        "same": SAME if told and is_confirmed_here(told[-1]) else "",
        "disputes": disputes,
        "aloud": announce_disputes(disputes),
        "signing": signers_of(known, in_short(totals)),
    }


def teller(referee):
    """What tells a row in words, by a referee who has read all."""

    def in_words(row):
        if row["entry"] is None:
            return "a deleted entry"
        try:
            words = referee.in_words(row["entry"])
        except IS_WRONG:
            return "an entry that can't be read"
        return words if row["operation"] == "add" else f"corrected: {words}"

    return in_words


def stated_rows(known):
    """The rows that are to be looked at, each with its `state` and who disputes it.

    `agreed`; `same`, answered on the phone that entered it alone; or `open`.
    """
    rows, found = known["rows"], []
    for place, row in enumerate(rows):
        said = said_by(row, known["seats"])
        came = [one for one in known["agreements"] if one["about"] == row["id"]]
        others = [one for one in came if said is None or one["side"] != said]
        agreed = [one for one in others if one["came"] == "agreed"]
        by = [one for one in others if one["came"] == "disputed"]
        is_late = len(rows) - place > STAND_ON_IT
        state = "agreed" if is_late else state_of(agreed + by)
        kept = [one for one in came if one["came"] == "stands"]
        disputed = by[-1] if by and not is_kept(by, kept) else None
        more = {"said": said, "state": state, "by": disputed}
        found.append(row | more | {"is_confirmed": bool(agreed)})
    return found


def is_kept(by, kept):
    """Whether the table kept a row in spite of those who disputed it.

    The phone that entered it only ends a dispute that was made on it as well.
    """
    is_here = False not in [one["is_same"] for one in by]
    return bool([one for one in kept if is_here or not one["is_same"]])


def state_of(answers):
    """How far a row is agreed on by what the other sides said to it.

    That the table kept it only ends a dispute: it is no answer.
    """
    same = [one["is_same"] for one in answers]
    return "agreed" if False in same else "same" if same else "open"


def is_confirmed_here(row):
    """Whether a row is confirmed, but on the phone that entered it alone."""
    return row["state"] == "same" and row["is_confirmed"] and row["by"] is None


def said_by(row, seats):
    """The side that said a row, or else the side that it is about; None for nobody."""
    if is_side(row["said"], len(seats)):
        return row["said"]
    entry = row["entry"] if type(row["entry"]) is dict else {}
    seat, side = entry.get("seat"), entry.get("side")
    sides = [place for place, one in enumerate(seats) if seat in one or place == side]
    return sides[0] if sides else None


def may_tap(mine, row):
    """Whether a phone is to say something to a row.

    One in the middle asks nobody about what is nobody's: all sides see it entered. No
    phone asks again about what it entered itself and a side confirmed on it.
    """
    if row["state"] == "same" and row["is_own"]:
        return False
    if mine == MIDDLE:
        return row["said"] is not None
    return mine not in (None, row["said"])


def tapped_row(known, row):
    """The row that is to be agreed on, by which `side`, and whether the pad turns."""
    mine, count = known["mine"], len(known["sides"])
    said = row["said"]
    side = mine if mine != MIDDLE else (said + 1) % count
    return {
        "id": row["id"],
        "words": row["words"],
        "who": known["sides"][said] if said is not None else "",
        "side": side,
        "by": known["sides"][side],
        "is_turned": mine == MIDDLE,
    }


def own_words(count):
    """How much of what this side said is not agreed on yet."""
    if not count:
        return ""
    words = "Your last entry is not yet confirmed"
    return f"Your last {count} entries are not yet confirmed" if count > 1 else words


def announce_disputes(disputes):
    """What is heard of the rows that somebody does not agree with."""
    told = [f"{one['words']}. {one['by']} disputes this" for one in disputes]
    return sentences(told)


def said_otherwise(known, number, row):
    """A row with both words: who said it, and who does not agree; its `number`.

    Who said it is left out where the words begin with that.
    """
    who = known["sides"][row["said"]] if row["said"] is not None else "Entered"
    who = "" if row["words"].startswith(who) else who
    by = known["sides"][row["by"]["side"]]
    told = {"number": number, "id": row["id"], "words": row["words"]}
    may_keep = row["by"]["is_same"] or not row["is_own"]
    told |= {"who": who, "by": by, "phone": row["by"]["phone"]}
    return told | {"may_keep": may_keep}
