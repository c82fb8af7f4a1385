"""A bill shared by all as it is filled in: who paid how much, who shares it how."""

from django import forms

from scorekeeper.forms.amounts import CoinsField
from scorekeeper.forms.fields import Once, TidyField
from scorekeeper.models import Bill
from scorekeeper.money.currencies import written

WAYS = [
    (Bill.Way.EQUAL, "Equally"),
    (Bill.Way.SHARES, "In shares"),
    (Bill.Way.COST, "By cost"),
]
USUAL = "Drinks"
MOST_SHARES = 1000
NO_SHARE = f"A share is a whole number from 0 to {MOST_SHARES:,}."
NO_WAY = "Say how it is shared."
NO_NAME = "Say what it is for."
TOO_LITTLE = (
    "What they had comes to {had}, and {paid} was paid: {left} is left. Add it to what "
    "somebody had, or share it as a bill of its own."
)
TOO_MUCH = "What they had comes to {had}, and only {paid} was paid."
NOBODY_PAID = "Say who paid, and how much."
NOBODY_SHARES = "Say who shares it."


class BillForm(Once):
    """What it is for, and for each of the people what they paid and what they share.

    Cleaned, `parts` is a list of (person, paid, share) in minor units.
    """

    seen = forms.IntegerField(
        required=False, min_value=0, max_value=10**9, widget=forms.HiddenInput
    )
    name = TidyField(
        max_length=80,
        initial=USUAL,
        label="What for?",
        error_messages={"required": NO_NAME},
        widget=forms.TextInput({"autocomplete": "off"}),
    )
    way = forms.ChoiceField(
        choices=WAYS,
        initial=Bill.Way.EQUAL,
        label="How is it shared?",
        error_messages=dict.fromkeys(["required", "invalid_choice"], NO_WAY),
        widget=forms.RadioSelect,
    )

    def __init__(self, *args, here, currency, bill=None, **kwargs):
        super().__init__(*args, **kwargs)
        self.here, self.currency = list(here), currency
        for person in self.here:
            self.add_fields(person.pk)
        if bill:
            self.fill_in(bill)

    def add_fields(self, pk):
        coins = {"currency": self.currency, "required": False}
        shares = {"required": False, "min_value": 0, "max_value": MOST_SHARES}
        refused = ["invalid", "min_value", "max_value"]
        shares["error_messages"] = dict.fromkeys(refused, NO_SHARE)
        number = forms.TextInput({"inputmode": "numeric", "autocomplete": "off"})
        self.fields |= {
            f"paid_{pk}": CoinsField(label="Paid", **coins),
            f"equal_{pk}": forms.BooleanField(
                label="Shares it", required=False, initial=True
            ),
            f"shares_{pk}": forms.IntegerField(label="Shares", widget=number, **shares),
            f"cost_{pk}": CoinsField(label="Had", **coins),
        }

    def fill_in(self, bill):
        """Begins with what a bill says."""
        self.initial |= {"name": bill.name, "way": bill.way, "seen": bill.version}
        parts = {part.person_id: part for part in bill.parts.all()}
        for person in self.here:
            part = parts.get(person.pk)
            self.initial[f"paid_{person.pk}"] = part.paid or None if part else None
            share = part.share if part else 0
            self.initial[f"{Bill.Way.EQUAL}_{person.pk}"] = True
            self.initial[f"{bill.way}_{person.pk}"] = share or None

    def rows(self):
        """Each of the people with the bound fields that are theirs."""
        return [
            {"person": person} | {part: self[f"{part}_{person.pk}"] for part in PARTS}
            for person in self.here
        ]

    def clean(self):
        cleaned = super().clean()
        if self.errors:
            return cleaned
        cleaned["parts"] = self.parts(cleaned)
        paid = sum(paid for _, paid, _ in cleaned["parts"])
        shares = sum(share for _, _, share in cleaned["parts"])
        refusal = self.why_not(cleaned["way"], paid, shares)
        if refusal:
            raise forms.ValidationError(refusal)
        return cleaned

    def parts(self, cleaned):
        """(person, paid, share) of everybody who paid or shares."""
        way, parts = cleaned["way"], []
        for person in self.here:
            paid = cleaned.get(f"paid_{person.pk}") or 0
            share = int(cleaned.get(f"{way}_{person.pk}") or 0)
            if paid or share:
                parts.append((person, paid, share))
        return parts

    def why_not(self, way, paid, shares):
        """Why a bill cannot be shared so, or None."""
        if not paid:
            return NOBODY_PAID
        if not shares:
            return NOBODY_SHARES
        if way == Bill.Way.COST and shares != paid:
            sums = {"had": shares, "paid": paid, "left": paid - shares}
            words = {name: written(sums[name], self.currency) for name in sums}
            return (TOO_MUCH if shares > paid else TOO_LITTLE).format(**words)
        return None


PARTS = ["paid", *(way.value for way, _ in WAYS)]
