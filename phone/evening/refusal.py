"""What an offline night refuses, each with a sentence."""


class RefusalError(Exception):
    """Something that is not done; the message says why."""


def refuse(words):
    """Refuses where there are words that say why."""
    if words:
        raise RefusalError(words)
