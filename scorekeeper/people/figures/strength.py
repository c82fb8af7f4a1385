"""Strength as people say it: "Ahead of Bob in about 6 of 10 games (only 7 so far)"."""

from itertools import zip_longest
from statistics import fmean

from django.urls import reverse

from rules.words import number_of
from scorekeeper.people.statistics.strength import chance

SURE = 15  # games of a family, of both


def glance(ratings):
    """{person id: (words, a number to sort by)} of everybody who is rated.

    In how many of ten games they are ahead of an average player; in brackets for few
    games.
    """
    average = fmean(one.strength for one in ratings) if ratings else 0
    return {
        rating.person_id: (glance_words(rating, average), rating.strength)
        for rating in ratings
    }


def glance_words(rating, average):
    words = f"{tenths(rating.strength, average)} of 10"
    return words if rating.games >= SURE else f"({words})"


def tenths(strength, other):
    """In about how many of ten games one is ahead, from 1 to 9."""
    return min(max(round(10 * chance(strength, other)), 1), 9)


def in_order(ratings):
    """All who are rated, the strongest first, each against the next."""
    return [one_of(*both) for both in zip_longest(ratings, ratings[1:])]


def one_of(rating, other):
    words = number_of(rating.games, "game")
    if other:
        words = against(rating, other, f"Ahead of {other.person.name}")
    return {
        "person": rating.person,
        "words": words,
        "url": reverse("person", args=[rating.person_id]),
    }


def of_one(person, ratings):
    """A person against everybody else who is rated; nothing if they are not rated."""
    own = [one for one in ratings if one.person_id == person.pk]
    return [
        {
            "person": other.person,
            "words": against(mine, other, f"{person.name} is ahead"),
            "url": reverse("pair", args=[person.pk, other.person_id]),
        }
        for mine in own
        for other in ratings
        if other is not mine
    ]


def against(rating, other, ahead):
    """How often one comes before another, in tens, and whether that is sure.

    `ahead`: the first part of the sentence.
    """
    number = tenths(rating.strength, other.strength)
    words = f"{ahead} in about {number} of 10 games"
    games = min(rating.games, other.games)
    return (
        words if games >= SURE else f"{words} (only {number_of(games, 'game')} so far)"
    )
