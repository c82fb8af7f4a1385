"""What the common entries have in common: they answer to the referee."""

from ..entry_type import EntryType
from ..fields import Text

NOTE = Text("note", optional=True, label="Note")  # a few words that go with a ruling


class CommonType(EntryType):
    """An entry that every game accepts, in the words and bounds of one card game.

    The script is not asked: a common entry may come at any time of an open game.
    """

    def __init__(self, game):
        self.game = game
        super().__init__()

    def why_malformed(self, entry, raw_entry, table):
        return self.game.why_malformed(table, entry, raw_entry)

    def shape(self, raw_entry):
        """What says how an entry of this type is read and put into words."""
        return self

    def act(self, referee, entry):
        """What it does to the game; it may end the deal's script, or the game."""
        raise NotImplementedError
