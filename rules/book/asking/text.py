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
