"""The forms of people: one of them, and the filter of their figures."""

from django import forms

from rules.words import things
from scorekeeper.game_kinds import Kinds
from scorekeeper.models import Person, SamePerson
from scorekeeper.money import ways_to_pay
from scorekeeper.names import AT_MOST, is_same
from scorekeeper.pages.fields import NameField, Once, TidyField
from scorekeeper.people.statistics import runs, sums
from scorekeeper.people.statistics.sums import Filter
from scorekeeper.table_options import card_game_key
from scorekeeper.tables import house_rules

ALL_GAMES, ALL_RULES = "All games", "All house rules"
ALL_YEARS, ANYBODY = "All years", "Anyone"
HOW_TO_PAY = (
    "A link such as https://paypal.me/ann/{amount}, or an IBAN, a comma and the "
    "account holder's name. At most 200 characters. Only people with access to the "
    "night see it, next to a payment."
)
COLOURS = ["Green", "Rust", "Blue", "Plum", "Olive", "Teal", "Crimson", "Slate"]


class FilterForm:
    """What can be chosen, and what an address has chosen of it (`chosen`, a Filter).

    What an address asks for and nobody has played is as if it were not asked for.
    `fields`: name, label and (value, words, is chosen) of each choice, for the page.
    With a `person`, it is about their games, with an `other` about those of the two.
    `kinds`: the Kinds of the group.
    """

    def __init__(self, query, group, person=None, people=(), other=None):
        self.group, self.is_of_all = group, person is None
        self.kinds = Kinds(group.pk)
        self.people = [one for one in people if one not in (person, other)]
        two = person and person.pk, other and other.pk
        rows = sums.tallies_of(self.kinds, *two)
        self.tallied = [row for row in rows if row.person_id == two[0] or not person]
        self.tallied_other = [row for row in rows if row.person_id == two[1]]
        self.chosen = self.read_filter(query)
        self.fields = [
            field for field in self.all_fields() if len(field["choices"]) > 1
        ]

    def read_filter(self, query):
        """The Filter that an address asks for."""
        key = among(query.get("game", ""), self.keys())
        house = among(query.get("house", ""), self.houses(key))
        year = among(query.get("year", ""), map(str, self.years()))
        other, *also = self.others(query.getlist("with")) or [0]
        return Filter(key, house, int(year or 0), other, tuple(also))

    def others(self, pks):
        """Those of the people (ids) whom an address asks for; of all only one.

        A person who was merged stands for the one that is kept.
        """
        here = {one.pk for one in self.people}
        ids = [int(pk) for pk in pks if pk.isascii() and pk.isdigit() and len(pk) < 19]
        gone = set(ids) - here
        now = SamePerson.objects.who_are_now(self.group.pk, gone) if gone else {}
        named = dict.fromkeys(now.get(pk, pk) for pk in ids)
        named = [pk for pk in named if pk in here]
        return named[:1] if self.is_of_all else named

    def keys(self):
        kinds = {row.key for row in self.tallied if row.key}
        return sorted(kinds, key=self.kinds.name)

    def houses(self, key):
        """The house rules by which a card game was played, and a Tally (id) of each."""
        return {
            row.house: row.pk
            for row in self.tallied
            if key and row.key == key and row.house and not row.year
        }

    def years(self):
        return sorted({row.year for row in self.tallied if row.year}, reverse=True)

    def all_fields(self):
        chosen = self.chosen
        keys = [(key, self.kinds.name(key)) for key in self.keys()]
        years = [(str(year), str(year)) for year in self.years()]
        return [
            field("game", "Game", ALL_GAMES, keys, chosen.key),
            field("house", "House rules", ALL_RULES, self.rules(), chosen.house),
            field("year", "Year", ALL_YEARS, years, str(chosen.year)),
            *self.with_whom([one for one in (chosen.other, *chosen.also) if one]),
        ]

    def with_whom(self, others):
        """A choice for each of the others, and one for who may be added to them."""
        named = others if self.is_of_all and others else [*others, 0]
        return [
            field(
                "with",
                "Also with" if number else "With",
                ANYBODY,
                [
                    (str(person.pk), person.name)
                    for person in self.people
                    if person.pk == other or person.pk not in others
                ],
                str(other),
                f"with_{number}" if number else "with",
            )
            for number, other in enumerate(named)
        ]

    def rules(self):
        """The house rules of the chosen card game in words, where there are several."""
        houses = self.houses(self.chosen.key)
        if len(houses) < 2:
            return []
        options = sums.options_of(self.group, houses.values())
        key = card_game_key(self.chosen.key)
        words = [
            (house, house_rules.in_words(key, options.get(tally, {})))
            for house, tally in houses.items()
        ]
        return sorted(words, key=lambda pair: pair[::-1])

    def leaves(self, games):
        """What the filter leaves of the games: "Piquet: 12 of 340 games.", or ""."""
        if not self.words():
            return ""
        of_all = sum(row.games for row in self.tallied if row[:3] == ("", "", 0))
        of_them = f"{games:,} of {of_all:,} {things(of_all, 'game')}"
        is_cut = bool(self.chosen.also) and games == runs.LATEST
        return f"{self.words()}: {'the latest ' * is_cut}{of_them}."

    def words(self):
        """What is chosen, in words, "" for all."""
        words = [
            label
            for field in self.fields
            for value, label, is_chosen in field["choices"]
            if is_chosen and value
        ]
        return " · ".join(words)


def among(value, values):
    """A value that is known, else ""."""
    return value if value in set(values) else ""


def field(name, label, every, choices, chosen, id=None):
    """One choice of the form; an `id` where there are more of its name."""
    shown = [("", every), *choices] if choices else []
    return {
        "name": name,
        "id": id or name,
        "label": label,
        "choices": [(value, words, value == chosen) for value, words in shown],
    }


class PersonForm(forms.ModelForm):
    """One of the people: the name, the colour, and whether they still play."""

    class Meta:
        model = Person
        fields = ["name", "colour", "is_active", "pay_to"]
        field_classes = {"name": NameField, "pay_to": TidyField}
        labels = {"is_active": "Still plays with us", "pay_to": "How to pay"}
        help_texts = {"name": AT_MOST, "pay_to": HOW_TO_PAY}

    colour = forms.TypedChoiceField(
        choices=list(enumerate(COLOURS)), coerce=int, widget=forms.RadioSelect
    )

    def clean_pay_to(self):
        try:
            return ways_to_pay.read_way(self.cleaned_data["pay_to"])
        except ways_to_pay.WayError as error:
            raise forms.ValidationError(str(error)) from error

    def clean_name(self):
        name = self.cleaned_data["name"]
        others = self.instance.group.people.exclude(pk=self.instance.pk)
        if any(is_same(name, other.name) for other in others):
            raise forms.ValidationError(f"There is already a {name}. Use another name.")
        return name


class NewPerson(Once, PersonForm):
    """Somebody whom the group does not know yet."""

    class Meta(PersonForm.Meta):
        fields = ["name", "colour", "is_active"]


class SamePersonForm(forms.Form):
    """Another of the group's people."""

    of = forms.ModelChoiceField(
        Person.objects.none(), label="is", empty_label="Choose a person"
    )

    def __init__(self, *args, gone, **kwargs):
        super().__init__(*args, **kwargs)
        others = gone.group.people.exclude(pk=gone.pk)
        self.fields["of"].queryset = others.order_by("name")
        self.fields["of"].label = f"Same person as {gone.name}"
