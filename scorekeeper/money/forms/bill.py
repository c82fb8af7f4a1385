"""A shared cost as it is filled in: who paid how much, and who shares it how."""

from zlib import crc32

from django import forms

from scorekeeper.models import Bill
from scorekeeper.money.currencies import written_amount
from scorekeeper.money.forms.amounts import CoinsField
from scorekeeper.pages.fields import Once, TidyField

WAYS = [
    (Bill.Way.EQUAL, "Equally"),
    (Bill.Way.SHARES, "In shares"),
    (Bill.Way.COST, "By items"),
]
SEVERAL = "several"  # people paid, each an amount of their own
USUAL = "Drinks"
MOST_SHARES = 1000
NO_SHARE = f"A share is a whole number from 0 to {MOST_SHARES:,}."
NO_WAY = "Choose how the cost is shared."
NO_PAYER = "Choose who paid: one person, or “Several people paid”."
NO_NAME = "Enter what the cost is for."
TOO_MUCH = (
    "The items add up to {had}, but only {paid} was paid. Raise the amount paid, or "
    "lower someone's items."
)
NOBODY_PAID = "Enter the amount, and choose who paid."
NOBODY_CHOSEN = "Choose who paid."
NO_AMOUNT = "Enter the amount."
NO_AMOUNTS = "Enter how much each person paid."
NOBODY_SHARES = "Choose who shares the cost."


class ShareField(forms.IntegerField):
    """How many shares somebody takes, in the digits from 0 to 9."""

    def __init__(self, **kwargs):
        refused = ["invalid", "min_value", "max_value"]
        settings = {"required": False, "min_value": 0, "max_value": MOST_SHARES}
        settings["error_messages"] = dict.fromkeys(refused, NO_SHARE)
        widget = forms.TextInput({"inputmode": "numeric", "autocomplete": "off"})
        super().__init__(**settings | {"widget": widget} | kwargs)

    def to_python(self, value):
        """Refuses what only Python reads as a number, such as 1_0."""
        typed = str(value or "").strip()
        if typed and not (typed.isascii() and typed.isdigit()):
            raise forms.ValidationError(NO_SHARE, "invalid")
        return super().to_python(typed)


