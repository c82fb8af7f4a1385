"""One of the people: name, colour, and whether they still play."""

from django import forms

from scorekeeper.models import Person
from scorekeeper.money import ways_to_pay
from scorekeeper.names import AT_MOST, is_same
from scorekeeper.pages.fields import NameField, Once, TidyField

HOW_TO_PAY = (
    "A link such as https://paypal.me/ann/{amount}, or an IBAN and after a comma whose "
    "it is, at most 200 characters. Only people with access to a night see it, beside "
    "a payment to be made."
)
COLOURS = ["green", "rust", "blue", "plum", "olive", "teal", "crimson", "slate"]


class PersonForm(forms.ModelForm):
    """One of the people: the name, the colour, and whether they still play."""

    class Meta:
        model = Person
        fields = ["name", "colour", "is_active", "pay_to"]
        field_classes = {"name": NameField, "pay_to": TidyField}
        labels = {"is_active": "Plays with us", "pay_to": "How to pay"}
        help_texts = {"name": AT_MOST, "pay_to": HOW_TO_PAY}

    colour = forms.TypedChoiceField(
        choices=list(enumerate(COLOURS)), coerce=int, widget=forms.RadioSelect
    )

    def clean_pay_to(self):
        try:
            return ways_to_pay.read(self.cleaned_data["pay_to"])
        except ways_to_pay.WayError as error:
            raise forms.ValidationError(str(error)) from error

    def clean_name(self):
        name = self.cleaned_data["name"]
        others = self.instance.group.people.exclude(pk=self.instance.pk)
        if any(is_same(name, other.name) for other in others):
            raise forms.ValidationError(f"There is a {name} already: use another name.")
        return name


class NewPerson(Once, PersonForm):
    """Somebody whom the group does not know yet."""

    class Meta(PersonForm.Meta):
        fields = ["name", "colour", "is_active"]


class SamePersonForm(forms.Form):
    """Another of the group's people."""

    of = forms.ModelChoiceField(Person.objects.none(), label="is", empty_label="choose")

    def __init__(self, *args, gone, **kwargs):
        super().__init__(*args, **kwargs)
        others = gone.group.people.exclude(pk=gone.pk)
        self.fields["of"].queryset = others.order_by("name")
        self.fields["of"].label = f"{gone.name} is the same person as"
