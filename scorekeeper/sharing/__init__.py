"""One thing shown to somebody else: as a picture, by a link, or for another program."""
