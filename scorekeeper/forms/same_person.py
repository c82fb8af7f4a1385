"""Who it is that somebody is the same person as."""

from django import forms

from scorekeeper.models import Person


class SamePersonForm(forms.Form):
    """Another of the circle's people."""

    of = forms.ModelChoiceField(Person.objects.none(), label="is", empty_label="choose")

    def __init__(self, *args, gone, **kwargs):
        super().__init__(*args, **kwargs)
        others = gone.circle.people.exclude(pk=gone.pk)
        self.fields["of"].queryset = others.order_by("name")
        self.fields["of"].label = f"{gone.name} is the same person as"
