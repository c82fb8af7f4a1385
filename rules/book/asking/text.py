"""How the words of this room are written down: a line each, and what it says."""

AGAIN = "\n    "  # where a line goes on


def told(text):
    """What a text says in parts, a list of them by what stands before the colon."""
    found = {}
    for line in text.replace(AGAIN, "; ").strip().split("\n"):
        key, ways = line.split(":", 1)
        parts = [way.strip() for way in ways.split(";") if way]
        found[key] = found.get(key, []) + parts
    return found


def lines_of(text):
    """For each word the names of the lines that it stands in; a blank goes on."""
    found = {}
    for line in text.replace("\n     ", " ").split("\n"):
        words = line.split()
        for word in words:
            names = found.get(word, ())
            if words[0] not in names:
                found[word] = names + (words[0],)
    return found
