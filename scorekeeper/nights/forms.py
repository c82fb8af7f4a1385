"""The forms of a night: who is there, a note, and the end of open games."""

from django import forms

from scorekeeper import game_kinds, scoring, zones
from scorekeeper.access.forms import MONEY, OFTEN
from scorekeeper.models import Person
from scorekeeper.names import TAKEN, is_same
from scorekeeper.nights.end_of_night import effect_of_stopping
from scorekeeper.nights.notes import LONGEST, MOST_LINES, is_short, tidy_lines
from scorekeeper.pages.fields import LineField, NameField, Once, PeopleField, TidyField
from scorekeeper.words import game_name, progress

MOST_PLAYERS = 8
USUAL = ("date", "currency", "time_zone")
EMPTY = "The note is empty. Write something first."
AT_MOST = f"At most {MOST_LINES} lines and {LONGEST} characters."
TOO_LONG = (
    f"The note is too long. Use at most {MOST_LINES} lines and {LONGEST} characters."
)
STALE = "This game has changed since you opened the page. Choose again."


class StartNight(Once):
    """Who is here: people the group knows, and `names` typed in; at least two.

    And what they play, if that is chosen already.
    What is left out is as usual: today, by the clock of the phone, in the group's
    currency.
    """

    people = PeopleField(
        Person.objects.none(),
        label="Who is here?",
        required=False,
        widget=forms.CheckboxSelectMultiple,
    )
    date = forms.DateField(
        required=False, widget=forms.DateInput({"type": "date"}, "%Y-%m-%d")
    )
    place = TidyField(max_length=80, required=False)
    time_zone = TidyField(
        max_length=zones.LONGEST,
        required=False,
        label="Time zone",
        help_text="For example, Europe/London. Leave empty for this phone's time zone.",
        widget=forms.TextInput({"autocomplete": "off", "autocapitalize": "off"}),
    )
    currency = forms.ChoiceField(choices=MONEY, required=False, initial=OFTEN[0])
    game = forms.ChoiceField(required=False)
    title = LineField(
        max_length=game_kinds.LONGEST, required=False, widget=forms.HiddenInput
    )  # of that game, where a table names it

    def __init__(self, *args, group=None, here=(), zone="", **kwargs):
        """`zone`: the name of the time zone that is usual, "" where none is known."""
        super().__init__(*args, **kwargs)
        self.zone = self.fields["time_zone"].initial = zone
        self.fields["date"].initial = zones.today_at(zone)
        if not self.is_bound:
            self.fields["date"].widget.attrs["data-today"] = True
        for place in range(1, MOST_PLAYERS + 1):
            self.fields[f"name_{place}"] = NameField(
                label=f"Player {place}",
                help_text="",  # one help for all of them
            )
        if group:
            self.fields["people"].queryset = group.people.filter(is_active=True)
            self.fields["people"].initial = [person.pk for person in here]
            self.fields["currency"].initial = group.currency
        menu = [(game["key"], game["name"]) for game in scoring.menu()]
        self.fields["game"].choices = menu
        self.order_fields(["people", *(field.name for field in self.name_fields())])

    def name_fields(self):
        """The bound fields in which names are typed."""
        return [self[name] for name in self.fields if name.startswith("name_")]

    def night(self):
        """What was filled in, as `nights.start_night` takes it."""
        usual = {part: self.fields[part].initial for part in USUAL}
        usual["date"] = zones.today_at(self.cleaned_data["time_zone"] or self.zone)
        filled = {part: self.cleaned_data[part] or usual[part] for part in usual}
        filled |= {
            part: self.cleaned_data[part] for part in ("people", "names", "place")
        }
        return filled | {"client_id": self.request_id()}

    def clean_time_zone(self):
        name = self.cleaned_data["time_zone"]
        if name and zones.zone_named(name) is None:
            raise forms.ValidationError(zones.NO_ZONE.format(name=name))
        return name

    def has_refused_name(self):
        return any(field.errors for field in self.name_fields())

    def clean(self):
        cleaned = super().clean()
        cleaned["names"] = self.names(cleaned)
        number, card_game = len(cleaned["names"]), self.card_game()
        number += len(cleaned.get("people", ()))
        if not self.errors and number < 2:
            missing = "people" if self.fields["people"].initial else "name_2"
            self.add_error(
                missing, "A game needs at least two players. Add another player."
            )
        if card_game and not self.errors:
            self.check_number(card_game, number)
        return cleaned

    def card_game(self):
        """The card game that was tapped, as the menu has it, or None."""
        return scoring.card_game(self.cleaned_data.get("game"))

    def check_number(self, card_game, number):
        """Refuses too few; of too many it is chosen who plays."""
        if number < min(card_game["players"]):
            right = scoring.players_words(card_game["players"])
            words = f"{card_game['name']} is for {right}. Add another player."
            self.add_error(self.place_of_number(number), words)

    def place_of_number(self, number):
        """The field to which it is said that so many are too few."""
        return "people"

    def names(self, cleaned):
        """The names typed in, in order; a name typed twice is refused."""
        names = []
        for field in self.name_fields():
            name = cleaned.get(field.name)
            if name and any(is_same(name, other) for other in names):
                self.add_error(field.name, TAKEN.format(name=name))
            elif name:
                names.append(name)
        return names


