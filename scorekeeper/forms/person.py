"""One of the people: name, colour, and whether they still play."""

from django import forms

from scorekeeper.forms.fields import NameField, Once
from scorekeeper.models import Person
from scorekeeper.names import is_same

COLOURS = ["green", "rust", "blue", "plum", "olive", "teal", "crimson", "slate"]


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


class NewPerson(Once, PersonForm):
    """Somebody whom the circle does not know yet."""


class SamePersonForm(forms.Form):
    """Another of the circle's people."""

    of = forms.ModelChoiceField(Person.objects.none(), label="is", empty_label="choose")

    def __init__(self, *args, gone, **kwargs):
        super().__init__(*args, **kwargs)
        others = gone.circle.people.exclude(pk=gone.pk)
        self.fields["of"].queryset = others.order_by("name")
        self.fields["of"].label = f"{gone.name} is the same person as"
