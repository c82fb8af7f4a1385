"""What the sides of a game said to its entries: kept beside the log, never in it."""

from django.db.models import F, Q

from scorekeeper import scoring
from scorekeeper.models import Agreement, Entry, Game, Night
from scorekeeper.recording import log

TAIL = 12  # rows of a log, of which the last that stand may be agreed on
SAID = {
    Agreement.Came.DISPUTED: "not so, said",
    Agreement.Came.STANDS: "it stands, said",
    Agreement.Came.SIGNED: "signed by",
}
COLUMNS = ("about", "side", "came", "state")
OFF = {
    "code": "not_asked",
    "message": "At this night nobody is asked whether the other side agrees.",
}
NOT_ENTERED = {
    "code": "not_entered",
    "message": "What this is about was not entered.",
}


def rows_known(game, notes):
    """The ids of the rows in the log of a game that some notes are about."""
    about = [one["entry"].get("about") for one in notes]
    about = [id for id in about if id]
    if not about:
        return set()
    rows = game.log.filter(circle_id=game.circle_id, client_id__in=about)
    return {str(id) for id in rows.values_list("client_id", flat=True)}


def why_not(game, note, logged):
    """Why what a side said is not kept, a refusal; None where it is.

    `logged`: the rows of the log (ids) that are known.
    """
    if not game.agreeing:
        return OFF
    return NOT_ENTERED if note["about"] and note["about"] not in logged else None


def keep_all(game, notes, key_id):
    """Keeps what sides said, dicts with `id` and `entry`; others who follow hear it."""
    if not notes:
        return
    about = {"circle_id": game.circle_id, "game": game, "key_id": key_id}
    Agreement.objects.bulk_create(
        [
            Agreement(
                client_id=one["id"],
                **about,
                **{name: one["entry"][name] for name in COLUMNS},
            )
            for one in notes
        ],
        ignore_conflicts=True,
    )
    games = Game.objects.filter(circle_id=game.circle_id, pk=game.pk)
    games.update(agreed_length=F("agreed_length") + len(notes))
    game.agreed_length += len(notes)


def turn(night, agreeing):
    """A night asks from now on, or no longer, whether the other side agrees."""
    Night.objects.filter(circle_id=night.circle_id, pk=night.pk).update(
        agreeing=agreeing
    )
    night.games.update(agreeing=agreeing)


def known_of(game, mine):
    """What is known of the agreements of a game, as `phone.agreeing` takes it.

    `mine`: the side that asks, "middle", or None of one that has not said it.
    """
    rows = rows_at_the_end(game)
    agreements = game.agreements.filter(
        Q(about__in=[row["id"] for row in rows]) | Q(came=Agreement.Came.SIGNED),
        circle_id=game.circle_id,
    )
    said = agreements.order_by("pk").values(*COLUMNS)
    return {
        "mine": mine,
        "sides": scoring.side_names(game.sheet),
        "seats": game.sheet["sides"],
        "rows": rows,
        "agreements": [one | {"about": text(one["about"])} for one in said],
    }


def rows_at_the_end(game):
    """The rows of a log that stand last, and those that are disputed, in order."""
    disputed = game.agreements.filter(
        circle_id=game.circle_id, came=Agreement.Came.DISPUTED
    )
    is_late = Q(number__gt=game.log_length - TAIL)
    rows = Entry.objects.filter(
        is_late | Q(client_id__in=disputed.values("about")),
        circle_id=game.circle_id,
        game_id=game.pk,
    )
    said = {}
    read = []
    for row in rows.order_by("number"):
        said[str(row.client_id)] = row.said_by
        read.append(
            log.Row(row.operation, row.place, row.entry, (), str(row.client_id))
        )
    return [
        {
            "id": row.id,
            "operation": row.operation,
            "entry": row.entry,
            "said": said[row.id],
        }
        for row in log.folded(read)[0]
    ]


def text(id):
    return str(id) if id else ""


def said_at(game):
    """What was disputed and signed in a game, as its review tells it, in order."""
    told = game.agreements.exclude(came=Agreement.Came.AGREED)
    told = list(told.select_related("key").filter(circle_id=game.circle_id))
    told.sort(key=lambda one: one.pk)
    abouts = [one.about for one in told if one.about]
    rows = game.log.filter(circle_id=game.circle_id, client_id__in=abouts)
    entries = dict(rows.values_list("client_id", "entry"))
    words = scoring.words_of_entries(game.record(), entries)
    names = scoring.side_names(game.sheet)
    return [
        {
            "words": words.get(one.about, "the result"),
            "came": SAID[one.came],
            "who": name_in(names, one.side),
            "phone": one.key.name if one.key else "",
            "made_at": one.made_at,
        }
        for one in told
    ]


def name_in(names, side):
    """The name of a side, "the table" where nobody's phone said it."""
    return names[side] if side is not None and side < len(names) else "the table"
