"""A group: what it is called, its money, and whether strength is told."""

from django import forms

from scorekeeper.models import Group
from scorekeeper.money.currencies import DECIMALS
from scorekeeper.pages.fields import TidyField

OFTEN = ["EUR", "USD", "GBP", "CHF", "SEK", "NOK", "DKK", "PLN", "CZK", "HUF"]
OFTEN += ["CAD", "AUD", "NZD", "JPY", "INR", "BRL", "ZAR"]
MONEY = [
    ("Often", [(code, code) for code in OFTEN]),
    ("All", [(code, code) for code in sorted(set(DECIMALS) - set(OFTEN))]),
]


class GroupForm(forms.ModelForm):
    """What a group is called, the currency of its nights, whether strength is told."""

    prefix = "group"

    class Meta:
        model = Group
        fields = ["name", "currency", "is_rated"]
        field_classes = {"name": TidyField}
        labels = {"is_rated": "Tell who is how strong, from the places in all games"}

    currency = forms.ChoiceField(choices=MONEY)
