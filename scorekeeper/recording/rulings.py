"""What the referee was asked at a table: kept beside its log, no entry in it."""

from scorekeeper.models import Ruling

MOST_BEFORE = 20  # that a page looks at


def note(game, place, client_id, key_id, **asked):
    """Keeps what was asked once so many entries stood; once for each request.

    `asked`: the `situation`, the `answers` to its questions, and what `came` of it.
    """
    Ruling.objects.get_or_create(
        circle_id=game.circle_id,
        client_id=client_id,
        defaults={"game": game, "place": place, "key_id": key_id, **asked},
    )


def asked_before(game):
    """The situations that a table has asked in a game, the newest first."""
    rows = game.rulings.filter(circle_id=game.circle_id).order_by("-pk")
    return list(rows.values_list("situation", flat=True)[:MOST_BEFORE])
