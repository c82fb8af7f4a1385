"""The forms of access: a key that is made, an invitation, and a code."""

from django import forms

from scorekeeper.access import keyring
from scorekeeper.models import Key, Night
from scorekeeper.models.key import ROLE_NAMES
from scorekeeper.money.currencies import DECIMALS
from scorekeeper.pages.fields import NameField, Once, WholeField
from scorekeeper.words import night_title

OFTEN = ["EUR", "USD", "GBP", "CHF", "SEK", "NOK", "DKK", "PLN", "CZK", "HUF"]
OFTEN += ["CAD", "AUD", "NZD", "JPY", "INR", "BRL", "ZAR"]
MONEY = [
    ("Common currencies", [(code, code) for code in OFTEN]),
    ("All currencies", [(code, code) for code in sorted(set(DECIMALS) - set(OFTEN))]),
]


class KeyOnce(Once):
    """A form that makes a key."""

    def secret(self):
        """The secret of the key, the same however often the form comes, or None."""
        id = self.request_id()
        return keyring.secret_of(id) if id else None


class MakeKey(KeyOnce):
    """A new key: whose it is, what it lets its holder do, and where."""

    name = NameField(label="Whose phone is it?", required=True)
    role = forms.ChoiceField(
        choices=[
            (role, ROLE_NAMES[role])
            for role in (Key.Role.ENTER, Key.Role.WATCH, Key.Role.HOST)
        ],
        label="Role",
        help_text="Scorers enter scores. Viewers only watch. Hosts can do everything.",
        initial=Key.Role.ENTER,
        widget=forms.RadioSelect,
    )
    night = forms.ModelChoiceField(
        Night.objects.none(),
        label="Access to",
        required=False,
        blank=True,
        empty_label="The whole group",
        widget=forms.RadioSelect,
    )

    def __init__(self, *args, group, **kwargs):
        super().__init__(*args, **kwargs)
        nights = group.nights.in_progress().order_by("-date", "-pk")
        self.fields["night"].queryset = nights
        self.fields["night"].label_from_instance = night_title

    def key(self):
        """What was filled in, as `keyring.new_key` takes it."""
        key = {part: self.cleaned_data[part] for part in ("role", "name", "night")}
        return key | {"secret": self.secret()}


class Invitation(KeyOnce):
    """What somebody is invited for."""

    role = forms.ChoiceField(choices=[(Key.Role.ENTER,) * 2, (Key.Role.WATCH,) * 2])


class RecoveryKey(Once):
    """A host key that is kept on paper."""


class Join(forms.Form):
    """A code that the host's screen shows, or that was kept on paper."""

    code = WholeField(
        max_length=40,
        label="Code",
        error_messages={"required": "Enter the code."},
        help_text="Six letters and digits from the host's screen, or a recovery code.",
        widget=forms.TextInput(
            {"autocomplete": "off", "autocapitalize": "characters", "autofocus": True}
        ),
    )
