"""How much of a payment was paid, where not all of it was."""

from django import forms

from scorekeeper.forms.amounts import CoinsField
from scorekeeper.money.currencies import written


class PartPaid(forms.Form):
    """A part of an `amount` in minor units; cleaned, `part` is in minor units, too."""

    def __init__(self, *args, amount, currency, **kwargs):
        super().__init__(*args, **kwargs)
        self.amount, self.currency = amount, currency
        self.fields["part"] = CoinsField(currency=currency, label="How much of it?")

    def clean_part(self):
        part = self.cleaned_data["part"]
        if not 0 < part <= self.amount:
            whole = written(self.amount, self.currency)
            raise forms.ValidationError(
                f"A part is more than nothing, at most {whole}."
            )
        return part

    def refusal(self):
        """Why it was refused, in a sentence."""
        return " ".join(message for all_ in self.errors.values() for message in all_)
