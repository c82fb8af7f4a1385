"""A game scored again, after the rules have changed."""

from django.db import transaction

from scorekeeper import scoring
from scorekeeper.models import Game
from scorekeeper.recording import stories

# What only draws the table may change without anybody's points.
COUNTS = ["sides", "totals", "deals", "status", "result"]


@transaction.atomic
def rescore(pk, keep=False):
    """What would differ on a game's sheet by the rules as they are now, or "".

    An open game gets the new sheet, unless `keep`. A finished one keeps the sheet that
    it ended with, and so does one whose record the rules now refuse; where nothing
    differs, it is told anew what turned it.
    """
    game = Game.objects.for_change().get(pk=pk)
    try:
        sheet = scoring.score(game.record())
    except scoring.RuleError as error:
        return f"refused: {error.message}"
    if not keep and game.status == sheet["status"] == Game.Status.OPEN:
        game.sheet, kept = sheet, game.sheet
        game.rules_version = scoring.VERSION
        game.save(update_fields=["sheet", "rules_version"])
        return difference(kept, sheet)
    differs = difference(game.sheet, sheet)
    if not keep and not differs:
        stories.tell(game)
        game.save(update_fields=["story"])
    return differs


def difference(before, after):
    """The parts of two sheets that count and differ, in words, or ""."""
    return ", ".join(
        f"{part} {before[part]} becomes {after[part]}"
        for part in COUNTS
        if before[part] != after[part]
    )
