"""What people fill in: a night, who arrives, the people, the keys and the code."""

from uuid import uuid4

from django import forms
from django.utils import timezone

from scorekeeper import keyring
from scorekeeper.models import Circle, Key, Night, Person
from scorekeeper.money import DECIMALS
from scorekeeper.names import is_same, tidy
from scorekeeper.words import night_title

MOST_PLAYERS = 7
LONGEST_ID = 18  # digits
OFTEN = ["EUR", "USD", "GBP", "CHF", "SEK", "NOK", "DKK", "PLN", "CZK", "HUF"]
OFTEN += ["CAD", "AUD", "NZD", "JPY", "INR", "BRL", "ZAR"]
MONEY = [
    ("Often", [(code, code) for code in OFTEN]),
    ("All", [(code, code) for code in sorted(set(DECIMALS) - set(OFTEN))]),
]
COLOURS = ["green", "rust", "blue", "plum", "olive", "teal", "crimson", "slate"]


class TidyField(forms.CharField):
    """A line of text without what nobody sees."""

    def to_python(self, value):
        return tidy(super().to_python(value))


class NameField(TidyField):
    """The name of one of the people."""

    def __init__(self, **kwargs):
        super().__init__(**{"required": False, "max_length": 40} | kwargs)

    def widget_attrs(self, widget):
        typed = {"autocomplete": "off", "autocapitalize": "words"}
        return super().widget_attrs(widget) | typed


class PeopleField(forms.ModelMultipleChoiceField):
    """People to choose from. An id longer than any that is kept is nobody's."""

    def clean(self, value):
        for pk in value or []:
            if len(pk) > LONGEST_ID:
                message = self.error_messages["invalid_choice"]
                raise forms.ValidationError(message, "invalid_choice", {"value": pk})
        return super().clean(value)


class Once(forms.Form):
    """A form that makes something: sent twice, it makes it once."""

    id = forms.UUIDField(required=False, initial=uuid4, widget=forms.HiddenInput)


