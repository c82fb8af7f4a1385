"""What a game is played for, as people fill it in and as the pages say it."""

from django import forms

from rules.words import join_with_and, with_capital
from scorekeeper.money import stakes
from scorekeeper.money.currencies import as_typed, decimals, price
from scorekeeper.money.forms.amounts import StakeField

STAKES = {
    "per_point": ("For each point", "{example} for each point of difference."),
    "per_unit": ("For each unit", "{example} a unit, in games that settle in units."),
    "ante": ("Ante", "Each player puts this into the pool. The winner takes it."),
    "cap": ("Limit", "The most anyone can lose in a game."),
}
ONE_UNIT = "One unit, {each}"
NO_PRICE = (
    "Games that settle in {unit}s, such as {game}, have no stake. Tonight's stake has "
    "no price for a {unit}."
)
NO_STAKE = "none"
SETTLE_IN = {"per_point": ("point", "Oh Hell"), "per_unit": ("unit", "Bezique")}
EXAMPLES = {0: "10", 2: "0.05", 3: "0.050"}  # by the decimals of a currency


class StakeForm(forms.Form):
    """What is played for, filled in with `stake`; cleaned, `stake` is its dict."""

    names = tuple(STAKES)
    is_asking = False  # whether something is played for nothing for want of a price

    def __init__(self, *args, stake, currency, **kwargs):
        super().__init__(*args, **kwargs)
        self.stake, self.currency = stake, currency
        example = f"For example, {price(EXAMPLES[decimals(currency)], currency)}"
        for name in self.names:
            label, help_text = STAKES[name]
            self.fields[f"stake_{name}"] = StakeField(
                currency=currency,
                required=False,
                label=label,
                help_text=help_text.format(example=example),
                initial=as_typed(stake.get(name), currency),
            )

    def filled_stake(self):
        """What is played for as it is filled in, as far as that can be read."""
        filled = self.cleaned_data.get("stake") if self.is_bound else None
        return self.stake if filled is None else filled

    def stake_words(self):
        """That in words."""
        return played_for(self.filled_stake(), self.currency)

    def stake_fields(self):
        """The bound fields of what is played for."""
        return [self[f"stake_{name}"] for name in self.names]

    def has_refused_stake(self):
        return any(field.errors for field in self.stake_fields())

    def clean(self):
        cleaned = super().clean()
        filled = {name: cleaned.get(f"stake_{name}") for name in self.names}
        cleaned["stake"] = {name: number for name, number in filled.items() if number}
        return cleaned


class GameStake(StakeForm):
    """What one game is played for, in the words of its settlement.

    `price`: how it is settled, as `scoring.price_of` has it; `players`: their names. It
    has one rate, whatever that is for.
    """

    names = ("per_point", "ante", "cap")

    def __init__(self, *args, stake, price, players, **kwargs):
        super().__init__(*args, stake=stake, **kwargs)
        self.fields["stake_per_point"].initial = as_typed(
            stakes.rate_of(stake), self.currency
        )
        self.settle_by(price, players)

    def settle_by(self, price, players):
        """Speaks of what is paid for among these players."""
        self.price, self.players = price, players
        drawn = self["stake_per_point"]
        each = with_capital(price["each"])
        is_unit = price["unit"] == "unit"
        drawn.label = ONE_UNIT.format(each=price["each"]) if is_unit else each
        drawn.help_text = drawn.help_text.partition(" for each")[0]

    def stake_words(self):
        return played_for(self.filled_stake(), self.currency, self.price["each"])

    def example(self):
        """Who would win and pay how much; "" where nothing is at stake."""
        filled = self.filled_stake()
        return stakes.example(self.price, self.players, filled, self.currency)

    def clean(self):
        cleaned = super().clean()
        filled = cleaned["stake"]
        if "per_point" in filled:
            filled[stakes.rate_name(self.price)] = filled.pop("per_point")
        return cleaned


class TonightsStake(GameStake):
    """What a new game takes of the stake of its `night`, and why it leaves the rest."""

    def left_out(self):
        """Tonight's stake where it would mean something else here; "" where it fits."""
        rates = {
            name: self.night.stake[name]
            for name in stakes.RATES
            if name in self.night.stake and name != stakes.rate_name(self.price)
        }
        has_own = stakes.rate_name(self.price) in self.night.stake
        return "" if has_own or not rates else played_for(rates, self.currency)

    def why_for_nothing(self):
        """Why it is played for nothing tonight; "" where it is not."""
        filled = self.filled_stake()
        return stakes.why_for_nothing(filled, self.night.stake, self.price)

    def is_asking(self):
        """Whether the stake is asked for, since tonight's does not fit this game."""
        return bool(self.why_for_nothing())


class NightStake(StakeForm):
    """What the games of a night are played for that are begun from now on."""

    so_far = forms.BooleanField(
        required=False, label="Also apply to tonight's earlier games"
    )

    def __init__(self, *args, unpriced=(), **kwargs):
        """`unpriced`: names of card games played tonight whose unit has no price."""
        super().__init__(*args, **kwargs)
        self.unpriced, self.is_asking = join_with_and(unpriced), bool(unpriced)

    def no_price(self):
        """What is played for nothing by tonight's stake; "" where all, or nothing."""
        missing = [name for name in stakes.RATES if name not in self.stake]
        if len(missing) != 1:
            return ""
        unit, game = SETTLE_IN[missing[0]]
        return NO_PRICE.format(unit=unit, game=game)


def played_for(stake, currency, each=""):
    """A stake in words where a page must not be silent."""
    return stakes.in_words(stake, currency, each) or NO_STAKE
