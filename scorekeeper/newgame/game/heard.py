"""What the phone says in New Game, with {what changes}, and what each means."""

from ...book.rows import rows

HEARD = {
    "new_game": rows("Revoke: five off | Somebody did not follow suit though he could")
}
