"""Notes of a night: a few lines each, written once, taken away again."""

from django.db import transaction

from scorekeeper.models import Night, Note
from scorekeeper.names import tidy

LONGEST, MOST_LINES, MOST = 500, 8, 50  # letters, lines, notes of a night


def tidy_lines(text):
    """A text as it is kept: each line tidy, none empty at either end."""
    return "\n".join(tidy(line) for line in text.splitlines()).strip("\n")


def is_short(text):
    """Whether a tidy text is a few lines."""
    return len(text) <= LONGEST and text.count("\n") < MOST_LINES


def in_one_line(text):
    """A note between quotes, so that none of its lines is taken for another's."""
    return f"“{' / '.join(line for line in text.splitlines() if line)}”"


@transaction.atomic
def write_note(night, text, client_id, key_id):
    """Writes a note (tidy) of a night, once for each `client_id`.

    False, and nothing is written, where the night has as many as it may.
    """
    Night.objects.select_for_update().get(pk=night.pk, circle=night.circle_id)
    if night.notes.filter(client_id=client_id).exists():
        return True
    if night.notes.count() >= MOST:
        return False
    about = {"text": text, "client_id": client_id, "key_id": key_id}
    Note.objects.create(circle_id=night.circle_id, night=night, **about)
    return True


def notes_of(night):
    """The notes of a night as they were written, in one query."""
    return night.notes.select_related("key").order_by("pk")
