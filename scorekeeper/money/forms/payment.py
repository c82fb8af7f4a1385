"""A payment as people record it, and who settles as one."""

from django import forms

from scorekeeper.models import Night, Person
from scorekeeper.money.forms.amounts import PaidField
from scorekeeper.pages.fields import Once, PeopleField, TidyField
from scorekeeper.words import night_title

PAYER, PAYEE = "Choose who paid.", "Choose who was paid."
CURRENCY = "Choose one of the group's currencies."
SAME = "A person can't pay themselves. Choose someone else."
OTHER_CURRENCY = "This night uses {currency}. Choose that currency, or “No night”."
TWO = "Choose at least two people."
LONGEST_NOTE = 80


class PaymentForm(Once):
    """Who paid whom how much; cleaned, `amount` is whole minor units.

    `people`: a queryset; `currencies`: those to choose from, the usual first; `nights`:
    those it can belong to, None where a page is of one night.
    """

    payer = forms.ModelChoiceField(
        Person.objects.none(),
        label="From",
        empty_label="Choose a person",
        error_messages={"required": PAYER, "invalid_choice": PAYER},
    )
    payee = forms.ModelChoiceField(
        Person.objects.none(),
        label="To",
        empty_label="Choose a person",
        error_messages={"required": PAYEE, "invalid_choice": PAYEE},
    )
    currency = forms.ChoiceField(
        error_messages={"required": CURRENCY, "invalid_choice": CURRENCY}
    )
    night = forms.ModelChoiceField(
        Night.objects.none(), required=False, label="Night", empty_label="No night"
    )
    note = TidyField(max_length=LONGEST_NOTE, required=False, label="Note")

    def __init__(self, *args, people, currencies, nights=None, **kwargs):
        super().__init__(*args, **kwargs)
        self.fields["payer"].queryset = self.fields["payee"].queryset = people
        self.fields["currency"].choices = [(code, code) for code in currencies]
        if len(currencies) == 1:
            self.fields["currency"].widget = forms.HiddenInput()
            self.fields["currency"].initial = currencies[0]
        if nights is None:
            del self.fields["night"]
        else:
            self.fields["night"].queryset = nights
            self.fields["night"].label_from_instance = night_title
        currency = self.data.get("currency")
        currency = currency if currency in currencies else currencies[0]
        self.fields["amount"] = PaidField(currency=currency, label="Amount")
        self.order_fields(["payer", "payee", "amount", "currency", "night", "note"])

    def clean(self):
        filled = super().clean()
        payer, night = filled.get("payer"), filled.get("night")
        if payer and payer == filled.get("payee"):
            self.add_error("payee", SAME)
        if night and filled.get("currency") not in (None, night.currency):
            words = OTHER_CURRENCY.format(currency=night.currency)
            self.add_error("currency", words)
        return filled


class SettleAsOne(forms.Form):
    """Who settles as one from now on: two people or more, the first by name first."""

    people = PeopleField(
        Person.objects.none(),
        label="Who settles together?",
        widget=forms.CheckboxSelectMultiple,
        error_messages={"required": TWO, "invalid_choice": TWO},
    )

    def __init__(self, *args, people, **kwargs):
        super().__init__(*args, **kwargs)
        self.fields["people"].queryset = people

    def clean_people(self):
        people = list(self.cleaned_data["people"])
        if len(people) < 2:
            raise forms.ValidationError(TWO)
        return people
