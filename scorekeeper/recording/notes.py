"""What phones noted beside the log of a game, kept once for each request."""

from scorekeeper import bounds
from scorekeeper.models import Agreement, Law, Ruling
from scorekeeper.recording import agreements, laws, rulings
from scorekeeper.recording.answer import refusal

STANDS, WAITS, LEFT = "stands", "waits", "left"  # what became of an entry
KEPT_AS = (Ruling, Law, Agreement)
CLOSED = {"code": "night_closed", "message": "The night is closed."}


def of_what_stands(game, notes, mine, taken):
    """The notes that are kept now, and the ids of those that never will be.

    A note may be beside an entry, which may be left out; it waits as long as that does.
    `mine`: the entries that came with them; `taken`: what became of these.
    """
    stand, dropped = [], []
    fates = fates_of(game, notes, mine, taken)
    for one in notes:
        fate = fates.get(one["entry"].get("beside"), STANDS)
        if fate == STANDS:
            stand.append(one)
        elif fate == LEFT:
            dropped.append(one["id"])
    return stand, dropped


def fates_of(game, notes, mine, taken):
    """Of the rows (ids) that notes are beside: whether each STANDS, WAITS or is LEFT.

    One of which nothing is known any more was left out before.
    """
    rows = [one["entry"]["beside"] for one in notes if one["entry"].get("beside")]
    if not rows:
        return {}
    fates = dict.fromkeys(rows, LEFT)
    fates |= {one["id"]: STANDS if one.get("is_settled") else WAITS for one in mine}
    fates |= dict.fromkeys(taken.taken, STANDS)
    fates |= dict.fromkeys([one["id"] for one in taken.left], LEFT)
    known = game.log.filter(circle_id=game.circle_id, client_id__in=rows)
    logged = known.values_list("client_id", "operation")
    return fates | {
        str(id): LEFT if operation == "leave" else STANDS for id, operation in logged
    }


def keep(game, notes, key_id):
    """Keeps notes of a locked game, as `posted.notes` reads them.

    Each is a dict with its `id`, and the note as `entry`. The ids that are kept, and
    those that are not, each with a refusal: (id, dict).
    """
    kept, left = [], []
    for one in notes:
        why = why_not(game, one)
        if why:
            left.append((one["id"], why))
        else:
            keep_one(game, one["id"], one["entry"], key_id)
            kept.append(one["id"])
    return kept, left


def why_not(game, one):
    """Why a note is not kept, a refusal; None where it is, or was before."""
    if is_kept(game, one["id"]):
        return None
    if game.night.closed_at:
        return CLOSED
    is_agreement = one["entry"]["note"] == "agreement"
    if one["entry"]["note"] == "law" and laws.are_full(game.circle_id):
        return refusal("too_many", bounds.LAWS)
    kept = game.agreements if is_agreement else game.rulings
    if kept.filter(circle_id=game.circle_id).count() >= bounds.MOST_BESIDE:
        return refusal("too_many", bounds.BESIDE)
    return agreements.why_not(game, one["entry"]) if is_agreement else None


def is_kept(game, id):
    """Whether a note of this id was kept before."""
    where = {"circle_id": game.circle_id, "client_id": id}
    return any(model.objects.filter(**where).exists() for model in KEPT_AS)


def keep_one(game, id, note, key_id):
    """Keeps a note, as a law or beside the log; a side that is taken is no row."""
    if note["note"] == "agreement":
        if note["came"] != "side":
            agreements.keep(game, id, note, key_id)
        return
    about = {name: note[name] for name in ("situation", "answers", "came")}
    if note["note"] == "law":
        laws.keep(game, id, key_id, words=note["words"], **about)
    else:
        rulings.note(game, note["place"], id, key_id, **about)
