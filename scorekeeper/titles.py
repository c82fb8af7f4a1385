"""What the title of a page calls a game: its name, which of its kind, and its night."""

from django.template import Library

from scorekeeper.game_kinds import kind_of
from scorekeeper.models import Game
from scorekeeper.words import night_title

register = Library()  # a builtin of every template, see settings.TEMPLATES


@register.filter
def title_of(game):
    """A game in the title of a page: "Oh Hell, game 2 · Friday 27 November"."""
    number = number_of(game)
    which = f", game {number}" if number > 1 else ""
    return f"{game.sheet['name']}{which} · {night_title(game.night)}"


def number_of(game):
    """How many games of its kind its night has up to this one."""
    so_far = Game.objects.filter(group_id=game.group_id, night_id=game.night_id)
    # Counted here: asked for a card game, SQLite looks at all games of its kind.
    rows = so_far.filter(pk__lte=game.pk).values_list("key", "options")
    kinds = [kind_of(*row) for row in rows]
    return kinds.count(kind_of(game.key, game.options))
