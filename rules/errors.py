"""How the referee refuses: a stable code, and a sentence for the table."""


class RuleError(Exception):
    """An entry, or a header, that the rules refuse.

    `code` is stable and documented, `message` says what was wrong and what would
    be right, `entry` is the index of the refused entry (None for the header).
    """

    def __init__(self, code, message):
        message = sentence(message)
        super().__init__(message)
        self.code = code
        self.message = message
        self.entry = None

    def as_dict(self):
        """The error as the command line prints it."""
        return {"entry": self.entry, "code": self.code, "message": self.message}


def sentence(message):
    """A message with a capital where a card comes first."""
    return "T" + message[1:] if message.startswith("the ") else message


def refuse(why):
    """Raises what a `why_not` answers, (code, sentence); nothing for None."""
    if why:
        raise RuleError(*why)
