"""What the person whose phone it is owes or is owed, in one line with its parts."""

from django.urls import reverse

from rules.words import join_with_and
from scorekeeper.models import Night
from scorekeeper.money.currencies import won_or_lost, written_amount
from scorekeeper.money.ledger.plan import money_of
from scorekeeper.money.origins import parts_in_words, source_name, tonight_among

YOU = "You"
OWE, OWED, EVEN = "{you} owe {payees}", "{you} are owed", "{you} are even"
MINUS, PLUS, LEVEL = "minus", "plus", ""  # kinds of a line: classes of styles


def my_balance(group, person_id):
    """The lines of a person of a group, in the four queries of `money_of`."""
    return lines_of(money_of(group), person_id)


def lines_of(money, person_id):
    """A line for each currency in which a person (an id) owes or is owed money.

    One that says so if the person is even, none if nobody has the id. A line is a dict:
    `words` ("You owe Bob"), `amount` ("€12.54"), `kind`; `because`, a sentence about
    its `parts`, which are dicts with `name`, `amount`, `kind` and a `url` or "".
    """
    person = money.people.get(person_id)
    if person is None:
        return []
    head, you = person.settles_with_id or person.pk, you_and_others(money, person)
    owing = [ledger for ledger in money.ledgers if ledger.purses.get(head)]
    lines = [line_of(ledger, head, you) for ledger in owing]
    even = {"words": EVEN.format(you=you), "amount": "", "kind": LEVEL}
    return lines or [even | {"because": "", "parts": []}]


def you_and_others(money, person):
    """Who owes what a person owes: "You", or with whom the person settles as one."""
    head = person.settles_with_id or person.pk
    purse = [
        row for pk, row in money.people.items() if head in (pk, row.settles_with_id)
    ]
    return join_with_and([YOU, *sorted(row.name for row in purse if row != person)])


def line_of(ledger, head, you):
    """The line of a purse that is not even."""
    amount, parts = ledger.purses[head], ledger.sources_of(head)
    payees = [row.payee.name for row in ledger.rows if row.payer.pk == head]
    words = OWED if amount > 0 else OWE
    tonight = tonight_among(parts)
    return {
        "words": words.format(you=you, payees=join_with_and(payees)),
        "amount": written_amount(abs(amount), ledger.currency),
        "kind": PLUS if amount > 0 else MINUS,
        "because": parts_in_words(ledger, parts, tonight),
        "parts": [part_shown(ledger, part, tonight) for part in parts],
    }


def part_shown(ledger, part, tonight):
    """A part of a balance, with the address where its night is settled."""
    source, amount = part
    name = source_name(ledger, part, tonight)
    is_of_night = isinstance(source, Night)
    return {
        "name": name[0].upper() + name[1:],
        "amount": won_or_lost(amount, ledger.currency),
        "kind": PLUS if amount > 0 else MINUS,
        "url": reverse("settlement", args=[source.pk]) if is_of_night else "",
    }
