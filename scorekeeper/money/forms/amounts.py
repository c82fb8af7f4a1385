"""Amounts of money as people type them, and what is kept of them."""

from django import forms

from scorekeeper.money import currencies
from scorekeeper.money.currencies import decimals

NO_AMOUNT = "Enter the amount paid. It must be more than zero."


class AmountField(forms.Field):
    """What people type as an amount in a currency; a subclass has `read_typed`."""

    def __init__(self, *, currency, **kwargs):
        self.currency = currency
        widget = forms.TextInput({"inputmode": "decimal", "autocomplete": "off"})
        super().__init__(**{"widget": widget} | kwargs)

    def to_python(self, value):
        typed = str(value or "")
        try:
            return self.read_typed(typed) if typed.strip() else None
        except currencies.REFUSED as error:
            raise forms.ValidationError(str(error), error.code) from None


class StakeField(AmountField):
    """A part of a stake; cleaned, it is text as it is stored, None for nothing."""

    def read_typed(self, typed):
        part = currencies.read_stake_part(typed, self.currency)
        return None if part == "0" else part


class CoinsField(AmountField):
    """An amount that can be paid in a currency; cleaned, its whole minor units."""

    default_error_messages = {"required": "Enter an amount."}

    def read_typed(self, typed):
        return currencies.read_coins(typed, self.currency)

    def prepare_value(self, value):
        """What is typed as it was typed; minor units as they are written."""
        is_money = isinstance(value, int)
        return price_of(value, decimals(self.currency)) if is_money else value


def price_of(minor, places):
    """Minor units as one types them: 250 is 2.50 where there are two decimals."""
    text = str(minor).rjust(places + 1, "0")
    return f"{text[:-places]}.{text[-places:]}" if places else text


class PaidAmount(forms.Form):
    """An amount that somebody paid: whole minor units, of any size above zero."""

    def __init__(self, *args, currency, **kwargs):
        super().__init__(*args, **kwargs)
        self.fields["paid_amount"] = PaidField(currency=currency, label="Amount paid")

    def refusal(self):
        """Why it was refused, in a sentence."""
        return " ".join(message for all_ in self.errors.values() for message in all_)


class PaidField(CoinsField):
    """An amount above zero."""

    default_error_messages = {"required": NO_AMOUNT}

    def validate(self, value):
        super().validate(value)
        if value == 0:
            raise forms.ValidationError(NO_AMOUNT, "required")
