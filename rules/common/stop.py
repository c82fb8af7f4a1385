"""The table stops before the game is over."""

from .common_type import CommonType


class Stop(CommonType):
    """No more is played: the game is settled as it stands."""

    type = "stop"
    words = ("The table stops",)

    def questions(self, deal):
        return [self.prompt("Stop the game now")]

    def act(self, referee, entry):
        table = referee.table
        table.is_stopped = True
        if table.deal.is_opened and not table.deal.is_complete:
            self.game.drop(table)
        referee.finish()
