"""Nights as rows of a list: the date, what I won or who won, and what was special."""

from rules.words import MINUS, join_with_and, spell_count, things, with_capital
from scorekeeper.money.currencies import won_or_lost, written_amount
from scorekeeper.money.night_unit import GAMES, MONEY
from scorekeeper.nights.winners import winners_of
from scorekeeper.people.figures.numbers import ORDINALS
from scorekeeper.words import night_title


def night_rows(nights, mine=()):
    """Each of some nights as templates/nights/_row.html shows it, in two queries.

    `mine`: the ids of the people whose phone it is, see `scorekeeper.access.me`.
    """
    ranked = winners_of(nights)
    return [night_row(night, ranked[night.pk], mine) for night in nights]


def night_row(night, ranked, mine=()):
    """One night as a row; `ranked`: who won it, as `winners_of` gives it."""
    me = next((ranked.names[pk] for pk in mine if pk in ranked.names), None)
    is_open = night.closed_at is None
    figure, tone = own_figure(ranked, me) if me else (best_figure(ranked), "")
    parts = ["In progress" if is_open else "", *summary(ranked, me, is_open)]
    return {
        "url": night.get_absolute_url(),
        "title": night_title(night),
        "figure": figure,
        "tone": tone,
        "is_mine": me is not None,
        "is_open": is_open,
        "words": " · ".join(filter(None, [*parts, night.place])),
    }


def own_figure(ranked, me):
    """(what somebody won or lost, "plus", "minus" or ""): money, or else the place."""
    place, amount = next((row[0], row[2]) for row in ranked.rows if row[1] == me)
    if ranked.unit == MONEY:
        words = won_or_lost(amount, ranked.currency)
        return words, "minus" if words.startswith(MINUS) else "plus" * (amount > 0)
    if not has_winner(ranked):
        return "Level", ""
    return ordinal(place), "plus" if place == 1 else ""


def ordinal(place):
    """A place in figures: "2nd", "12th"."""
    return ORDINALS[place - 1] if place <= len(ORDINALS) else f"{place}th"


def best_figure(ranked):
    """Who won and how much: "Bob +€0.60"; names alone where it was not for money."""
    if not has_winner(ranked):
        return "Level" if ranked.rows else ""
    names = join_with_and(ranked.winners)
    if ranked.unit != MONEY:
        return names
    return f"{names} {won_or_lost(ranked.rows[0][2], ranked.currency)}"


def has_winner(ranked):
    """Whether somebody did better than all the others."""
    if not ranked.rows or ranked.rows[0][2] <= 0:
        return False
    return len(ranked.rows) == 1 or len(ranked.winners) < len(ranked.rows)


def summary(ranked, me, is_open):
    """What was special, then how many games: "Bob won €0.60, a capot", "two games"."""
    number = spell_count(ranked.games, "game") if ranked.games else "no games"
    won, feat, moment = "", "", ranked.moment
    if has_winner(ranked):
        won, feat = won_words(ranked, me, is_open), ranked.feat
        moment = "" if feat else moment
    first = ", ".join(filter(None, [won, feat])) or moment
    parts = [first, moment if won else "", "" if " game" in won else number]
    parts = [part for part in dict.fromkeys(parts) if part]
    return [with_capital(parts[0]), *parts[1:]]


def won_words(ranked, me, is_open):
    """Who won how much: "Bob won €0.60", "You won two of five games".

    "" where the figure of the row says it.
    """
    if not me and ranked.unit == MONEY:
        return ""
    names = ["You" if name == me else name for name in ranked.winners]
    names.sort(key=lambda name: name != "You")
    is_one = len(names) == 1 and names != ["You"]
    verb = ("leads with" if is_one else "lead with") if is_open else "won"
    each = " each" if len(names) > 1 else ""
    return f"{join_with_and(names)} {verb} {amount_words(ranked, names)}{each}"


def amount_words(ranked, names):
    """What the winners won: money, points, or so many of the games."""
    amount, won = ranked.rows[0][2], games_won(ranked)
    if ranked.unit == GAMES or names == ["You"] and won:
        return of_games(won, ranked.games)
    if ranked.unit == MONEY:
        return written_amount(amount, ranked.currency)
    return f"{amount:,} {things(amount, ranked.unit)}"


def games_won(ranked):
    """How many games the first of the winners won."""
    pks = {name: pk for pk, name in ranked.names.items()}
    return ranked.won[pks[ranked.winners[0]]]


def games_in_words(finished, unfinished=0, *, is_open=True):
    """How many games there are: "nine games and one in progress".

    `is_open`: whether their night goes on, or they are left out of it.
    """
    state = "in progress" if is_open else "unfinished"
    words = spell_count(finished, "game")
    if not unfinished:
        return words
    others = spell_count(unfinished, "game")
    if not finished:
        return f"{others} {state}"
    return f"{words} and {others.split()[0]} {state}"


def of_games(won, games):
    """So many of the games: "two of five games", "the only game"."""
    if games == 1:
        return "the only game"
    number = spell_count(won, "game").partition(" ")[0]
    return f"{number} of {spell_count(games, 'game')}"
