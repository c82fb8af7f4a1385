"""How things are called: suits and ranks, cards, numbers with signs, sides, winners."""

from .cards import pack, parse_card

SUIT_NAMES = {"C": "clubs", "D": "diamonds", "H": "hearts", "S": "spades"}
SUIT_SIGNS = {"C": "\u2663", "D": "\u2666", "H": "\u2665", "S": "\u2660"}
RANK_NAMES = {
    "A": "ace",
    "K": "king",
    "Q": "queen",
    "J": "jack",
    "T": "ten",
    "9": "nine",
    "8": "eight",
    "7": "seven",
    "6": "six",
    "5": "five",
    "4": "four",
    "3": "three",
    "2": "two",
}
RANK_SIGNS = {rank: "10" if rank == "T" else rank for rank in RANK_NAMES}
# card: as it is printed on its corner
CARD_SIGNS = {card: RANK_SIGNS[card[0]] + SUIT_SIGNS[card[1]] for card in pack()}
MINUS = "\u2212"
SPACES = " \t\n\r\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008"
SPACES += "\u2009\u200a\u2028\u2029\u202f\u205f\u3000"
NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight"]
NUMBERS += ["nine", "ten", "eleven", "twelve"]
ORDINALS = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh"]


def card_name(card):
    """A card in words: "the ten of diamonds"."""
    return f"the {RANK_NAMES[card[0]]} of {SUIT_NAMES[card[1]]}"


def card_sign(text):
    """A card, as typed, as it is printed on its corner: "10\u2666"."""
    return CARD_SIGNS.get(text) or CARD_SIGNS[parse_card(text)]


def with_suit(text, suit):
    """A text and the sign of a suit: "6 \u2660"; the text alone without a suit."""
    return f"{text} {SUIT_SIGNS[suit]}" if suit in SUIT_SIGNS else f"{text}"


def minus(number):
    """A number with a real minus sign: "\u22125"."""
    return f"{MINUS}{-number}" if number < 0 else str(number)


def with_sign(number):
    """A number with its sign: "+4", "\u22125", "0"."""
    return f"+{number}" if number > 0 else minus(number)


def number_of(number, thing):
    """So many of a thing: "1 card", "5 cards"."""
    return f"1 {thing}" if number == 1 else f"{minus(number)} {thing}s"


def amount(number, thing):
    """So many of a thing, or none: "no tricks", "1 trick", "5 tricks"."""
    return number_of(number, thing) if number else f"no {thing}s"


def each_told(pairs, verb, thing=""):
    """What each of several has: "Ann took 2 tricks, Bob 1 and Cid none".

    `pairs`: of a name and a number, None for the rest of a sum. Of no `thing` the bare
    numbers are listed.
    """
    told = []
    for name, number in pairs:
        if number is None:
            words = "the rest"
        elif thing and not told:
            words = amount(number, thing)
        else:
            words = minus(number) if number or not thing else "none"
        told.append(f"{name} {words}" if told else f"{name} {verb} {words}")
    return join_with_and(told) if told else f"Nobody {verb} any {thing}s"


def does(seats, verb):
    """What a side does, by its seats: "scores" of one player, "score" of partners."""
    return verb if len(seats) > 1 else f"{verb}s"


def spell_count(number, thing, many=None):
    """A number of things in words: "two payments", "1,200 games"."""
    word = NUMBERS[number] if number < len(NUMBERS) else f"{number:,}"
    return f"{word} {things(number, thing, many)}"


def things(number, thing, many=None):
    """What so many of a thing are called: "payment", "payments"."""
    return thing if abs(number) == 1 else many or f"{thing}s"


def with_capital(sentence):
    """A sentence with a capital at its beginning."""
    return sentence[:1].upper() + sentence[1:]


def trim(text):
    """A text without the spaces at its ends."""
    while text[:1] and text[0] in SPACES:
        text = text[1:]
    while text[-1:] and text[-1] in SPACES:
        text = text[:-1]
    return text


def is_control(character):
    """Whether this is a control character, such as the end of a line."""
    return ord(character) < 32 or 127 <= ord(character) < 160


def lower(words):
    """Words with a small letter at their beginning, within a sentence."""
    return words[:1].lower() + words[1:]


def join_with_and(names):
    """Several names in a sentence: "Ann, Bob and Cid"."""
    others = ", ".join(names[:-1])
    return f"{others} and {names[-1]}" if others else "".join(names)


def need_one(claims, needed, copies):
    """Claims that exclude each other: "Ann's kings and Bob's queens both need …".

    `claims`: in words, those made first and the new one last; `needed`: what all need,
    of which there are so many `copies`.
    """
    *made, new = claims
    once = [one for n, one in enumerate(made) if one not in made[:n]]
    told = [one + times(made.count(one)) for one in once]
    told.append(new.replace("'s ", "'s next ", 1) if new in made else new)
    both = "both" if len(told) == 2 else "all"
    there = spell_count(copies, "copy", "copies")
    few = "" if copies == 1 else f", and there are only {there}"
    return f"{join_with_and(told)} {both} need {needed}{few}."


def none_left(card, needed_for, places, count=1):
    """That a card is not left: "No ace of clubs is left for Ann's aces: …".

    `needed_for`: "" of nothing in particular; `places`: where each copy is, in words;
    `count`: how many are needed.
    """
    rank, suit = RANK_NAMES[card[0]], SUIT_NAMES[card[1]]
    some = f"No {rank} of {suit} is left"
    if count > 1:
        some = f"There are not {NUMBERS[count]} {rank}s of {suit} left"
    needed = f" for {needed_for}" if needed_for else ""
    each = [place for n, place in enumerate(places) if place not in places[:n]]
    told = [place + times(places.count(place)) for place in each]
    return f"{some}{needed}: {join_with_and(told)}."


def times(number):
    """How often something is so that is said once: " (twice)"; "" of once."""
    if number > 2:
        return f" ({number} times)"
    return " (twice)" if number == 2 else ""


def side_name(players, seats):
    """A side by the names of its players: "Ann & Cid"."""
    return " & ".join([players[seat] for seat in seats])


def winners(players, sides):
    """The names of sides that won, each a list of seats: "Ann & Cid", "Ann and Bob"."""
    return join_with_and([side_name(players, seats) for seats in sides])


def who_won(players, sides, still=""):
    """Who has won, in a sentence: "Ann wins", "Ann & Cid win", "Ann and Bob win".

    `sides`: the seats of each side that won. `still`: a word before the verb.
    """
    is_one = sum(len(seats) for seats in sides) <= 1
    names = winners(players, sides) or "Nobody"
    return f"{names} {still}{'wins' if is_one else 'win'}"
