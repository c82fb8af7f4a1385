"""The referee's book: what a table may ask, and what the referee answers.

The one door to its content, which lies beside the games of each family. Nothing that
scores a record comes through it.
"""

from .content_files import family_content

ANY = "*"  # an outcome's word for whatever is answered


def situations(game):
    """All that may be asked at a card game (by its key), as plain data."""
    content = family_content(game, "situations")
    return pages(game, content["pages"]) if content else []


def question(game, situation):
    """The one question that a situation puts, which says both of two; None without any.

    It has its `question` and the `chips`: (words, answers) of each. Answers are texts
    with a digit for each thing that is asked, or "-" where it does not matter.
    """
    found = family_content(game, "situations")["one_question"].get(situation["key"])
    if found is None and situation["ask"]:
        return only_question(*situation["ask"])
    return found


def only_question(ask):
    """The question of a situation that asks one thing."""
    chips = [(words, [str(place)]) for place, words in enumerate(ask["answers"])]
    return {"question": ask["question"], "chips": chips}


def after(game, entry_type):
    """The situations (their keys) that are asked right after an entry of a type.

    They are of the family: its card games need not have each.
    """
    return asked_after(game).get(entry_type, [])


def types_before(game, situation):
    """The types of entry right after which a situation (its key) is asked."""
    asked = asked_after(game)
    return sorted([type_ for type_ in asked if situation in asked[type_]])


def asked_after(game):
    """By the type of an entry the situations that are asked right after it."""
    content = family_content(game, "occasions")
    return content["after"] if content else {}


def earlier_entries(game, situation, answers):
    """How a ruling on a situation (its key) is about entries that stand: dicts.

    `how`: as `phone.rulings.standing_entries` has it, or to `find` the
    entry among all; `types`: of the entry; `is_besides`: whether the ruling may be
    entered without one as well.
    """
    found = family_content(game, "situations")["earlier"].get(situation, [])
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
    return pages(game, family_content(game, "words") or [])


def announcements(game):
    """(text, meaning) of all that the phone says; {in braces} stands what changes."""
    found = family_content(game, "announcements") or []
    return [pair for one in found if game in one["games"] for pair in one["means"]]


def worked_deals(game):
    """The deals to learn a card game by, which no phone fetches."""
    deals = family_content(game, "worked") or []
    return [deal for deal in deals if deal["game"] == game]


def about_refusal(game, code):
    """The situation (its key) that a refused entry at a card game is about.

    None of a code that only tells of a record that is not written as it should be.
    """
    content = family_content(game, "occasions")
    known = [one["key"] for one in situations(game)]
    for key in content["refused"].get(code, []) if content else []:
        if key in known:
            return key
    return None


def pages(game, found):
    """Those pages of a family that are for one game; each names its games."""
    all_games = family_content(game, "situations")["games"] if found else []
    named = [page | {"games": page["games"] or all_games} for page in found]
    return [page for page in named if game in page["games"]]


def outcome(situation, answers, options):
    """What the referee says: the first outcome that fits, None where none does.

    `answers`: one to each question; `options`: the house rules, all in force.
    """
    for outcome in situation["outcomes"]:
        if fits(outcome, answers, options):
            return outcome
    return None


def fits(outcome, answers, options):
    """Whether an outcome is for these answers and these house rules."""
    for expected, answer in zip(outcome["if"], answers):
        if expected not in (ANY, answer):
            return False
    return all(options.get(key) == value for key, value in outcome["options"].items())
