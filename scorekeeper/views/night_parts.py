"""What several pages of a night share: its title, what one may do, the balance."""

from uuid import uuid4

from scorekeeper import settling
from scorekeeper.forms.amounts import PartPaid
from scorekeeper.keys import access, phones
from scorekeeper.models import Note
from scorekeeper.money.currencies import signed_amount, written
from scorekeeper.money.night_unit import (
    GAMES,
    MONEY,
    counted_in,
    night_unit,
    words_of,
)
from scorekeeper.money.ways_to_pay import transfer_code, way_to
from scorekeeper.nights.course import hours
from scorekeeper.nights.notes import notes_of
from scorekeeper.nights.story import best_moments
from scorekeeper.nights.winners import winners_of
from scorekeeper.words import card_game_name, game_url, night_title

PAID_FOR = "Scorekeeper"


def frame(night):
    """What every page of a night shows: which night it is and what one may do."""
    return {
        "night": night,
        "title": night_title(night),
        "may_enter": access.may(night, "enter") and not night.closed_at,
        "may_host": access.may(night, "host"),
    }


def may_share(night):
    """Whether this device may enter or change a bill or a note of a night."""
    is_open = not night.closed_at or access.is_of_the_circle(night)
    return access.may(night, "enter") and is_open


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
    return may_share(night) and (is_own or access.is_of_the_circle(night))


def balance(purses, night):
    """What each purse won or owes, as its name, amount and words.

    In money where any is at stake, else in points of the only game, or in games won.
    """
    kind, rows = balance_unit(purses, night), []
    for purse in purses:
        amount = sum_of(purse, kind)
        words = words_of(kind, amount, night.currency)
        rows.append({"name": purse_name(purse), "amount": amount, "words": words})
    balance_title = "Final balance" if night.closed_at else "Balance"
    return {
        "title": balance_title if kind == MONEY else "Result",
        "rows": rows,
        "unit": kind,
        "counted_in": counted_in(kind, night.currency),
        "of_bills": of_bills_in_words(purses, night.currency),
    }


def balance_unit(purses, night):
    """What a balance is in: bills and earlier nights are money, too."""
    if any(purse.amount for purse in purses):
        return MONEY
    return night_unit(settling.games_in(purses), night.stake)


def sum_of(purse, kind):
    """What a purse has in a unit."""
    if kind == MONEY:
        return purse.amount
    return len(purse.won) if kind == GAMES else sum(purse.points.values())


def headline(night, games=None):
    """Who has won a night or leads it, in words; "" where nobody does.

    `games`: as `ranked` takes them.
    """
    return ranked(night, games).headline(is_over=bool(night.closed_at))


def ranked(night, games=None):
    """Everybody of a night by what he won; `games`: all of it by time, if at hand."""
    return winners_of([night], None if games is None else {night.pk: games})[night.pk]


def of_bills_in_words(purses, currency):
    """What bills have of a balance: "Ann +16.00, Bob −8.00"; "" where nothing."""
    return ", ".join(
        f"{purse_name(purse)} {signed_amount(amount, currency)}"
        for purse, amount in zip(purses, settling.of_bills(purses), strict=True)
        if amount
    )


def course(night, purses, games):
    """The balance hour by hour; None before two games. `games` in order of time."""
    names = [purse_name(purse) for purse in purses]
    return hours(purses, names, games, night.currency, night.zone)


def remembered(games):
    """The best moments of a night, each with the address of its game."""
    return [
        moment | {"name": card_game_name(moment["game"].key), "url": game_url(game)}
        for moment in best_moments([game for game in games if game.story])
        for game in [moment["game"]]
    ]


def purse_name(purse):
    """Whose purse it is: the one who holds it first, then the household."""
    others = [person.name for person in purse.people if person != purse.person]
    return " + ".join([purse.person.name, *others])


def due_line(due, currency, sources=None, part=None):
    """One payment; with the Sources of its night also what it comes from.

    `part`: which payment (payer, payee, amount) was to be paid in part, and that form.
    """
    line = {
        "payer": due.payer,
        "payee": due.payee,
        "amount": due.amount,
        "words": written(due.amount, currency),
        "settled": settled_words(due),
        "paid_at": due.payment.paid_at,
        "is_netted": due.is_netted,
        "is_carried": bool(due.carried_to),
        "id": str(uuid4()),
    }
    line["way"] = None if due.is_settled else way_of(due, currency)
    return line | opened(due, currency, sources, part) if sources else line


def way_of(due, currency):
    """How the payee of a payment is paid, as the page shows it; None where unknown."""
    way = way_to(due.payee, due.amount, currency)
    return way and way | {"code": lambda: transfer_code(way, due.amount, PAID_FOR)}


def settled_words(due):
    if due.is_paid:
        return "Paid"
    return "Netted" if due.is_netted else "Carried on" if due.carried_to else ""


def opened(due, currency, sources, part):
    """What a payment opens to: its parts, their sum, and a form to pay some of it."""
    named, form = part or (None, None)
    own = [due.payer.pk, due.payee.pk, due.amount]
    is_asked = named == own and not due.is_settled
    form = form if is_asked else PartPaid(amount=due.amount, currency=currency)
    because = [one for one in due.because if one[1]]
    named = "_".join(map(str, own))
    form.auto_id = f"part_{named}_%s"
    return {
        "named": named,
        "parts": [sources.line(*one) for one in because],
        "sum": signed_amount(sum(amount for _, amount in because), currency),
        "came_from": sources.came_from(because),
        "part": form,
        "is_open": is_asked,
    }
