"""The forms that import a file or a record, or delete a group."""

from hashlib import sha256

from django import forms

from scorekeeper.files import imports
from scorekeeper.files.file_format import LARGEST_FILE
from scorekeeper.names import is_same
from scorekeeper.pages.fields import Once, TidyField, request_of

JSON_FILE = {"accept": ".json,application/json"}
TOO_LARGE = "A file can have at most 20 MB. Nothing was imported."
NEITHER = "Paste the record, or choose a file."
TWICE = "Two players in the record can't be the same person."


class GroupFile(Once):
    """A file of a group or of a night; `content` is what it holds, once valid."""

    file = forms.FileField(
        label="File",
        help_text="A night or a group exported from Scorekeeper, at most 20 MB.",
        widget=forms.FileInput(JSON_FILE),
    )

    def clean_file(self):
        file = self.cleaned_data["file"]
        if file.size > LARGEST_FILE:
            raise forms.ValidationError(TOO_LARGE)
        try:
            self.content = imports.content_of(bytes_of(file))
        except imports.FileError as error:
            raise forms.ValidationError(str(error)) from None
        return file

    def request_id(self):
        whole = sha256(bytes_of(self.cleaned_data["file"])).hexdigest()
        return request_of(self.cleaned_data["id"], self.data, whole)


class WrittenRecord(Once):
    """A record made by hand, pasted or as a file; `read` is the record, once valid."""

    text = forms.CharField(
        required=False,
        label="Record",
        help_text="The text from “Download record”, below a game's review.",
        widget=forms.Textarea({"rows": 8, "spellcheck": "false"}),
    )
    file = forms.FileField(
        required=False,
        label="Or choose a file",
        widget=forms.FileInput(JSON_FILE),
    )

    def clean(self):
        cleaned = super().clean()
        file = cleaned.get("file")
        typed = cleaned.get("text", "").encode("utf-8", "replace")
        given = bytes_of(file) if file else typed
        if not given:
            raise forms.ValidationError(NEITHER)
        try:
            self.read = imports.record_of(given)
        except imports.FileError as error:
            raise forms.ValidationError(str(error)) from None
        self.data = self.data.copy()
        self.data["text"] = given.decode("utf-8-sig")  # so that it is sent once only
        return cleaned


class WhoPlayed(forms.Form):
    """Who each player of a record is: one of some people, or somebody new."""

    def __init__(self, *args, names, people, **kwargs):
        super().__init__(*args, **kwargs)
        self.names = names
        self.people = {str(person.pk): person for person in people}
        for seat, name in enumerate(names):
            self.fields[f"player_{seat}"] = self.field(name)

    def field(self, name):
        """Who a player is, with the first person of that name chosen."""
        people = self.people.items()
        same = [pk for pk, person in people if is_same(person.name, name)]
        others = [(pk, person.name) for pk, person in people]
        new = [] if same else [("", f"New person: {name}")]
        return forms.ChoiceField(
            choices=new + others, initial=(same or [""])[0], label=name, required=False
        )

    def players(self):
        """The Person, or the name of somebody new, for each player."""
        chosen = [self.cleaned_data[name] for name in self.fields]
        pairs = zip(chosen, self.names, strict=True)
        return [self.people.get(pk, name) for pk, name in pairs]

    def clean(self):
        cleaned = super().clean()
        chosen = [pk for pk in cleaned.values() if pk]
        if len(set(chosen)) < len(chosen):
            raise forms.ValidationError(TWICE)
        return cleaned


class DeleteGroup(forms.Form):
    """The name of the group, typed before it is deleted."""

    name = TidyField(widget=forms.TextInput({"autocomplete": "off"}))

    def __init__(self, *args, group, **kwargs):
        super().__init__(*args, **kwargs)
        self.group = group
        self.fields["name"].label = f"Type “{group.name}” to confirm"

    def clean_name(self):
        name = self.cleaned_data["name"]
        if not is_same(name, self.group.name):
            raise forms.ValidationError(
                f"Type “{self.group.name}” to delete this group."
            )
        return name


def bytes_of(file):
    """All of a file that was sent, however often it was read before."""
    file.seek(0)
    return file.read()
