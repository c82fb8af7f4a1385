"""A form filled in at a table, as the tests of the screen write it."""

import rules
from phone.screen import entry_in_form


def in_form(record, **answers):
    """The entry that a form with these texts holds, drawn after a record."""
    texts = {
        name: text if type(text) is list else [text] for name, text in answers.items()
    }
    return entry_in_form(
        lambda given: rules.fields_of(record["game"], given),
        rules.score(record, prompts=True),
        lambda name: texts.get(name, []),
    )
