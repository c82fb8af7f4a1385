"""How the five common entries look: their forms, and what a referee may enter."""

from .errors import RuleError
from .fields import Choice, Fixed, Number, Numbers, Seat, Side, Text
from .prompts import Form, Prompt

NOTE = Text("note", optional=True, label="Note")
MISDEAL = Form("misdeal", Text("reason"), NOTE, words=("Misdeal",))
STOP = Form("stop", words=("The table stops",))
COMMON_REASONS = (
    ("deal_total", "The whole deal, as the table added it up"),
    ("adjust", "A correction that the table agreed on"),
)


class Rulings:
    """The common entries of one card game: their forms, and what each does."""

    def __init__(self, game):
        self.game = game
        deal = Numbers("points", low=game.lowest_total, label="Points of this deal")
        self.total_form = Form("deal_total", deal, words=("Whole deal: {points}",))
        words = "Whole deal, added up at the table"
        self.total = Prompt("deal_total", words, deal, way="total")
        limit = game.adjust_limit
        points = Number("points", -limit, limit)
        words = ("{side}: {points}, {note}", "{side}: {points}, agreed")
        self.adjust_form = Form("adjust", Side("side"), points, NOTE, words=words)

    def form(self, given):
        """The form of a common entry; a `penalty` has its offence's own parts."""
        forms = {"deal_total": self.total_form, "misdeal": MISDEAL, "stop": STOP}
        if given["type"] == "adjust":
            return self.adjust_form
        if given["type"] == "penalty":
            return self.penalty_form(given.get("offence"))
        return forms[given["type"]]

    def penalty_form(self, key):
        """The parts of one offence; of all of them when the offence is unknown."""
        own = [offence for offence in self.game.offences if offence.key == key]
        fields, names = [], set()
        for offence in own or self.game.offences + self.game.absent_offences:
            for field in offence.fields:
                if field.name not in names:
                    names.add(field.name)
                    is_known = own or field.optional
                    fields.append(field if is_known else Anything(field))
        words = (f"{own[0].words}: " + "{seat}",) if own else ()
        return Form(
            "penalty", Seat("seat"), Text("offence"), *fields, NOTE, words=words
        )

    def offence(self, key):
        """The offence of this key; `unknown_offence` if the game has none such."""
        for offence in self.game.offences:
            if offence.key == key:
                return offence
        known = ", ".join(offence.key for offence in self.game.offences)
        raise RuleError("unknown_offence", f"{key!r} is none of: {known}.")

    def misdeal(self, reason):
        """The misdeal of this reason; `unknown_reason` if the game has none such."""
        for misdeal in self.game.misdeals:
            if misdeal.reason == reason:
                return misdeal
        known = ", ".join(misdeal.reason for misdeal in self.game.misdeals)
        raise RuleError("unknown_reason", f"{reason!r} is none of: {known}.")

    def prompts(self, table):
        """What a referee may enter now, beside the game's own questions."""
        asked = [] if table.deal.is_opened else [self.total]
        reasons = [(misdeal.reason, misdeal.words) for misdeal in self.game.misdeals]
        asked.append(Prompt("misdeal", "Deal again", Choice("reason", *reasons)))
        for offence in self.game.offences_at(table):
            asked.append(penalty_prompt(offence))
        limit = self.game.adjust_limit
        points = Number("points", -limit, limit, label="Points")
        asked.append(Prompt("adjust", "Correct a score", Side("side"), points, NOTE))
        asked.append(Prompt("stop", "Stop the game here"))
        return asked


class Anything(Text):
    """A part that some offence has, in a penalty for an offence that is unknown."""

    def __init__(self, field):
        super().__init__(field.name, optional=True)

    def is_formed(self, value, table):
        return True


def penalty_prompt(offence):
    """One offence: who did it, and what the ruling needs to know."""
    return Prompt(
        "penalty",
        offence.words,
        Fixed("offence", offence.key),
        Seat("seat", label="Who?"),
        *offence.fields,
        help=offence.ruling,
    )
