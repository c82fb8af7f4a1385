"""Files that are said to be collected, for tests that collect none."""


class Collected:
    """Stands for the files that were collected; each is found under its name."""

    def __init__(self, names):
        self.hashed_files = dict.fromkeys(names)

    def url(self, name):
        return name
