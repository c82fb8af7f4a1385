"""The words of a text, and the terms that stand for them in the search.

A word has its meaning as a term, and its form as well if that is another word. Two
meanings that stand together, or with one word between them, are also a term.
"""

from ..content_files import shared_content

# each letter, and the same with accents
ACCENTS = "aàáâãäåā cçćč eèéêëēę iìíîïī lł nñń oòóôõöøō sśš uùúûüū yýÿ zźžż"
PLAIN = {sign: group[0] for group in ACCENTS.split() for sign in group[1:]}
PLAIN.update({sign.upper(): PLAIN[sign] for sign in PLAIN})
PLAIN.update({"æ": "ae", "œ": "oe", "ß": "ss"})
PLAIN.update({"♠": " spade ", "♥": " heart ", "♦": " diamond ", "♣": " club "})
LETTERS = set("abcdefghijklmnopqrstuvwxyz0123456789 ")
APOSTROPHES = ("'", "`", chr(180), chr(8216), chr(8217))  # as keyboards write them
ARTICLES = ("a", "an", "the")  # they tell nothing
MEANINGS = {
    word: text.split(" ")[0]
    for text in reversed(shared_content("meanings"))
    for word in text.split(" ")
}
FORM, PAIR = 0.6, 0.4  # weights of terms; a meaning has 1


def words_of(text):
    """The words of a text in small letters: no accents, signs or articles."""
    text = text.lower()
    for sign in APOSTROPHES:
        text = text.replace(sign + "s ", " ").replace(sign, "")
    for sign in set(text) - LETTERS:
        text = text.replace(sign, PLAIN.get(sign, " "))
    return [word for word in text.split() if word not in ARTICLES]


def meaning(word):
    return MEANINGS.get(word, word)


def single_terms(words):
    """The meanings and forms of some words, each once, in order."""
    found = []
    for word in words:
        for term in (meaning(word), "=" + word):
            if term not in found and term != "=" + meaning(word):
                found.append(term)
    return found


def pair_terms(words):
    """The pairs of meanings that are near each other, in any order."""
    names = [meaning(word) for word in words]
    found = set()
    for place, name in enumerate(names):
        for other in names[place + 1 : place + 3]:
            found.add(f"{name} {other}" if name < other else f"{other} {name}")
    return sorted(found)


def is_pair(term):
    return " " in term


def kind_weight(term):
    """The weight of a term by its kind."""
    return PAIR if is_pair(term) else FORM if term[0] == "=" else 1
