"""A circle: what it is called, and its money."""

from django import forms

from scorekeeper.forms.fields import TidyField
from scorekeeper.models import Circle
from scorekeeper.money.currencies import DECIMALS

OFTEN = ["EUR", "USD", "GBP", "CHF", "SEK", "NOK", "DKK", "PLN", "CZK", "HUF"]
OFTEN += ["CAD", "AUD", "NZD", "JPY", "INR", "BRL", "ZAR"]
MONEY = [
    ("Often", [(code, code) for code in OFTEN]),
    ("All", [(code, code) for code in sorted(set(DECIMALS) - set(OFTEN))]),
]


class CircleForm(forms.ModelForm):
    """What a circle is called, and the currency of its nights."""

    prefix = "circle"

    class Meta:
        model = Circle
        fields = ["name", "currency"]
        field_classes = {"name": TidyField}

    currency = forms.ChoiceField(choices=MONEY)
