"""A ruling on a breach of the rules; the offences are the game's."""

from ..entry import Shape
from ..fields import Fixed, Seat, Text
from .common_type import NOTE, CommonType
from .misdeal import why_no_such_key

SEAT, OFFENCE = Seat("seat"), Text("offence")


class Penalties(CommonType):
    """Who did what; each offence has parts of its own."""

    type = "penalty"
    fields = (SEAT, OFFENCE, NOTE)
    words = ("{offence}: {seat}",)

    def shape(self, raw_entry):
        """The parts of the offence that is meant; of all where it is none of them."""
        offence = self.offence(raw_entry.get("offence"))
        return OneOffence(self.game, offence) if offence else AnyOffence(self.game)

    def offence(self, key):
        """The offence of this key, None if the game has none such."""
        for offence in self.game.offences:
            if offence.key == key:
                return offence
        return None

    def read_entry(self, raw_entry, table):
        return self.shape(raw_entry).read_entry(raw_entry, table)

    def why_not(self, deal, entry):
        offence = self.offence(entry.offence)
        if not offence:
            names = [offence.key for offence in self.game.offences]
            return why_no_such_key(
                "unknown_offence", entry.offence, names, "no offences"
            )
        why = self.game.why_not_penalty(deal, entry)
        if why or not offence.why_not:
            return why
        return offence.why_not(deal, entry)

    def questions(self, deal):
        sides = self.game.sides_in(deal.table, deal)
        seats = sorted([seat for side in sides for seat in deal.table.sides[side]])
        return [
            self.prompt(
                offence.words,
                Fixed("offence", offence.key),
                Seat("seat", *seats, label="Who did this?"),
                *offence.fields,
                help=offence.ruling,
            )
            for offence in self.game.offences_at(deal.table)
        ]

    def act(self, referee, entry):
        referee.table.open_deal()
        offence = self.offence(entry.offence)
        if offence.rule:
            offence.rule(referee.table.deal, entry)
        if offence.reopens:
            referee.script.close()
            referee.begin_deal()


class OfOffence(Shape):
    """The parts of a penalty, which depend on the offence."""

    type = "penalty"

    def __init__(self, game):
        self.game = game
        super().__init__()

    def why_malformed(self, entry, raw_entry, table):
        return self.game.why_malformed(table, entry, raw_entry)


class OneOffence(OfOffence):
    """The parts of a penalty for one offence."""

    def __init__(self, game, offence):
        self.fields = (SEAT, OFFENCE) + offence.fields + (NOTE,)
        self.words = (f"{offence.words}: " + "{seat}",)
        super().__init__(game)


class AnyOffence(OfOffence):
    """The parts of a penalty for an offence that is unknown: those of any."""

    def __init__(self, game):
        fields, names = [], []
        for offence in game.offences + game.absent_offences:
            for field in offence.fields:
                if field.name not in names:
                    names.append(field.name)
                    fields.append(field if field.optional else Anything(field))
        self.fields = (SEAT, OFFENCE) + tuple(fields) + (NOTE,)
        super().__init__(game)


class Anything(Text):
    """A part that some offence has, in a penalty for an offence that is unknown."""

    def __init__(self, field):
        super().__init__(field.name, optional=True, attribute=field.attribute)

    def is_formed(self, value, table):
        return True
