"""The referee's book: what a table may ask, and what the referee answers.

The one door to the pages, which lie beside the rulings of each family of games. Nothing
that scores a record comes through it.
"""

from ..games import room_of

ANY = "*"  # an outcome's word for whatever is answered


def situations(game):
    """All that may be asked at a card game (by its key), as plain data."""
    return pages(game, "SITUATIONS")


def question(game, situation):
    """The one question that a situation puts, which says both of two; None without any.

    It has its `question` and the `chips`: (words, answers) of each. Answers are texts
    with a digit for each thing that is asked, or "-" where it does not matter.
    """
    text = getattr(room_of(game, "book"), "AT_ONCE", {}).get(situation["key"])
    if text is None:
        return only_question(*situation["ask"]) if situation["ask"] else None
    question, *lines = [line.strip() for line in text.strip().split("\n")]
    chips = [line.split(": ") for line in lines]
    return {
        "question": question,
        "chips": [(words, answers.split(" ")) for answers, words in chips],
    }


def only_question(ask):
    """The question of a situation that asks one thing."""
    chips = [(words, [str(place)]) for place, words in enumerate(ask["answers"])]
    return {"question": ask["question"], "chips": chips}


def after(game, entry_type):
    """The situations (their keys) that are asked right after an entry of a type.

    They are of the family: its card games need not have each.
    """
    return getattr(room_of(game, "book"), "AFTER", {}).get(entry_type, "").split()


def types_before(game, situation):
    """The types of entry right after which a situation (its key) is asked."""
    asked = getattr(room_of(game, "book"), "AFTER", {})
    return sorted([type_ for type_ in asked if situation in asked[type_].split()])


def earlier(game, situation, answers):
    """How a ruling on a situation (its key) is about entries that stand: dicts.

    `how`: as `phone.rulings.earlier` has it, or to `find` the entry among all; `types`:
    of the entry; `is_besides`: whether the ruling may be entered without one as well.
    """
    text = getattr(room_of(game, "book"), "EARLIER", {}).get(situation, "")
    found = [one.split(": ") for one in text.split("; ")] if text else []
    return [how_it_is(how) for given, how in found if covers(given, answers)]


def covers(expected, answers):
    """Whether answers, a digit each, are among those expected; "-" is any of them."""
    return all(one in ("-", other) for one, other in zip(expected, answers))


def how_it_is(words):
    """A line of the book on an entry that stands, in parts."""
    how, *types = words.split(" ")
    if how == "or":
        return how_it_is(" ".join(types)) | {"is_besides": True}
    return {"how": how, "types": types, "is_besides": False}


def glossary(game):
    """The words of a card game, and what they mean."""
    return pages(game, "GLOSSARY")


def worked(game):
    """The deals to learn a card game by, which no phone fetches."""
    room = room_of(game, "book.worked")
    return [deal for deal in room.WORKED if deal["game"] == game] if room else []


def about_refusal(game, code):
    """The situation (its key) that a refused entry at a card game is about.

    None of a code that only tells of a record that is not written as it should be.
    """
    book = room_of(game, "book")
    known = [one["key"] for one in situations(game)]
    for key in book.REFUSALS.get(code, "").split() if book else ():
        if key in known:
            return key
    return None


def asked(game):
    """How players of a family tell what happens in their games, as one text."""
    return room_of(game, "book.asked").ASKED


def pages(game, name):
    """Those pages of the family that are for one game; each names its games."""
    book = room_of(game, "book")
    found = []
    for page in getattr(book, name) if book else ():
        games = page["games"] or book.GAMES
        if game in games:
            found.append(page | {"games": games})
    return found


def outcome(situation, answers, options):
    """What the referee says: the first outcome that fits, None where none does.

    `answers`: one to each question; `options`: the house rules, all in force.
    """
    for one in situation["outcomes"]:
        if fits(one, answers, options):
            return one
    return None


def fits(outcome, answers, options):
    """Whether an outcome is for these answers and these house rules."""
    for expected, answer in zip(outcome["if"], answers):
        if expected not in (ANY, answer):
            return False
    return all(options.get(key) == value for key, value in outcome["options"].items())
