"""A note of a night, as it is typed."""

from django import forms

from scorekeeper.nights.notes import LONGEST, MOST_LINES, is_short, tidy_lines
from scorekeeper.pages.fields import Once

EMPTY = "Write a few words first."
AT_MOST = f"At most {MOST_LINES} lines and {LONGEST} characters."
TOO_LONG = f"A note has at most {MOST_LINES} lines and {LONGEST} characters."


class NoteForm(Once):
    """A few lines of what should be remembered."""

    text = forms.CharField(
        label="What should be remembered?",
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
