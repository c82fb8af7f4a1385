"""The numbers that a table may enter first: the last ones of the same title."""

from scorekeeper.game_kinds import kind_of
from scorekeeper.models import Game

LOOKED_AT = 50  # games
MOST = 6  # numbers


def offer_likely_numbers(game):
    """Fills the tiles of a game that has none yet, on its sheet (not saved)."""
    prompts = [] if game.entries else game.sheet["prompts"]
    fields = [field for prompt in prompts for field in prompt["fields"] or ()]
    for field in fields:
        if field.get("tiles") == []:
            field["tiles"] = last_numbers(game)


def last_numbers(game):
    """The numbers of the last game of this title, the latest first, each once."""
    games = Game.objects.filter(group_id=game.group_id, key=game.key, log_length__gt=0)
    rows = games.order_by("-started_at", "-pk").values_list("pk", "options")
    kind = kind_of(game.key, game.options)
    same = [
        pk for pk, options in rows[:LOOKED_AT] if kind_of(game.key, options) == kind
    ]
    for sheet in games.filter(pk__in=same[:1]).values_list("sheet", flat=True):
        return numbers_on(sheet)
    return []


def numbers_on(sheet):
    """The numbers that were entered on a scored record, the latest first."""
    lines = [line for deal in sheet["deals"][::-1] for line in deal["lines"]]
    points = [line["points"] for line in lines if line["reason"] == "scores"]
    return list(dict.fromkeys(points))[:MOST]
