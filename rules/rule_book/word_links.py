"""Running text of a page with the words of its game marked."""

from ..book.words import in_pieces, spellings


class WordLinks:
    """Marks the words of one card game (its key) in texts."""

    def __init__(self, game):
        self.names = spellings(game)

    def text(self, text):
        return in_pieces(self.names, text)

    def texts(self, texts):
        return [self.text(one) for one in texts]
