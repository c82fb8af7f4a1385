"""The form of a group's own settings."""

from django import forms

from scorekeeper.access.forms import MONEY
from scorekeeper.models import Group
from scorekeeper.pages.fields import TidyField


class GroupForm(forms.ModelForm):
    """What a group is called, the currency of its nights, whether strength is shown."""

    prefix = "group"

    class Meta:
        model = Group
        fields = ["name", "currency", "is_rated"]
        field_classes = {"name": TidyField}
        labels = {"is_rated": "Work out each player's strength from all games"}

    currency = forms.ChoiceField(choices=MONEY)
