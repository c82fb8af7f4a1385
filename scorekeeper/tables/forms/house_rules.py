"""By which house rules a game is played: as last time, or by a named set."""

from django import forms

from scorekeeper import scoring
from scorekeeper.table_options import title_option
from scorekeeper.tables.forms.options import changed_options, option_field, shown_value

PREFIX = "option_"


class HouseRulesForm(forms.Form):
    """A set of house rules, and each rule of it. `card_game`: a picture of the menu.

    The rules are drawn as some set has them (`drawn_for`). Where another one is chosen,
    what was changed of them since is laid over that.
    """

    def __init__(self, *args, card_game, count, remembered, **kwargs):
        super().__init__(*args, **kwargs)
        self.card_game, self.count = card_game, count
        self.title_key = title_option(card_game["key"])
        self.sets = scoring.offered_sets(card_game["key"], count, remembered)
        first = self.sets[0]["key"] if self.sets else ""
        self.fields["house"] = forms.ChoiceField(
            choices=[(one["key"], one["name"]) for one in self.sets],
            required=False,
            initial=first,
            label="Which house rules?",
            widget=forms.RadioSelect,
            error_messages={
                "invalid_choice": "That set is for a different number of players."
            },
        )
        self.fields["drawn_for"] = forms.CharField(
            required=False, initial=first, widget=forms.HiddenInput
        )
        for option in card_game["options"]:
            value = self.options_of(first).get(option["key"])
            self.fields[f"{PREFIX}{option['key']}"] = option_field(option, value)

    def options_of(self, house):
        return scoring.options_of(self.sets, house)

    def house_sets(self):
        """The radio button of each set, with the line on it."""
        return zip(self["house"], [one["line"] for one in self.sets], strict=True)

    @property
    def title(self):
        """The field of what the table calls its game; None where it has no say."""
        return self[f"{PREFIX}{self.title_key}"] if self.title_key else None

    def house_rules(self):
        """The field of each house rule."""
        return [
            self[f"{PREFIX}{option['key']}"]
            for option in self.card_game["options"]
            if option["key"] != self.title_key
        ]

    def has_refused_rule(self):
        return any(field.errors for field in self.house_rules())

    def house_words(self):
        """The house rules that are filled in, as they differ from a named set."""
        options = self.filled_options()
        if not scoring.may_play_by(self.card_game["key"], self.count, options):
            return ""
        return scoring.describe_options(self.card_game["key"], self.count, options)[
            "line"
        ]

    def filled_options(self):
        """The options as they are filled in, as far as they can be read."""
        if self.is_bound:
            return self.cleaned_data.get("options", {})
        return self.options_of(self["house"].value())

    def clean(self):
        cleaned = super().clean()
        cleaned["options"] = self.chosen_options(cleaned)
        return cleaned

    def chosen_options(self, cleaned):
        """The options of the set, with what was changed of it."""
        house, drawn = cleaned.get("house"), cleaned.get("drawn_for")
        filled = changed_options(self.card_game["options"], cleaned)
        if not house or house == drawn:
            return filled
        base, before = self.options_of(house), self.options_of(drawn)
        options = {}
        for option in self.card_game["options"]:
            key = option["key"]
            is_changed = key == self.title_key or filled.get(key) != before.get(key)
            value = (filled if is_changed else base).get(key)
            options |= {} if value is None else {key: value}
        return options


def refill_rules(posted, form):
    """What was posted, with the rules of the set that is chosen now.

    A set that is not for so many gives way to its like, or to the first.
    """
    key, house = form.card_game["key"], posted.get("house")
    house = scoring.still_offered(form.sets, key, house)
    if house in ("", posted.get("drawn_for")):
        return posted
    options = scoring.options_of(form.sets, house)
    rules = {
        f"{PREFIX}{option['key']}": shown_value(option, options.get(option["key"]))
        for option in form.card_game["options"]
        if option["key"] != form.title_key
    }
    return posted | rules | {"house": house, "drawn_for": house}
