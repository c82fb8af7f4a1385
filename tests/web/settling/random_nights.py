"""Nights on which all may happen in any order, with a ledger beside them."""

from fractions import Fraction
from uuid import uuid4

from scorekeeper import settling
from scorekeeper.models import Payment, Standing
from tests.web.owing import Evenings
from tests.web.settling.naive_ledger import Ledger, NightInLedger

RESULT = {"winners": [], "scores": [], "stopped": False}
NOBODY_WON = {"result": RESULT, "status": "finished"}
NOBODY_WON |= dict.fromkeys(["sides", "totals", "deals"], [])


class RandomNights(Evenings):
    """Each step is done by the web app and written into the ledger."""

    STEPS = ("play", "correct", "delete", "share", "change_bill", "join", "tick")
    STEPS += ("tick", "take_back", "carry", "close", "pay_debt", "take_back_debt")

    def __init__(self, seed, nights=2):
        super().__init__(seed)
        self.ledger, self.nights = Ledger(), []
        for number in range(nights):
            self.open(number)

    def open(self, number):
        night = self.night_of(number)
        self.nights.append(night)
        self.ledger.nights[night.pk] = NightInLedger()
        self.do_play(night)

    def step(self):
        """Does something, and gives its name."""
        name, night = self.chance.choice(self.STEPS), self.chance.choice(self.nights)
        night.refresh_from_db()
        getattr(self, f"do_{name}")(night)
        return name

    def do_play(self, night):
        if not night.closed_at:
            self.note(self.play(night))

    def note(self, game):
        game.sheet = NOBODY_WON
        game.players = [{"person": one.pk, "name": one.name} for one in self.people]
        game.save()
        rows = Standing.objects.filter(game=game)
        amounts = {row.person_id: Fraction(row.money) for row in rows}
        self.ledger.nights[game.night_id].games[game.pk] = amounts

    def do_correct(self, night):
        if not night.closed_at and night.games.exists():
            self.note(self.correct(night))

    def do_delete(self, night):
        game = night.games.order_by("?").first()
        if game and not night.closed_at:
            del self.ledger.nights[night.pk].games[game.pk]
            game.delete()

    def do_share(self, night):
        self.note_bill(self.share(night))

    def note_bill(self, bill):
        parts = {part.person_id: (part.paid, part.share) for part in bill.parts.all()}
        self.ledger.share(bill.night_id, bill.pk, parts)

    def do_change_bill(self, night):
        bill = night.bills.order_by("?").first()
        if bill is None:
            return
        if self.chance.random() < 0.4:
            settling.remove_bill(night, bill)
            del self.ledger.nights[night.pk].bills[bill.pk]
            return
        parts = [(person, 0, 1) for person in self.people]
        parts[0] = (self.people[0], self.chance.randint(1, 900), 0)
        stamp = {"seen": bill.version, "client_id": uuid4()}
        assert settling.change_bill(night, bill, "Hall", "equal", parts, **stamp)
        self.note_bill(bill)

    def do_join(self, night):
        person, head = self.chance.sample(self.people, 2)
        head = head if self.chance.random() < 0.7 else None
        if settling.settle_together(night, person, head):
            heads = self.ledger.nights[night.pk].heads
            heads[person.pk] = head.pk if head else person.pk

    def do_tick(self, night):
        due = self.one_of(settling.plan(night).open_dues)
        if due:
            part = self.chance.choice([None, self.chance.randint(1, due.amount)])
            assert settling.tick(night, *named(due), part=part)
            self.ledger.paid[(*named(due)[:2], part or due.amount)] += 1

    def one_of(self, dues):
        return self.chance.choice(dues) if dues else None

    def do_take_back(self, night):
        """Takes back a tick, or a carry; none that is meant by two."""
        dues = [due for due in settling.plan(night).dues if due.is_settled]
        due = self.one_of([due for due in dues if not due.is_netted])
        if due is None or [named(one) for one in dues].count(named(due)) > 1:
            return
        assert settling.untick(night, *named(due))
        if due.is_paid:
            self.ledger.paid[named(due)] -= 1
        else:
            self.ledger.moved.remove((night.pk, due.carried_to.pk, *named(due)))

    def do_carry(self, night):
        due = self.one_of(settling.plan(night).open_dues)
        to = self.chance.choice(self.nights)
        if due and settling.carry(night, *named(due), to=to):
            self.ledger.moved.append((night.pk, to.pk, *named(due)))

    def do_close(self, night):
        (settling.reopen if night.closed_at else settling.close)(night)

    def do_pay_debt(self, _night):
        for one in settling.debts_of(self.circle):
            debt = self.one_of(one.debts)
            if debt:
                part = self.chance.choice([None, self.chance.randint(1, debt.amount)])
                paid = settling.pay_debt(
                    self.circle, one.currency, *named(debt), part=part
                )
                assert paid
                self.ledger.paid[(*named(debt)[:2], part or debt.amount)] += 1

    def do_take_back_debt(self, _night):
        row = self.one_of(list(settling.paid_lately(self.circle)))
        if row is None:
            return
        same = Payment.objects.filter(
            night=row.night, payer=row.payer, payee=row.payee, amount=row.amount
        )
        if same.exclude(paid_at=None, carried_to=None).count() == 1:
            assert settling.take_back_payment(self.circle, row.pk)
            self.ledger.paid[named(row)] -= 1


def named(payment):
    """Who pays whom how much, by ids."""
    return payment.payer.pk, payment.payee.pk, payment.amount
