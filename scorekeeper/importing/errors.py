"""Why a file is not taken."""


class FileError(Exception):
    """A file of which nothing is taken; the message is a sentence for its owner."""
