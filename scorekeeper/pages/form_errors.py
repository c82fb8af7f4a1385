"""What a form says of a field that is empty or not one of the choices: in our words.

Django has its own, which name no next step. A field may still say something better.
"""

from django import forms

CHOOSE = "Choose one of the options."
FILE = "Choose a file."
OURS = [
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
    """Puts our sentences in place of Django's."""
    for field, sentences in OURS:
        field.default_error_messages = field.default_error_messages | sentences
