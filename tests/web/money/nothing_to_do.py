"""What a step at random raises where it has nothing to do."""


class NothingToDoError(Exception):
    """Another step is taken instead."""
