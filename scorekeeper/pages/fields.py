"""The fields that forms share: a tidy line, a name, people; and sent but once."""

import json
from uuid import UUID, uuid4, uuid5

from django import forms
from django.forms.renderers import DjangoTemplates

from rules.words import is_control, trim
from scorekeeper.names import AT_MOST, tidy, why_too_long

LONGEST_ID = 18  # digits
TOKEN = "csrfmiddlewaretoken"
TOO_LONG = "Use at most %(limit_value)d characters. This text has %(show_value)d."
OF_SEVERAL = (forms.RadioSelect, forms.CheckboxSelectMultiple)
ONE_LINE = "Use one line without control characters."
CHOOSE = "Choose one of the options."
FILE = "Choose a file."
OURS = [  # in place of Django's sentences, which name no next step
    (forms.Field, {"required": "Fill in this field."}),
    (forms.ChoiceField, {"invalid_choice": CHOOSE}),
    (forms.MultipleChoiceField, {"invalid_choice": CHOOSE, "invalid_list": CHOOSE}),
    (forms.ModelChoiceField, {"invalid_choice": CHOOSE}),
    (
        forms.ModelMultipleChoiceField,
        dict.fromkeys(["invalid_choice", "invalid_list", "invalid_pk_value"], CHOOSE),
    ),
    (forms.DateField, {"invalid": "Enter a date, such as 2026-11-27."}),
    (
        forms.FileField,
        dict.fromkeys(["required", "invalid", "missing"], FILE)
        | {"empty": "This file is empty. Choose another file."},
    ),
]


def use_our_words():
    """Puts our sentences in place of Django's, for every form."""
    for field, sentences in OURS:
        field.default_error_messages = field.default_error_messages | sentences


class WholeField(forms.CharField):
    """A line of text that no browser cuts: a line that is too long is refused."""

    default_error_messages = {"max_length": TOO_LONG}

    def widget_attrs(self, widget):
        """Without a length at which a browser would cut the line, and say nothing."""
        attrs = super().widget_attrs(widget)
        attrs.pop("maxlength", None)
        return attrs


class TidyField(WholeField):
    """A line of text without what nobody sees; its limit is its help."""

    def __init__(self, **kwargs):
        super().__init__(**kwargs)
        if self.max_length and not self.help_text:
            self.help_text = f"At most {self.max_length} characters."

    def to_python(self, value):
        return tidy(super().to_python(value))


class LineField(TidyField):
    """A line of text; a control character is refused, not left out."""

    def to_python(self, value):
        if any(map(is_control, trim(value or ""))):
            raise forms.ValidationError(ONE_LINE)
        return super().to_python(value)


class NameField(TidyField):
    """The name of one of the people."""

    default_error_messages = {"required": "Enter a name."}

    def __init__(self, **kwargs):
        given = {"required": False, "help_text": AT_MOST} | kwargs
        super().__init__(**given | {"max_length": None})

    def validate(self, value):
        super().validate(value)
        if why_too_long(value):
            raise forms.ValidationError(why_too_long(value), "max_length")

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

    def request_id(self):
        """The id of what was filled in, or None; see `request_of`."""
        return request_of(self.cleaned_data.get("id"), self.data)


def request_of(id, posted, more=""):
    """The id (UUID) of what was posted under an id, or None where there is none.

    The same once more has the same; anything else under that id, such as what was
    changed after a way back, is another request. From it nobody learns the id.
    """
    fields = [[name, posted.getlist(name)] for name in sorted(posted) if name != TOKEN]
    return id and uuid5(id, json.dumps([fields, more]))


def request_id(request):
    """The id of a posted change under the one that the page gave, or None."""
    try:
        return request_of(UUID(request.POST.get("id", "")), request.POST)
    except ValueError:
        return None


class FieldInSight(forms.BoundField):
    """A field of a form, whose fields stand in the order of the page."""

    @property
    def is_first_refused(self):
        """Whether the page opens here; what concerns the whole form comes before."""
        if not self.form.is_bound or self.form.non_field_errors():
            return False
        refused = (name for name in self.form.fields if name in self.form.errors)
        return next(refused, None) == self.name

    def build_widget_attrs(self, attrs, widget=None):
        attrs = super().build_widget_attrs(attrs, widget)
        is_one = not isinstance(widget or self.field.widget, OF_SEVERAL)
        # Of several to choose from it is the fieldset around them that has the focus.
        if is_one and self.is_first_refused:
            attrs["autofocus"] = True
        return attrs


class Renderer(DjangoTemplates):
    bound_field_class = FieldInSight
