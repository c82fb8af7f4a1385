"""The codes of a key: a short one for the table, a long one for the drawer."""

import secrets
from datetime import timedelta

from django.utils import timezone
from django.utils.crypto import salted_hmac

from scorekeeper.access import attempts, keyring
from scorekeeper.models import Key

LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"  # none that looks like another
SHORT, LONG = 6, 20  # letters
SHORT_LASTS = timedelta(minutes=10)
NO_CODE = (
    "This code is wrong or has expired. Check it, or ask the host for a new one. A "
    "code lasts ten minutes."
)
NO_RECOVERY = (
    "This recovery code isn't valid. Check its letters and digits, then try again, "
    "or ask the host for access."
)
WRONG_LENGTH = (
    "A recovery code has {} letters and digits, but this one has {}. Check it, then "
    "try again, or ask the host for access."
)


def new_code(key, source=""):
    """Six characters that open a key for ten minutes; the code before it ends.

    `source`: where they are shown, as `attempts.source_of` has it.
    """
    code = "".join(secrets.choice(LETTERS) for _ in range(SHORT))
    key.code_hash, key.code_until = short_hashed(code), timezone.now() + SHORT_LASTS
    key.code_source = source
    key.save(update_fields=["code_hash", "code_until", "code_source"])
    return code


def recovery_code(client_id):
    """The secret of the key that a request (its UUID) makes, to be read from paper."""
    made = salted_hmac("scorekeeper.recovery", str(client_id), algorithm="sha256")
    return "".join(LETTERS[byte % len(LETTERS)] for byte in made.digest()[:LONG])


def group_letters(code):
    """A long code as it is printed: ABCD-EFGH-..."""
    return "-".join(code[at : at + 4] for at in range(0, len(code), 4))


def key_of(request, typed):
    """The key of a typed code, short or long, or None.

    Raises TooManyTries after ten wrong short ones in ten minutes from the same source;
    a long one nobody can guess, so nobody's guesses hold it up. Where all sources
    together guess too often, a short one opens only where it is shown.
    """
    code = tidy(typed)
    if len(code) == LONG:
        return opened_by(code)
    attempts.refuse_more_from_here(request, "code")
    key = opened_by(code)
    if key is None or key.code_source != attempts.source_of(request):
        attempts.refuse_more(request, "code")
    if key is None:
        attempts.count(request, "code")
    return key


def tidy(typed):
    """The letters and digits of a typed code."""
    return "".join(typed.replace("-", " ").split()).upper()


def why_wrong(typed):
    """What a page says of a typed code that opens nothing."""
    length = len(tidy(typed))
    if length == LONG:
        return NO_RECOVERY
    if length > SHORT + (LONG - SHORT) // 2:
        return WRONG_LENGTH.format(LONG, length)
    return NO_CODE


def opened_by(code):
    """The valid key of a code, or None."""
    keys = Key.objects.valid()
    if len(code) == LONG:
        return keys.filter(secret_hash=keyring.hash_secret(code)).first()
    now = timezone.now()
    lasting = {"code_until__gt": now, "code_until__lte": now + SHORT_LASTS}
    return keys.filter(code_hash=short_hashed(code), **lasting).first()


def short_hashed(code):
    # Six characters could be tried out against a plain hash.
    return salted_hmac("scorekeeper.code", code, algorithm="sha256").hexdigest()
