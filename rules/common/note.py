"""A few words that go with a ruling."""

from ..fields import Text

NOTE = Text("note", optional=True, label="Note")
