"""What a game is played for, as people fill it in and as the pages say it."""

from django import forms

from scorekeeper.forms.amounts import AmountField
from scorekeeper.money import stakes
from scorekeeper.money.currencies import decimals, price, unit

STAKES = {
    "per_point": ("For each point", "{example} for each point of difference."),
    "ante": ("Ante", "What each player puts into the pool; the winner takes it."),
    "cap": ("At most", "The most that anyone can lose in this game."),
}
EXAMPLES = {0: "10", 2: "0.05", 3: "0.050"}  # by the decimals of a currency


class StakeForm(forms.Form):
    """What is played for, filled in with `stake`; cleaned, `stake` is its dict."""

    def __init__(self, *args, stake, currency, **kwargs):
        super().__init__(*args, **kwargs)
        self.stake, self.currency = stake, currency
        example = f"Such as {price(EXAMPLES[decimals(currency)], currency)}"
        for name, (label, help_text) in STAKES.items():
            self.fields[f"stake_{name}"] = AmountField(
                min_value=0,
                max_digits=12,
                decimal_places=6,
                required=False,
                label=label,
                help_text=help_text.format(example=example),
                initial=stake.get(name),
                widget=forms.TextInput(
                    {"inputmode": "decimal", "data-stake": self.words_of(name)}
                ),
            )

    def words_of(self, name):
        """How the page says one part of a stake, with {} for the number."""
        return stakes.PARTS[name].format(f"{unit(self.currency)}{{}}")

    def stake_words(self):
        """What is played for as it is filled in, as far as that can be read."""
        filled = self.cleaned_data.get("stake") if self.is_bound else None
        return played_for(self.stake if filled is None else filled, self.currency)

    def stake_fields(self):
        """The bound fields of what is played for."""
        return [self[f"stake_{name}"] for name in STAKES]

    def has_refused_stake(self):
        return any(field.errors for field in self.stake_fields())

    def clean(self):
        cleaned = super().clean()
        filled = {name: cleaned.get(f"stake_{name}") for name in STAKES}
        cleaned["stake"] = {name: number for name, number in filled.items() if number}
        return cleaned


class NightStake(StakeForm):
    """What the games of a night are played for that are begun from now on."""

    so_far = forms.BooleanField(required=False, label="Tonight's games so far, too")


def played_for(stake, currency):
    """A stake in words where a page must not be silent: "nothing" where it is none."""
    return stakes.in_words(stake, currency) or "nothing"
