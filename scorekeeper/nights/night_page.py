"""What several pages of a night share: its title, what one may do, the result."""

from rules.words import spell_count, things
from scorekeeper import nights
from scorekeeper.access import permissions, phones
from scorekeeper.models import Note, Person
from scorekeeper.money.currencies import signed_amount, written_amount
from scorekeeper.money.night_unit import (
    GAMES,
    MONEY,
    counted_in,
    night_unit,
    words_of,
)
from scorekeeper.nights.forms import Arrival
from scorekeeper.nights.notes import notes_of
from scorekeeper.nights.winners import rank_result, sums_of_games
from scorekeeper.reviews.story import best_moments
from scorekeeper.words import game_name, game_url, night_title

SHORT = 6  # letters of a number for which a phone has four columns


def frame(night):
    """What every page of a night shows: which night it is and what one may do."""
    return {
        "night": night,
        "title": night_title(night),
        "may_enter": permissions.may(night, "enter") and not night.closed_at,
        "may_host": permissions.may(night, "host"),
    }


def night_to_share(request, pk):
    """A night of which this device may enter a bill or a note, or NightClosed."""
    night = permissions.night(request, pk, "enter")
    if not may_share(night):
        raise permissions.NightClosed()
    return night


def may_share(night):
    """Whether this device may enter or change a bill or a note of a night."""
    is_open = not night.closed_at or permissions.is_of_the_group(night)
    return permissions.may(night, "enter") and is_open


def notes_shown(night):
    """The notes of a night; of each whether this device may remove it, `may_go`."""
    notes = list(notes_of(night))
    for note in notes:
        note.may_go = may_remove(night, note)
    return notes


def may_remove(night, note):
    """Whether this device may remove a note: a guest only one by the same phone."""
    here = Note(phone=night.phone, key_id=night.way_in["pk"])
    is_own = phones.is_same(note, here)
    return may_share(night) and (is_own or permissions.is_of_the_group(night))


def result_shown(result, mine=()):
    """What each person won or lost in a night: names, amounts and words.

    In money where anybody has some, else in points of the only game, or in games won.
    Payments never change it. `mine`: the ids of the people whose phone it is.
    """
    night, unit = result.night, result_unit(result)
    rows = [
        {
            "key": f"{unit}{person.pk}",
            "people": [person.pk],
            "colours": [person.colour],
            "is_mine": person.pk in mine,
            "name": person.name,
            "amount": amount,
            "words": words_of(unit, amount, night.currency),
            "currency": night.currency,
        }
        for person, amount in zip(result.people, sums_in(unit, result), strict=True)
    ]
    return {
        "title": "Result" if night.closed_at else "Result so far",
        "rows": rows,
        "is_long": are_long(rows),
        "unit": unit,
        "counted_in": counted_in(unit, night.currency),
        "of_bills": of_bills_in_words(result),
    }


def are_long(rows):
    """Whether a number in the `words` of some rows needs a wide column."""
    return any(len(row["words"]) > SHORT for row in rows)


def own_result(result, mine):
    """What the person whose phone it is won or lost: "You lost €12.85"; "" for nobody.

    `mine`: the ids of such people.
    """
    unit, currency = result_unit(result), result.night.currency
    sums = zip(result.people, sums_in(unit, result), strict=True)
    own = [amount for person, amount in sums if person.pk in mine & result.took_part]
    if not own:
        return ""
    if unit == GAMES:
        return f"You won {spell_count(own[0], 'game') if own[0] else 'no games'}"
    if not own[0]:
        return "You are even"
    amount = abs(own[0])
    words = (
        written_amount(amount, currency)
        if unit == MONEY
        else f"{amount:,} {things(amount, unit)}"
    )
    return f"You {'won' if own[0] > 0 else 'lost'} {words}"


def result_unit(result):
    """What a NightResult is in: shared costs are money as well."""
    if any(result.amounts):
        return MONEY
    return night_unit(result.games, result.night.stake)


def sums_in(unit, result):
    """What each person has in a unit, shared costs as well."""
    return result.amounts if unit == MONEY else sums_of_games(result, unit)


def headline(result):
    """Who has won a night or leads it, in words; "" where nobody does."""
    return rank_result(result).headline(is_over=bool(result.night.closed_at))


def of_bills_in_words(result):
    """What shared costs have of a result: "Ann +16.00, Bob −8.00", or ""."""
    return ", ".join(
        f"{person} {signed_amount(amount, result.night.currency)}"
        for person, amount in zip(result.people, result.of_bills, strict=True)
        if amount
    )


def moments_with_address(games):
    """The best moments of a night, each with the address of its game."""
    return [
        moment | {"name": game_name(game), "url": game_url(game)}
        for moment in best_moments([game for game in games if game.story])
        for game in [moment["game"]]
    ]


def arrival_at(night, posted=None):
    """The form of who arrives; a key to one night brings nobody back to the group."""
    is_all = permissions.is_of_the_group(night)
    people = night.group.people.active() if is_all else Person.objects.none()
    return Arrival(
        posted, people=people, gone=[] if is_all else nights.names_gone(night)
    )


def open_night(request, pk):
    """A night that is not closed, for a change of who is there."""
    night = permissions.night(request, pk, "enter")
    if night.closed_at:
        raise permissions.NightClosed()
    return night
