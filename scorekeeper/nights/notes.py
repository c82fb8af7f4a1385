"""Notes of a night: a few lines each, written once, removed again.

Guests, with access to one night, fill fewer places than there are.
"""

from django.db import transaction

from scorekeeper.models import Night, Note
from scorekeeper.names import tidy

LONGEST, MOST_LINES, MOST = 500, 8, 50  # letters, lines, notes of a night
MOST_BY_GUESTS = 40  # notes of a night, when a guest writes one more
FULL = f"A night can have at most {MOST} notes. Delete one first."
FULL_FOR_GUESTS = (
    f"Guests can add notes until a night has {MOST_BY_GUESTS}. Delete one of yours, or "
    "ask the host or a scorer of the group to add this note."
)


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
def write_note(night, text, client_id, key_id, is_guest=False, phone=None):
    """Writes a note (tidy) of a night, once for each `client_id`.

    Why nothing is written, a sentence, where there is no room; else "". `is_guest`:
    whether it is by access to this night alone. `phone`: which one writes it, see
    `access.phones`.
    """
    Night.objects.select_for_update().get(pk=night.pk, group=night.group_id)
    if night.notes.filter(client_id=client_id).exists():
        return ""
    most, full = (MOST_BY_GUESTS, FULL_FOR_GUESTS) if is_guest else (MOST, FULL)
    if night.notes.count() >= most:
        return full
    about = {"text": text, "client_id": client_id}
    about |= {"key_id": key_id, "phone": phone}
    Note.objects.create(group_id=night.group_id, night=night, **about)
    return ""


def notes_of(night):
    """The notes of a night as they were written, in one query."""
    return night.notes.select_related("key").order_by("pk")
