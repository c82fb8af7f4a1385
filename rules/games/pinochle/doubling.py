"""Doubling: at any time a player may double the stake, and the other must answer."""

from ...errors import RuleError
from ...fields import Choice, Fixed
from ...prompts import LatePrompt, Prompt

WHILE_OPEN = ("answer", "misdeal", "adjust", "penalty", "stop")
HIGHEST = 2**1000  # a stake must be short enough to be said


class Cube:
    """What the game is worth, and who may double it next.

    `owner`: the seat that alone may double, None while either may. `doubler`: the
    seat whose double is not yet answered. `kept`: stake and owner as the deal began.
    """

    type = "double"

    def __init__(self, table):
        self.table = table
        self.stake, self.owner = 1, None
        self.doubler = None
        self.keep()
        self.asked = [self.late(seat) for seat in table.seats]
        self.answers = [LatePrompt("answer", self.answer_prompt)]

    def keep(self):
        """A deal is complete: its doubles stand."""
        self.kept = self.stake, self.owner

    def take_back(self):
        """A deal is void: its doubles are void, too."""
        self.stake, self.owner = self.kept
        self.doubler = None

    def late(self, seat):
        """A seat's button, made when it is drawn."""
        return LatePrompt("double", lambda: self.prompt(seat))

    def prompt(self, seat):
        """A seat doubles."""
        name = self.table.players[seat]
        return Prompt(
            "double",
            f"{name} doubles",
            Fixed("seat", seat),
            help=f"to x{2 * self.stake}",
        )

    def prompts(self):
        """The double of each who may."""
        return self.asked if self.owner is None else [self.asked[self.owner]]

    def answer_prompt(self):
        """The answer, put to the other player with the stake that each makes."""
        seat = self.table.left_of(self.doubler)
        accept = (True, f"Accept: x{2 * self.stake}")
        concede = (False, f"Concede: x{self.stake}")
        return Prompt(
            "answer",
            f"{self.table.players[seat]} answers",
            Fixed("seat", seat),
            Choice("accept", accept, concede),
            turn=seat,
            faces=True,
        )

    def interrupt(self, entry):
        """A double and the answer to it."""
        self.offer(entry.seat)
        answer = yield self.answers
        self.answer(answer)

    def offer(self, seat):
        """A player doubles, if the right is his."""
        if self.owner not in (None, seat):
            owner = self.table.players[self.owner]
            raise RuleError("not_your_double", f"Only {owner} may double now.")
        if self.stake >= HIGHEST:
            raise RuleError(
                "not_your_double", "These stakes are too high to be doubled."
            )
        self.doubler = seat
        self.table.announce(f"{self.table.players[seat]} doubles")

    def answer(self, entry):
        """The other player accepts, or concedes the game."""
        name = self.table.players[entry.seat]
        if entry.seat == self.doubler:
            other = self.table.players[self.table.left_of(entry.seat)]
            raise RuleError("not_yours_to_answer", f"{other} answers the double.")
        doubler, self.doubler = self.doubler, None
        if entry.accept:
            self.stake, self.owner = 2 * self.stake, entry.seat
            self.table.announce(f"{name} accepts: stakes x{self.stake}")
        else:
            self.table.announce(f"{name} concedes")
            self.table.race.end([self.table.side_of[doubler]], "conceded")

    def call(self):
        """What is to be answered: (what led to it, what to say)."""
        name = self.table.players[self.table.left_of(self.doubler)]
        return f"{self.table.players[self.doubler]} doubles", f"{name} answers"


def check_open(table, type):
    """Refuses what cannot come before a double is answered."""
    if table.cube.doubler is not None and type not in WHILE_OPEN:
        name = table.players[table.cube.doubler]
        raise RuleError("double_pending", f"{name} has doubled: answer that first.")


def refuse_double(table, type):
    """Refuses a double or an answer that nothing asks for."""
    if table.options["doubling"] == "off":
        raise RuleError("doubling_off", "This game is played without doubling.")
    raise RuleError("no_double", "Nobody has doubled.")
