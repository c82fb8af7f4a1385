"""What money of a night comes from, in words: its games, its bills, earlier nights."""

from django.urls import reverse

from rules.words import listed, spelled
from scorekeeper.models import Bill, Game, Night, Payment
from scorekeeper.money.currencies import signed_amount, written
from scorekeeper.words import card_game_name, game_url, night_title

REST = "; the other {rest} in proportion"  # of a bill by what each had


class Sources:
    """The games, bills and earlier nights of a night, each by what it is called."""

    def __init__(self, games, purses, currency):
        self.currency = currency
        self.games = games
        self.bills = bills_in(purses)
        self.numbers = {game.pk: number for number, game in enumerate(games, 1)}

    def title(self, source):
        """A source as a line of a list says it."""
        if isinstance(source, Game):
            return f"Game {self.numbers[source.pk]}, {card_game_name(source.key)}"
        if isinstance(source, Bill):
            return bill_title(source)
        if isinstance(source, Payment):
            return payment_title(source)
        return f"What was left from {night_title(source)}"

    def line(self, source, amount):
        """One part of what somebody won or owes, as the page opens to it."""
        return {
            "title": self.title(source),
            "url": url_of(source),
            "words": signed_amount(amount, self.currency),
            "is_loss": amount < 0,
        }

    def came_from(self, because):
        """How much a payment comes from, folded: "two games and one shared cost"."""
        kinds = [type(source) for source, _ in because]
        counts = [
            (kinds.count(Game), "game"),
            (kinds.count(Bill), "shared cost"),
            (kinds.count(Night), "earlier night"),
            (kinds.count(Payment), "payment"),
        ]
        return listed([spelled(number, one) for number, one in counts if number])


def payment_title(payment):
    """A payment that was made, among what somebody has won or owes."""
    how = "carried on" if payment.carried_to_id else "netted with other nights"
    how = "paid" if payment.paid_at else how
    return f"{payment.payer} to {payment.payee}, {how}"


def bills_in(purses):
    """The bills that some purses have a part of, as they were entered."""
    sources = {source for purse in purses for source, _ in purse.parts}
    bills = [source for source in sources if isinstance(source, Bill)]
    return sorted(bills, key=lambda bill: bill.pk)


def bill_title(bill):
    """A bill, its name between quotes: what is typed there is no line of its own."""
    return f"Shared cost “{bill.name}”"


def url_of(source):
    """Where a source is looked at, or None."""
    if isinstance(source, Game):
        return game_url(source)
    if isinstance(source, Bill):
        return "#bills"
    if isinstance(source, Payment):
        return None
    return reverse("settlement", args=[source.pk])


def bill_line(bill, currency, *, may_change):
    """A bill as the page lists it: who paid how much, and who shares it how."""
    parts = bill.shown_parts
    paid = [
        f"{part.person} paid {written(part.paid, currency)}"
        for part in parts
        if part.paid
    ]
    return {
        "pk": bill.pk,
        "name": bill.name,
        "title": bill_title(bill),
        "paid": listed(paid),
        "shared": shared_words(bill, currency),
        "url": reverse("bill", args=[bill.night_id, bill.pk]),
        "may_change": may_change,
    }


def shared_words(bill, currency):
    """Who shares a bill how: "shared by Ann and Bob", "Ann had €4 and Bob had €5"."""
    parts = [part for part in bill.shown_parts if part.share]
    if bill.way == Bill.Way.EQUAL:
        return f"shared by {listed([part.person.name for part in parts])}"
    if bill.way == Bill.Way.SHARES:
        return listed([f"{part.person} {shares(part.share)}" for part in parts])
    had = [f"{part.person} had {written(part.share, currency)}" for part in parts]
    rest = sum(part.paid - part.share for part in bill.shown_parts)
    return listed(had) + (REST.format(rest=written(rest, currency)) if rest else "")


def shares(number):
    return spelled(number, "share")
