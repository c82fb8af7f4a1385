"""What turned a game, told when it is finished and kept with it."""

from scorekeeper import scoring
from scorekeeper.models import Game


def tell(game):
    """Gives a game (not saved here) its story; one that is open has none."""
    is_finished = game.status == Game.Status.FINISHED
    game.story = scoring.story(game.record()) if is_finished else {}
