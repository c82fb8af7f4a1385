"""Doubling: at any time a player may double the stake, and the other must answer."""

from ...entry_type import EntryType
from ...fields import Choice, Fixed, Flag, Seat

WHILE_OPEN = ("answer", "misdeal", "adjust", "penalty", "stop")
HIGHEST = 2**1000  # a stake must be short enough to announce


class Cube:
    """The stake of the game, and who may double it next.

    `owner`: the seat that alone may double, None while either may. `doubler`: the
    seat whose double is not yet answered. `kept`: stake and owner as the deal began.
    """

    def __init__(self):
        self.stake, self.owner, self.doubler = 1, None, None
        self.keep()

    def keep(self):
        """A deal is complete: its doubles stand."""
        self.kept = self.stake, self.owner

    def take_back(self):
        """A deal is void, and so are its doubles."""
        self.stake, self.owner = self.kept
        self.doubler = None


class Double(EntryType):
    """A player who has the right doubles."""

    type = "double"
    fields = (Seat("seat"),)
    words = ("{seat} doubles",)

    def why_none(self, deal):
        return why_off(deal.table)

    def why_not(self, deal, entry):
        cube = deal.table.ledger.cube
        if cube.owner not in (None, entry.seat):
            owner = deal.table.players[cube.owner]
            return "not_your_double", f"Only {owner} may double now."
        if cube.stake >= HIGHEST:
            return "not_your_double", "These stakes are too high to double."
        return None

    def questions(self, deal):
        """A button for each."""
        help = f"To \u00d7{2 * deal.table.ledger.cube.stake}"
        return [
            self.prompt(f"{name} doubles", Fixed("seat", seat), help=help)
            for seat, name in enumerate(deal.table.players)
        ]

    def enter(self, deal, entry):
        deal.table.ledger.cube.doubler = entry.seat
        deal.table.announce(f"{deal.table.players[entry.seat]} doubles")


class Accept(Flag):
    """Whether a double is accepted."""

    def in_words(self, value, table):
        return "accepts the double" if value else "concedes"


class Answer(EntryType):
    """The other player accepts, or concedes the game."""

    type = "answer"
    fields = (Seat("seat"), Accept("accept"))
    words = ("{seat} {accept}",)

    def why_none(self, deal):
        why = why_off(deal.table)
        if not why and deal.table.ledger.cube.doubler is None:
            return "no_double", "Nobody has doubled."
        return why

    def why_not(self, deal, entry):
        table = deal.table
        if entry.seat == table.ledger.cube.doubler:
            other = table.players[table.left_of(entry.seat)]
            return "not_yours_to_answer", f"Only {other} can answer the double."
        return None

    def questions(self, deal):
        """Put to the other player, with the stake that each answer makes."""
        table, cube = deal.table, deal.table.ledger.cube
        seat = table.left_of(cube.doubler)
        accept = (True, f"Accept: x{2 * cube.stake}")
        concede = (False, f"Concede: x{cube.stake}")
        return [
            self.prompt(
                f"{table.players[seat]} answers",
                Fixed("seat", seat),
                Choice("accept", accept, concede),
                turn=seat,
                faces=True,
            )
        ]

    def enter(self, deal, entry):
        table, cube = deal.table, deal.table.ledger.cube
        name, doubler = table.players[entry.seat], cube.doubler
        cube.doubler = None
        if entry.accept:
            cube.stake, cube.owner = 2 * cube.stake, entry.seat
            table.announce(f"{name} accepts: stakes x{cube.stake}")
        else:
            table.announce(f"{name} concedes")
            table.ledger.race.end([table.side_of[doubler]], "conceded")


def why_off(table):
    """Why nobody doubles at this table."""
    if table.options["doubling"] == "off":
        return "doubling_off", "This game is played without doubling."
    return None


def why_pending(table, type):
    """Why a type cannot come before the double that is open is answered."""
    if type in WHILE_OPEN:
        return None
    name = table.players[table.ledger.cube.doubler]
    return "double_pending", f"{name} has doubled. Answer the double first."


DOUBLE, ANSWER = Double(), Answer()
