"""Amounts of money as people type them, and what is kept of them."""

from django import forms

from scorekeeper.money.currencies import decimals, price, written
from scorekeeper.money.stakes import with_point

MOST = 1_000_000_000


class AmountField(forms.DecimalField):
    """An amount of money, with a point or with a comma."""

    def to_python(self, value):
        is_typed = isinstance(value, str)
        return super().to_python(with_point(value) if is_typed else value)


class CoinsField(AmountField):
    """An amount that can be paid in a currency; cleaned, its whole minor units."""

    def __init__(self, *, currency, **kwargs):
        places = decimals(currency)
        example = price("250" if places == 0 else "2.5", currency)
        words = {
            "required": "Say how much.",
            "min_value": "An amount is not below nothing.",
            "max_value": "Nobody here has so much money.",
            "invalid": f"Write an amount, such as {example}.",
            "max_decimal_places": f"{currency} has {places or 'no'} decimals.",
            "max_whole_digits": "Nobody here has so much money.",
            "max_digits": "Nobody here has so much money.",
        }
        self.places = places
        settings = {"min_value": 0, "max_value": MOST, "decimal_places": places}
        settings |= {"max_digits": 10 + places, "error_messages": words}
        widget = forms.TextInput({"inputmode": "decimal", "autocomplete": "off"})
        super().__init__(**settings | {"widget": widget} | kwargs)

    def clean(self, value):
        amount = super().clean(value)
        return None if amount is None else int(amount.scaleb(self.places))

    def prepare_value(self, value):
        """What is typed as it was typed; minor units as they are written."""
        return price_of(value, self.places) if isinstance(value, int) else value


def price_of(minor, places):
    """Minor units as one types them: 250 is 2.50 where there are two decimals."""
    text = str(minor).rjust(places + 1, "0")
    return f"{text[:-places]}.{text[-places:]}" if places else text


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