class Arrival(forms.Form):
    """Who arrives late: one of the group, or a name not met before.

    Somebody who is here already may arrive again: it was tapped twice.
    """

    person = forms.ModelChoiceField(Person.objects.none(), required=False)
    name = NameField(label="New person")

    def __init__(self, *args, people, gone=(), **kwargs):
        super().__init__(*args, **kwargs)
        self.fields["person"].queryset, self.gone = people, gone

    def clean_name(self):
        name = self.cleaned_data["name"]
        if any(is_same(name, one) for one in self.gone):
            words = f"{name} no longer plays here. The host can bring {name} back."
            raise forms.ValidationError(words)
        return name

    def clean(self):
        cleaned = super().clean()
        if not self.errors and not (cleaned["person"] or cleaned["name"]):
            self.add_error("name", "Enter the name of the late arrival.")
        return cleaned


class FirstNight(StartNight):
    """Who is here, in table order: names alone."""

    def has_refused_late_name(self):
        return any(field.errors for field in self.name_fields()[4:])

    def place_of_number(self, number):
        return f"name_{number + 1}"


class NoteForm(Once):
    """A few lines of what should be remembered."""

    text = forms.CharField(
        label="What do you want to remember?",
        help_text=AT_MOST,
        error_messages={"required": EMPTY},
        widget=forms.Textarea({"rows": 3, "autocomplete": "off"}),
    )

    def clean_text(self):
        text = tidy_lines(self.cleaned_data["text"])
        if not text:
            raise forms.ValidationError(EMPTY)
        if not is_short(text):
            raise forms.ValidationError(TOO_LONG)
        return text


class Closing(forms.Form):
    """For each open game whether it stops as it stands or is left out."""

    def __init__(self, *args, games, **kwargs):
        super().__init__(*args, **kwargs)
        self.games = games
        self.effects = {game.pk: effect_of_stopping(game) for game in games}
        for game in games:
            self.fields[f"game_{game.pk}"] = forms.ChoiceField(
                choices=self.ways_to_end(game),
                label=game_name(game),
                widget=forms.RadioSelect,
                error_messages={
                    "required": "Choose what should happen to this game.",
                    "invalid_choice": STALE,
                },
            )

    def ways_to_end(self, game):
        """The choices; to stop names what the page has seen of the game."""
        stop = [(f"stop-{game.log_length}", "Stop game")]
        possible = stop if self.effects[game.pk] is not None else []
        return [*possible, ("leave", "Leave game out")]

    def rows(self):
        """Each game with its field, where it stands, and what it gives if stopped."""
        return [
            {
                "game": game,
                "field": self[f"game_{game.pk}"],
                "progress": progress(game),
                "effect": self.effects[game.pk],
            }
            for game in self.games
        ]

    def stopped_games(self):
        """The ids of the games to stop as they stand."""
        chosen = self.cleaned_data
        return [game.pk for game in self.games if chosen[f"game_{game.pk}"] != "leave"]
