"""Who played with or against whom, or not at all, and what of a game was theirs."""

from rules.words import join_with_and
from scorekeeper.history.query.feats import feat_of
from scorekeeper.history.query.filters import Against, Not, Together
from scorekeeper.history.query.parts import Part, text_without
from scorekeeper.history.query.people import (
    fillers,
    ids_of,
    kind_at,
    name_of,
    parts_of_each,
    people_in,
)
from scorekeeper.history.query.results import result_parts
from scorekeeper.history.query.tokens import JOINS

WITH, OR = JOINS | {"with"}, JOINS | {"or"}
TRAITS = ("tag", "feat")
MAY_BE_NOT = {"game", "tag", "place", "house", "span", "weekday", "month", "date"}


def opponents(pieces, text):
    """Such as "Ann and Bob against Cleo"."""
    people, after = people_in(pieces, WITH)
    others, length = people_in(pieces[after + 1 :], WITH)
    if not people or kind_at(pieces, after) != "against" or not others:
        return None
    length += after + 1
    words = f"{names_of(people)} against {names_of(others)}"
    own = Against("against", all_ids(people), all_ids(others))
    return length, [whole_part(words, own, pieces[:length], text)]


def partners(pieces, text):
    """Such as "Bob and Dev together", "Bob and Dev won together"."""
    people, at = people_in(pieces, WITH)
    result = pieces[at].value if kind_at(pieces, at) == "result" else ""
    end = at + bool(result)
    end += fillers(pieces[end:], {"as"})
    if len(people) < 2 or kind_at(pieces, end) != "together":
        return None
    own = Together("together", all_ids(people))
    words = f"{names_of(people)} together"
    if not result:
        return end + 1, [whole_part(words, own, pieces[: end + 1], text)]
    without = text_without(text, pieces[end].start, pieces[end].end)
    results = result_parts(people, result, None, pieces[: at + 1], text)
    return end + 1, [*results, Part(words, own, without)]


def exclusion(pieces, text):
    """Such as "without Ann or Bob", "not Oh Hell", "not fridays"."""
    if pieces[0].kind != "not":
        return None
    at = 1 + fillers(pieces[1:])
    people, length = people_in(pieces[at:], OR)
    if people:
        region = pieces[: at + length]
        return at + length, parts_of_each(people, region, text, part_without)
    if kind_at(pieces, at) not in ("name", "days"):
        return None
    own, shown = pieces[at].value
    if own.kind not in MAY_BE_NOT:
        return None
    words = words_of_not(own, shown)
    return at + 1, [whole_part(words, Not("not", own), pieces[: at + 1], text)]


def words_of_not(own, shown):
    """The words of what is not asked for: "Without repique", "Not Fridays"."""
    if own.kind == "game" and len(own.catchwords) > 1:
        return f"None of the {in_sentence(shown)}"
    return f"Without {in_sentence(shown)}" if own.kind == "tag" else f"Not {shown}"


def part_without(person):
    return f"Without {name_of(person)}", Not("not", person.value[0])


def feat_of_owner(pieces, text):
    """Such as "Ann's repique"."""
    if pieces[0].kind != "owner" or not is_trait(pieces, 1):
        return None
    return 2, feat_parts(pieces[0], pieces[1], pieces[:2], text)


def feat_by(pieces, text):
    """Such as "repique by Ann"."""
    at = 1 + fillers(pieces[1:], {"by"})
    if at == 1 or not is_trait(pieces, 0) or kind_at(pieces, at) != "person":
        return None
    return at + 1, feat_parts(pieces[at], pieces[0], pieces[: at + 1], text)


def is_trait(pieces, at):
    return kind_at(pieces, at) == "name" and pieces[at].value[0].kind in TRAITS


def feat_parts(person, trait, region, text):
    """The Part of what a person did; of what nobody knows whose it was, two."""
    own, shown = trait.value
    feat = feat_of(ids_of(person), own)
    if feat:
        words = f"{name_of(person)}'s {in_sentence(shown)}"
        return [whole_part(words, feat, region, text)]
    return [
        Part(words, own, text_without(text, piece.start, piece.end))
        for piece in region
        if piece.kind != "filler"
        for own, words in [piece.value]
    ]


def whole_part(words, own, region, text):
    """A Part that all of some pieces say."""
    return Part(words, own, text_without(text, region[0].start, region[-1].end))


def in_sentence(shown):
    return shown[0].lower() + shown[1:]


def names_of(people):
    return join_with_and([name_of(person) for person in people])


def all_ids(people):
    return tuple(ids_of(person) for person in people)
