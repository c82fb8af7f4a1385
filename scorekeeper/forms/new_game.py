"""Starting a game: who sits where, who deals, by which house rules, for what stake."""

from django import forms

from scorekeeper import scoring
from scorekeeper.forms.fields import Once
from scorekeeper.forms.options import chosen, in_words, option_field, options_named
from scorekeeper.forms.stake import StakeForm

PLACES = {"bad_stake": "stake_per_point"}  # of a refusal that is about no option


class NewGame(Once, StakeForm):
    """A game of `card_game`, a picture from the menu, among the people of a night.

    `seated`: the people who played last, in table order. `dealer`: who deals first.
    `house`: the options that the circle remembers of this game.
    """

    def __init__(self, *args, night, card_game, here, seated, dealer, house, **kwargs):
        stake = {"stake": night.stake, "currency": night.currency}
        super().__init__(*args, **stake, **kwargs)
        self.card_game, self.here, self.house = card_game, here, house
        self.add_seats([person.pk for person in seated])
        self.fields["dealer"] = forms.TypedChoiceField(
            choices=[(person.pk, person.name) for person in here],
            coerce=int,
            initial=dealer.pk if dealer else None,
            label="Who deals first?",
            widget=forms.RadioSelect,
            error_messages={"required": "Say who deals first."},
        )
        self.add_options(house)
        self.fields["for_tonight"] = forms.BooleanField(
            required=False, label="For tonight's next games, too"
        )
        self.order_fields(self.as_drawn())

    def as_drawn(self):
        """The names of the fields in the order of the page; the stake comes last."""
        order = ["id", *(name for name in self.fields if name.startswith("seat_"))]
        drawn = [*self.form_options(), *self.house_rules()]
        return [*order, "dealer", *(field.name for field in drawn)]

    def add_seats(self, seated):
        most = min(len(self.here), max(self.card_game["players"]))
        places = [("", "not playing")] + [(n, f"seat {n}") for n in range(1, most + 1)]
        for person in self.here:
            sits = person.pk in seated
            self.fields[f"seat_{person.pk}"] = forms.TypedChoiceField(
                choices=places,
                coerce=int,
                empty_value=None,
                required=False,
                label=person.name,
                initial=seated.index(person.pk) + 1 if sits else "",
            )

    def add_options(self, remembered):
        for option in self.card_game["options"]:
            field = option_field(option, remembered.get(option["key"]))
            self.fields[f"option_{option['key']}"] = field

    def seat_fields(self):
        """Each of the people here with the bound field of the seat."""
        return [(person, self[f"seat_{person.pk}"]) for person in self.here]

    def form_options(self):
        """The options that say which form of the game is played."""
        return [field for field in self.parts("option_") if is_form(field)]

    def house_rules(self):
        """The other options, which a circle settles once."""
        return [field for field in self.parts("option_") if not is_form(field)]

    def has_refused_rule(self):
        return any(field.errors for field in self.house_rules())

    def parts(self, prefix):
        return [field for field in self if field.name.startswith(prefix)]

    def refuse(self, refusal):
        """Shows a refusal of the rules: at its option if it names one."""
        options, message = self.card_game["options"], refusal["message"]
        named = options_named(options, message)
        place = f"option_{named[0]['key']}" if named else PLACES.get(refusal["code"])
        self.add_error(place, in_words(named + options, message))

    def clean(self):
        cleaned = super().clean()
        cleaned["seats"] = self.seats(cleaned)
        cleaned["options"] = chosen(self.card_game["options"], cleaned)
        return cleaned

    def start(self):
        """What was filled in, as `recording.start_game` takes it."""
        seats, dealer = self.cleaned_data["seats"], self.cleaned_data["dealer"]
        return {
            "people": seats,
            "dealer": [person.pk for person in seats].index(dealer),
            "options": self.cleaned_data["options"],
            "stake": self.cleaned_data["stake"],
            "client_id": self.request_id(),
        }

    def seats(self, cleaned):
        """The people who play, in table order; the wrong number is refused."""
        taken = {}
        for person in self.here:
            place = cleaned.get(f"seat_{person.pk}")
            if place in taken:
                words = f"{taken[place]} has seat {place} already."
                self.add_error(f"seat_{person.pk}", words)
            elif place:
                taken[place] = person
        seats = [taken[place] for place in sorted(taken)]
        self.check_seats(seats, cleaned.get("dealer"))
        return seats

    def check_seats(self, seats, dealer):
        """Refuses a number of players that the game has no rules for, and a dealer
        who does not play."""
        if self.errors:
            return
        name, players = self.card_game["name"], self.card_game["players"]
        refusal = scoring.refusal_of_seats(name, players, len(seats))
        if refusal:
            self.add_error(None, refusal)
        elif dealer not in [person.pk for person in seats]:
            self.add_error("dealer", "The dealer must be one of those who play.")


def is_form(field):
    return field.name == "option_form"
