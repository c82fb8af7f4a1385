"""A game scored again, after the rules have changed."""

from contextlib import suppress

from django.db import DatabaseError, transaction

from scorekeeper import scoring
from scorekeeper.models import Game
from scorekeeper.recording import standings

# What only draws the table may change without anybody's points.
COUNTS = ["sides", "totals", "deals", "status", "result"]
NO_STORY = {"turned": [], "moments": []}


@transaction.atomic
def rescore(pk, keep=False):
    """What would differ on a game's sheet by the rules as they are now, or "".

    An open game gets the new sheet, unless `keep`. A finished one keeps the sheet that
    it ended with, and so does one whose record the rules now refuse; where nothing
    differs, its turning points are written again.
    """
    game = Game.objects.for_change().get(pk=pk)
    try:
        sheet = scoring.score(game.record())
    except scoring.RuleError as error:
        return f"refused: {error.message}"
    if not keep and game.status == sheet["status"] == Game.Status.OPEN:
        game.sheet, kept = sheet, game.sheet
        game.rules_version = scoring.MADE_BY
        game.save(update_fields=["sheet", "rules_version"])
        return difference(kept, sheet)
    differs = difference(game.sheet, sheet)
    if not keep and not differs:
        standings.tell_story(game)
        game.save(update_fields=["story"])
    return differs


def tell_at_last(game):
    """Gives a finished game its story, if it has none or an older one; keeps it.

    One that these rules would not score so has none. Where it cannot be kept now, it is
    written the next time.
    """
    if has_turning_points(game.story) or game.status != Game.Status.FINISHED:
        return
    game.story = NO_STORY if is_scored_otherwise(game) else scoring.story(game.record())
    same = {"group_id": game.group_id, "log_length": game.log_length}
    with suppress(DatabaseError):
        Game.objects.finished().filter(pk=game.pk, **same).update(story=game.story)


def has_turning_points(story):
    """Whether a story has been told, with the entry of each turning point."""
    return bool(story) and all("entry" in turn for turn in story.get("turned", []))


def is_scored_otherwise(game):
    """Whether the rules as they are now come to another sheet, or refuse the record."""
    try:
        return bool(difference(game.sheet, scoring.score(game.record())))
    except scoring.RuleError:
        return True


def difference(before, after):
    """The parts of two sheets that count and differ, in words, or ""."""
    return ", ".join(
        f"{part} {before[part]} becomes {after[part]}"
        for part in COUNTS
        if before[part] != after[part]
    )
