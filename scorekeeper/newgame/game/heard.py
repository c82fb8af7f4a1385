"""What the phone says in New Game, and what it means."""

from ...book.rows import rows

SAID = rows("Revoke: five off | Somebody did not follow suit though he could")
HEARD = {"new_game": SAID}
