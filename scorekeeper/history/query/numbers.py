"""Numbers in words and in figures: "ten", "500", "five players"."""

from rules.words import spell_count, with_capital
from scorekeeper.history.query.filters import Players

UP_TO_TWENTY = """
    one two three four five six seven eight nine ten eleven twelve thirteen fourteen
    fifteen sixteen seventeen eighteen nineteen twenty
"""
NUMBERS = {word: number for number, word in enumerate(UP_TO_TWENTY.split(), 1)}
FIGURES = {str(number): (word,) for word, number in NUMBERS.items()}
FIGURES |= {"100": ("hundred",), "500": ("five", "hundred")}
PLAYERS = {"player", "players", "people"}


def in_figures(word):
    """A word, or the figures of a number: "10" for "ten"."""
    return str(NUMBERS.get(word, word))


def in_words(words):
    """Words without hyphens, and with their numbers in words, as a set."""
    single = [one for word in words for one in word.split("-") if one]
    return {part for one in single for part in FIGURES.get(one, (one,))}


def players_phrase(words):
    """(number of words, (Players, words)) of "five players", "2-player", or None."""
    number, dash, unit = words[0].partition("-")
    at = 0 if dash else 1 + (words[1:2] == ("-",))
    unit, number = unit or "".join(words[at : at + 1]), in_figures(number)
    is_number = number.isdecimal() and 0 < int(number) < 100
    if unit not in PLAYERS or not is_number:
        return None
    shown = with_capital(spell_count(int(number), "player"))
    return at + 1, (Players("players", int(number)), shown)