class BillForm(Once):
    """What a cost is for, who paid, and the share of each person.

    Cleaned, `parts` is a list of (person, paid, share) in minor units. `shown` says
    what the page has shown of these: nothing else is entered.
    """

    seen = forms.IntegerField(
        required=False, min_value=0, max_value=10**9, widget=forms.HiddenInput
    )
    shown = forms.CharField(required=False)
    name = TidyField(
        max_length=80,
        initial=USUAL,
        label="What is the cost for?",
        error_messages={"required": NO_NAME},
        widget=forms.TextInput({"autocomplete": "off"}),
    )
    payer = forms.ChoiceField(
        required=False,
        label="Who paid?",
        error_messages={"invalid_choice": NO_PAYER},
        widget=forms.RadioSelect,
    )
    way = forms.ChoiceField(
        choices=WAYS,
        initial=Bill.Way.EQUAL,
        label="How is the cost shared?",
        error_messages=dict.fromkeys(["required", "invalid_choice"], NO_WAY),
        widget=forms.RadioSelect,
    )

    def __init__(self, *args, here, currency, bill=None, copied=None, **kwargs):
        """`bill`: the one to be changed; `copied`: one that a new one begins as."""
        super().__init__(*args, **kwargs)
        self.here, self.currency = list(here), currency
        self.begun = []  # the parts that an unbound form begins with
        self.fields["amount"] = CoinsField(
            label="Amount", currency=currency, required=False
        )
        self.fields["payer"].choices = [
            *((str(person.pk), f"{person} paid everything") for person in self.here),
            (SEVERAL, "Several people paid"),
        ]
        for person in self.here:
            self.add_fields(person.pk)
        self.order_fields(["name", "amount", "payer", "way"])
        if bill or copied:
            self.fill_in(bill or copied)
        if bill:
            self.initial["seen"] = bill.version

    def add_fields(self, pk):
        coins = {"currency": self.currency, "required": False}
        self.fields |= {
            f"paid_{pk}": CoinsField(label="Paid", **coins),
            f"equal_{pk}": forms.BooleanField(
                label="Included", required=False, initial=True
            ),
            f"shares_{pk}": ShareField(label="Shares"),
            f"cost_{pk}": CoinsField(label="Items", **coins),
        }

    def fill_in(self, bill):
        """Begins with what a bill says of the people who are here."""
        rows = {row.person_id: row for row in bill.parts.all()}
        paid = {pk: row.paid for pk, row in rows.items() if row.paid}
        self.initial |= {"name": bill.name, "way": bill.way} | who_paid(paid)
        for person in self.here:
            row = rows.pop(person.pk, None)
            self.initial[f"{bill.way}_{person.pk}"] = (row and row.share) or None
            self.begun += [(person, row.paid, row.share)] if row else []
        self.begun = [] if rows else self.begun

    def rows(self):
        """Each of the people with the bound fields that are theirs."""
        return [
            {"person": person} | {part: self[f"{part}_{person.pk}"] for part in PARTS}
            for person in self.here
        ]

    def clean(self):
        cleaned = super().clean()
        for name in self.unused_fields(cleaned):
            self.errors.pop(name, None)
            cleaned[name] = None
        if self.errors:
            return cleaned
        cleaned["parts"] = self.parts(cleaned)
        paid = sum(paid for _, paid, _ in cleaned["parts"])
        shares = sum(share for _, _, share in cleaned["parts"])
        refusal = self.why_not(cleaned, paid, shares)
        if refusal:
            raise forms.ValidationError(refusal)
        return cleaned

    def unused_fields(self, cleaned):
        """The fields that the page hides, since another way or payer was chosen."""
        way, payer = cleaned.get("way"), cleaned.get("payer")
        if not way:
            return []
        used = [way] if payer and payer != SEVERAL else [way, "paid"]
        rest = [part for part in PARTS if part not in used]
        names = [f"{part}_{person.pk}" for part in rest for person in self.here]
        return [*names, "amount"] if payer == SEVERAL else names

    def parts(self, cleaned):
        """(person, paid, share) of everybody who paid or shares."""
        way = cleaned["way"]
        shares = {one: int(cleaned[f"{way}_{one.pk}"] or 0) for one in self.here}
        had = sum(shares.values()) if way == Bill.Way.COST else 0
        paid = self.amounts_paid(cleaned, had)
        parts = [(one, paid[one], shares[one]) for one in self.here]
        return [part for part in parts if any(part[1:])]

    def amounts_paid(self, cleaned, had):
        """What each person paid: one paid everything, or each an amount of their own.

        Without an amount, everything is what they had.
        """
        payer, amount = cleaned["payer"], cleaned["amount"]
        if payer in ("", SEVERAL):
            return {one: cleaned[f"paid_{one.pk}"] or 0 for one in self.here}
        everything = had if amount is None else amount
        return {one: everything * (str(one.pk) == payer) for one in self.here}

    def why_not(self, cleaned, paid, shares):
        """Why a bill cannot be shared so, or None."""
        if not paid:
            return why_nobody_paid(cleaned["payer"], cleaned["amount"])
        if not shares:
            return NOBODY_SHARES
        if cleaned["way"] == Bill.Way.COST and shares > paid:
            sums = {"had": shares, "paid": paid}
            words = {name: written_amount(sums[name], self.currency) for name in sums}
            return TOO_MUCH.format(**words)
        return None

    def way_and_parts(self):
        """The way and the parts as filled in; no parts where these are refused."""
        if not self.is_bound:
            return self.initial.get("way"), self.begun
        parts = self.cleaned_data["parts"] if self.is_valid() else []
        return self.cleaned_data.get("way"), parts

    def was_shown(self):
        """Whether the page has shown what each person pays of just this."""
        return self.cleaned_data["shown"] == mark(*self.way_and_parts())


def why_nobody_paid(payer, amount):
    """What is still to be entered, of a payer and an amount as a form has them."""
    if payer == SEVERAL:
        return NO_AMOUNTS
    if payer:
        return NO_AMOUNT
    return NOBODY_CHOSEN if amount else NOBODY_PAID


def who_paid(paid):
    """How the fields begin where people (by id) have paid."""
    if len(paid) == 1:
        [(pk, amount)] = paid.items()
        return {"payer": str(pk), "amount": amount}
    return {"payer": SEVERAL} | {f"paid_{pk}": paid[pk] for pk in paid}


def mark(way, parts):
    """What tells one way to share a cost from another, in short."""
    said = [(person.pk, paid, share) for person, paid, share in parts]
    return str(crc32(repr((str(way), said)).encode()))


PARTS = ["paid", *(way.value for way, _ in WAYS)]
