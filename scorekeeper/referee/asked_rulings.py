"""What the referee was asked at a table: kept beside its log, no entry in it."""

from scorekeeper import scoring
from scorekeeper.models import Ruling
from scorekeeper.recording.row_checks import why_no_ruling
from scorekeeper.unreadable import readable

MOST_BEFORE = 20  # that a page looks at
NOTED = ("situation", "answers", "came")


def note(game, place, client_id, key_id, **asked):
    """Keeps what was asked once so many entries stood; once for each request.

    `asked`: the `situation`, the `answers` to its questions, and what `came` of it.
    """
    Ruling.objects.get_or_create(
        group_id=game.group_id,
        client_id=client_id,
        defaults={"game": game, "place": place, "key_id": key_id, **asked},
    )


def keep_all(game, notes, key_id):
    """Keeps rulings that phones noted, dicts with `id` and `entry`, in one statement.

    One that was noted behind more entries than stand now is kept behind the last.
    """
    last = len(game.entries)
    about = {"group_id": game.group_id, "game": game, "key_id": key_id}
    Ruling.objects.bulk_create(
        [
            Ruling(
                client_id=note["id"],
                place=min(note["entry"]["place"], last),
                **about,
                **{name: note["entry"][name] for name in NOTED},
            )
            for note in notes
        ],
        ignore_conflicts=True,
    )


def asked_before(game):
    """The situations that a table has asked in a game, the newest first."""
    rows = game.rulings.filter(group_id=game.group_id).order_by("-pk")
    return list(rows.values_list("situation", flat=True)[:MOST_BEFORE])


def rulings_of(game):
    """What was asked in a game, as a page tells it, in the order of its entries."""
    rows = game.rulings.filter(group_id=game.group_id).select_related("key")
    return rulings_in_words(
        game, readable("ruling", rows.order_by("place", "pk"), why_no_ruling)
    )


def rulings_in_words(game, rows):
    """Rows in words; a situation that the book no longer has goes by its key."""
    titles = {row.situation: row.situation for row in rows}
    for situation in scoring.rulings.situation_titles(game.key, list(titles)):
        titles[situation["key"]] = situation["title"]
    return [
        {
            "place": row.place,
            "title": titles[row.situation],
            "came": scoring.rulings.REMEMBERED[row.came],
            "who": row.key.name if row.key else "",
            "made_at": row.made_at,
            "query": f"{row.situation}/?a={row.answers}",
        }
        for row in rows
    ]