class StartNight(Once):
    """Who is here: people the circle knows, and `names` typed in; at least two.

    What is not said of it is as usual: today, in the circle's currency.
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
    currency = forms.ChoiceField(choices=MONEY, required=False, initial=OFTEN[0])

    def __init__(self, *args, circle=None, here=(), **kwargs):
        super().__init__(*args, **kwargs)
        self.fields["date"].initial = timezone.localdate()
        for place in range(1, MOST_PLAYERS + 1):
            self.fields[f"name_{place}"] = NameField(label=f"Player {place}")
        if circle:
            self.fields["people"].queryset = circle.people.filter(is_active=True)
            self.fields["people"].initial = [person.pk for person in here]
            self.fields["currency"].initial = circle.currency
        self.order_fields(["people", *(field.name for field in self.typed())])

    def typed(self):
        """The bound fields in which names are typed."""
        return [self[name] for name in self.fields if name.startswith("name_")]

    def night(self):
        """What was filled in, as `evenings.start_night` takes it."""
        usual = {part: self.fields[part].initial for part in ("date", "currency")}
        filled = {part: self.cleaned_data[part] or usual[part] for part in usual}
        filled |= {
            part: self.cleaned_data[part] for part in ("people", "names", "place")
        }
        return filled | {"client_id": self.cleaned_data["id"]}

    def has_refused_name(self):
        return any(field.errors for field in self.typed())

    def clean(self):
        cleaned = super().clean()
        cleaned["names"] = self.names(cleaned)
        if not self.errors and len(cleaned["names"]) + len(cleaned["people"]) < 2:
            asked = "people" if self.fields["people"].initial else "name_2"
            self.add_error(asked, "A game takes at least two: add another player.")
        return cleaned

    def names(self, cleaned):
        """The names typed in, in order; a name typed twice is refused."""
        names = []
        for field in self.typed():
            name = cleaned.get(field.name)
            if name and any(is_same(name, other) for other in names):
                self.add_error(field.name, f"{name} is here already: use another name.")
            elif name:
                names.append(name)
        return names


class Arrival(forms.Form):
    """Who arrives late: one of the circle, or a name not met before."""

    person = forms.ModelChoiceField(Person.objects.none(), required=False)
    name = NameField(label="Somebody new")

    def __init__(self, *args, absent, gone=(), **kwargs):
        super().__init__(*args, **kwargs)
        self.fields["person"].queryset, self.gone = absent, gone

    def clean_name(self):
        name = self.cleaned_data["name"]
        if any(is_same(name, one) for one in self.gone):
            words = f"{name} no longer plays here: the host may bring {name} back."
            raise forms.ValidationError(words)
        return name

    def clean(self):
        cleaned = super().clean()
        if not self.errors and not (cleaned["person"] or cleaned["name"]):
            self.add_error("name", "Type the name of the one who arrives.")
        return cleaned


class Household(forms.Form):
    """Who settles this night out of whose purse; without a head, out of his own."""

    person = forms.ModelChoiceField(
        Person.objects.none(), label="Who?", empty_label="choose"
    )
    head = forms.ModelChoiceField(
        Person.objects.none(),
        required=False,
        label="Settles with",
        empty_label="nobody else",
    )

    def __init__(self, *args, here, **kwargs):
        super().__init__(*args, **kwargs)
        self.fields["person"].queryset = self.fields["head"].queryset = here


class PersonForm(forms.ModelForm):
    """One of the people: the name, the colour, and whether they still play."""

    class Meta:
        model = Person
        fields = ["name", "colour", "is_active"]
        field_classes = {"name": NameField}
        labels = {"is_active": "Plays with us"}

    colour = forms.TypedChoiceField(
        choices=list(enumerate(COLOURS)), coerce=int, widget=forms.RadioSelect
    )

    def clean_name(self):
        name = self.cleaned_data["name"]
        others = self.instance.circle.people.exclude(pk=self.instance.pk)
        if any(is_same(name, other.name) for other in others):
            raise forms.ValidationError(f"There is a {name} already: use another name.")
        return name


class KeyOnce(Once):
    """A form that makes a key."""

    def secret(self):
        """The secret of the key, the same however often the form comes, or None."""
        asked = self.cleaned_data["id"]
        return keyring.secret_of(asked) if asked else None


class MakeKey(KeyOnce):
    """A new key: whose it is, what it lets its holder do, and where."""

    name = NameField(label="Whose is it?", required=True)
    role = forms.ChoiceField(
        choices=[
            (Key.Role.ENTER, "see and enter"),
            (Key.Role.WATCH, "only see"),
            (Key.Role.HOST, "host"),
        ],
        label="What may it do?",
        help_text="A host may do all, and hand out keys.",
        initial=Key.Role.ENTER,
        widget=forms.RadioSelect,
    )
    night = forms.ModelChoiceField(
        Night.objects.none(),
        label="Where?",
        required=False,
        blank=True,
        empty_label="everything",
        widget=forms.RadioSelect,
    )

    def __init__(self, *args, circle, **kwargs):
        super().__init__(*args, **kwargs)
        nights = circle.nights.in_progress().order_by("-date", "-pk")
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


class CircleForm(forms.ModelForm):
    """What a circle is called, and the currency of its nights."""

    prefix = "circle"

    class Meta:
        model = Circle
        fields = ["name", "currency"]
        field_classes = {"name": TidyField}

    currency = forms.ChoiceField(choices=MONEY)


class Join(forms.Form):
    """A code that the host's screen shows, or that was kept on paper."""

    code = forms.CharField(
        max_length=40,
        label="The code",
        help_text="Six letters and digits from the host's screen, or a recovery code.",
        widget=forms.TextInput(
            {"autocomplete": "off", "autocapitalize": "characters", "autofocus": True}
        ),
    )
