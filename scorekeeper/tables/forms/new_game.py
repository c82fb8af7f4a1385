"""Starting a game: who sits where, who deals, by which house rules, for what stake."""

from django import forms

from rules.words import side_name
from scorekeeper import scoring
from scorekeeper.money import stakes
from scorekeeper.money.forms.stake import TonightsStake
from scorekeeper.pages.fields import Once
from scorekeeper.tables.forms.house_rules import PREFIX, HouseRulesForm
from scorekeeper.tables.forms.options import in_words, options_named

PLACES = {"bad_stake": "stake_per_point"}  # of a refusal that is about no option
OTHERWISE = "These house rules change how the game is paid. Enter the stake again."


class NewGame(Once, HouseRulesForm, TonightsStake):
    """A game of `card_game`, a picture from the menu, among the people of a night.

    `seated`: the people who played last, in table order. `dealer`: who deals first.
    `remembered`: the options of this game last time, None before the first. `title`:
    what it is called, where the table has a say.
    """

    keeps_stake = False  # whether the page keeps the fields of the stake that it has

    def __init__(
        self, *args, night, card_game, here, seated, dealer, title="", **kwargs
    ):
        self.here, self.night = here, night
        names = seated_names(args[0] or {}, here, seated)
        more = {
            "card_game": card_game,
            "count": scoring.count_for(card_game["players"], len(names)),
        }
        more |= {"stake": {}, "currency": night.currency}
        more |= {"price": scoring.UNKNOWN_PRICE, "players": names}
        super().__init__(*args, **more, **kwargs)
        self.add_seats([person.pk for person in seated])
        self.fields["dealer"] = forms.TypedChoiceField(
            choices=[(person.pk, person.name) for person in here],
            coerce=int,
            initial=dealer.pk if dealer else None,
            label="Who deals first?",
            widget=forms.RadioSelect,
            error_messages={"required": "Choose who deals first."},
        )
        self.fields["for_tonight"] = forms.BooleanField(
            required=False, label="Use this stake for tonight's next games"
        )
        self.fields["unit"] = forms.CharField(required=False, widget=forms.HiddenInput)
        if self.title_key:
            self.fields[f"{PREFIX}{self.title_key}"].initial = title
        self.order_fields(self.as_drawn())
        if not self.is_bound:
            self.take_stake(names)

    def take_stake(self, names):
        """Fills in what the game takes of tonight's stake."""
        options = self.filled_options()
        self.settle_by(scoring.price_of(self.card_game["key"], options, names), names)
        self.stake = stakes.fitting_stake(self.night.stake, self.price)
        for name in self.names:
            self.fields[f"stake_{name}"].initial = self.stake.get(name)
        self.fields["stake_per_point"].initial = stakes.rate_of(self.stake)
        self.fields["unit"].initial = self.price["unit"]

    def as_drawn(self):
        """The names of the fields in the order of the page; the stake comes last."""
        seats = [name for name in self.fields if name.startswith("seat_")]
        rules = [field.name for field in self.house_rules()]
        title = [self.title.name] if self.title else []
        return ["id", *title, *seats, "dealer", "house", *rules]

    def sides_words(self):
        """Who plays with whom; "" where that is no question."""
        names, sides = self.players, self.price["sides"]
        if not sides or max(map(len, sides)) < 2:
            return ""
        return " against ".join(side_name(names, seats) for seats in sides)

    def add_seats(self, seated):
        most = min(len(self.here), max(self.card_game["players"]))
        places = [("", "Not playing")] + [(n, f"Seat {n}") for n in range(1, most + 1)]
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

    def seat_fields(self):
        """Each of the people here with the bound field of the seat."""
        return [(person, self[f"seat_{person.pk}"]) for person in self.here]

    def refuse(self, refusal):
        """Shows a refusal of the rules: at its option if it names one."""
        options, message = self.card_game["options"], refusal["message"]
        named = options_named(options, message)
        place = f"option_{named[0]['key']}" if named else PLACES.get(refusal["code"])
        self.add_error(place, in_words(named + options, message))

    def clean(self):
        cleaned = self.cleaned_data
        cleaned["seats"] = self.seats(cleaned)
        cleaned["options"] = self.chosen_options(cleaned)
        price = scoring.price_of(
            self.card_game["key"], cleaned["options"], self.players
        )
        self.settle_by(price, self.players)
        if self.is_otherwise(cleaned):
            self.add_error("stake_per_point", OTHERWISE)
        return super().clean()

    def is_otherwise(self, cleaned):
        """Whether a stake was filled in for what this game no longer pays."""
        is_filled = bool(cleaned.get("stake_per_point"))
        return is_filled and cleaned["unit"] not in ("", self.price["unit"])

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
                words = f"{taken[place]} has seat {place}. Choose another seat."
                self.add_error(f"seat_{person.pk}", words)
            elif place:
                taken[place] = person
        seats = [taken[place] for place in sorted(taken)]
        self.check_seats(seats, cleaned.get("dealer"))
        return seats

    def check_seats(self, seats, dealer):
        """Refuses a number of players that the game has no rules for, and a dealer
        who does not play. Who deals is a question once enough sit there."""
        name, players = self.card_game["name"], self.card_game["players"]
        refusal = scoring.refusal_of_seats(name, players, len(seats))
        if refusal and not any(field.startswith("seat_") for field in self.errors):
            self.errors.pop("dealer", None)
            self.add_error(None, refusal)
        elif not self.errors and dealer not in [person.pk for person in seats]:
            self.add_error("dealer", "Choose a dealer who is playing.")


def seated_names(posted, here, seated):
    """The names of those who play, in table order: as posted, or as `seated`."""
    if not posted:
        return [person.name for person in seated]
    places = [(posted.get(f"seat_{person.pk}"), person.name) for person in here]
    taken = [(int(n), name) for n, name in places if n and n.isdecimal() and len(n) < 3]
    return [name for _place, name in sorted(taken)]
