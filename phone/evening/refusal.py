"""What an evening refuses, with a sentence for whoever asked."""


class RefusalError(Exception):
    """Something that is not done; the message says why."""


def refuse(words):
    """Refuses where there are words that say why."""
    if words:
        raise RefusalError(words)
