"""What a file would say of some games of a group, apart from their nights."""

from django.db.models import Prefetch

from scorekeeper.files.exports.content import NOT_IN_FILES, give
from scorekeeper.files.exports.game import games_content
from scorekeeper.files.exports.log_rows import log_rows
from scorekeeper.models import Agreement, Standing


def content_of_games(group, games):
    """The content of some games (a queryset) of a group, in a list."""
    standings = Standing.objects.filter(group_id=group.pk).order_by("pk")
    given = Prefetch("standings", standings, "rows_given")
    games = list(games.defer(*NOT_IN_FILES).prefetch_related(given))
    own = {"group_id": group.pk, "game_id__in": [game.pk for game in games]}
    give(games, "rows_logged", log_rows(group, games), "game_id")
    agreements = Agreement.objects.filter(**own).order_by("pk")
    give(games, "rows_agreed", agreements, "game_id")
    names = dict(group.people.values_list("pk", "name"))
    keys = dict(group.keys.values_list("pk", "name"))
    return games_content(games, names, keys)
