"""What the sides of a game said to its entries: kept beside the log, never in it."""

from django.db.models import F

from scorekeeper.access import phones
from scorekeeper.models import Agreement, Entry, Game, Night
from scorekeeper.scoring import agreement_checks, signatures

COLUMNS = ("about", "side", "came")
# Rows of a log that are no entry, or one that never stood.
NO_ENTRY = (Entry.Operation.UNDO, Entry.Operation.REDO, Entry.Operation.LEAVE)


def rows_known(game, notes):
    """The ids of the entries in the log of a game that some notes are about."""
    about = [note["about"] for note in notes if note["about"]]
    if not about:
        return set()
    rows = game.log.filter(group_id=game.group_id, client_id__in=about)
    rows = rows.exclude(operation__in=NO_ENTRY)
    return {str(id) for id in rows.values_list("client_id", flat=True)}


def standing_signatures(rows):
    """The signatures under a result that stand, Agreements in lists by their sides.

    `rows`: what came of the result, in order. The host removes any signature, another
    phone its own.
    """
    said = [
        {"came": row.came, "side": row.side, "state": row.state, "row": row}
        for row in rows
        if row.came in agreement_checks.OF_THE_RESULT
    ]
    found = signatures.standing_signatures(said, undoes)
    return {side: [one["row"] for one in found[side]] for side in found}


def undoes(removal, signature):
    """Whether a removal is of a signature, as `phone.signatures` asks it."""
    is_any = removal["state"] != agreement_checks.OWN
    return is_any or phones.is_same(removal["row"], signature["row"])


def is_host(game):
    """Whether the phone that changes a game or looks at it is a host's."""
    return getattr(game, "way_in", {}).get("role") == "host"


def phone_at(game):
    """The phone that changes a game or looks at it, as `access.phones` compares it."""
    way_in = getattr(game, "way_in", {"pk": None})
    return Agreement(phone=game.phone, key_id=way_in["pk"])


def sides_of(game):
    """How many sides a game has."""
    return len(game.sheet["sides"])


def has_side(game, side):
    """Whether a game has a side of this number."""
    return agreement_checks.is_side(side, sides_of(game))


def side_that_said(game):
    """The side whose phone makes a row of a game's log; None where it is not asked."""
    return game.said_by if game.agreeing and has_side(game, game.said_by) else None


def keep_all(game, notes, key_id):
    """Keeps what sides said, dicts with `id` and `entry`; others who follow hear it."""
    if not notes:
        return
    about = {"group_id": game.group_id, "game": game}
    about |= {"key_id": key_id, "phone": game.phone}
    removal = "" if is_host(game) else agreement_checks.OWN
    Agreement.objects.bulk_create(
        [
            Agreement(
                client_id=note["id"],
                state=removal if is_removal(note["entry"]) else note["entry"]["state"],
                **about,
                **{name: note["entry"][name] for name in COLUMNS},
            )
            for note in notes
        ],
        ignore_conflicts=True,
    )
    games = Game.objects.filter(group_id=game.group_id, pk=game.pk)
    games.update(agreed_length=F("agreed_length") + len(notes))
    game.agreed_length += len(notes)


def is_removal(note):
    """Whether a note removes a signature."""
    return note["came"] == Agreement.Outcome.UNSIGNED


def turn(night, is_asked):
    """A night asks from now on, or no longer, whether the other side agrees."""
    nights = Night.objects.filter(group_id=night.group_id, pk=night.pk)
    nights.update(agreeing=is_asked)
    night.games.update(agreeing=is_asked)
