"""Words without their endings, so that dealt cards and a card dealt are the same."""

ENDINGS = ("ings", "ing", "edly", "ed", "ies", "es", "s", "ly", "er", "ers")
SHORTEST = 3  # letters that must be left of a word


def stem(word):
    """A word without its ending."""
    if word.endswith("ies") and len(word) > 4:
        return word[:-3] + "y"
    for ending in ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) >= SHORTEST:
            return trimmed(word[: -len(ending)])
    return trimmed(word)


def trimmed(word):
    """What is left of a word, without a doubled letter or a mute e at its end."""
    if len(word) > SHORTEST and word[-1] == word[-2] and word[-1] not in "ls":
        return word[:-1]
    if len(word) > SHORTEST and word[-1] == "e":
        return word[:-1]
    return word
