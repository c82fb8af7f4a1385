"""Declaring: what a player claims in a class, or that he has nothing there."""

from ...errors import refuse
from ...fields import Choice, Flag, Number, Seat, Suit
from ...words import RANK_NAMES
from .answer import REPLIES
from .claim_prompts import (
    best_prompt,
    claim_prompt,
    level_prompt,
    several_prompt,
    tied_prompt,
)
from .claims import (
    CLASS_NAMES,
    CLASSES,
    LEAST,
    LONGEST,
    RANKS,
    Claim,
    Runs,
    Sets,
    claim_told,
    tells_more,
    why_no_claim,
)
from .close import BeforeClose
from .deal import IMPOSSIBLE
from .declarations import next_to_speak, not_told, why_conceded, why_late
from .holdings import best_parts, holds

# class -> the parts of a claim in it: the one it must have, those it may have
PARTS = {
    "point": ("length", ("pips", "suit")),
    "sequence": ("runs", ()),
    "set": ("sets", ()),
}
WHOSE = ("type", "seat", "class")  # what every declaration has
BARE = len(WHOSE) + 1  # the parts of one that says no more than it must
ALL_PARTS = ("length", "pips", "suit", "runs", "sets", "none", "best")
WORDS = ("none", "best")


class Word(Flag):
    """A flag that says all by being there."""

    def tell(self, value, table):
        return ""


class Declare(BeforeClose):
    """One declaration a seat and class; in a tie again, with what was not told."""

    type = "declare"
    fields = (
        Seat("seat"),
        Choice("class", *[(kind, CLASS_NAMES[kind]) for kind in CLASSES]),
        Number("length", 1, LONGEST, optional=True),
        Number("pips", 1, 100, optional=True),
        Suit("suit", optional=True),
        Runs(
            "runs",
            Number("length", 3, LONGEST),
            Choice("top", *reversed(RANKS), optional=True),
            Suit("suit", optional=True),
            optional=True,
        ),
        Sets(
            "sets",
            Choice("rank", *reversed(RANKS)),
            Number("count", 3, 4),
            optional=True,
        ),
        Word("none", optional=True),
        Word("best", optional=True),
    )
    words = (
        "{seat}: point of {length}, making {pips}",
        "{seat}: point of {length}",
        "{seat}: {runs}",
        "{seat}: {sets}",
        "{seat}: all of the {class}{best}",
        "{seat}: nothing for the {class}{none}",
    )

    def why_malformed(self, entry, given, table):
        """A claim has the parts of its class; or it is only `none`, or only `best`."""
        must, may = PARTS[getattr(entry, "class")]
        if len(given) == BARE and (must in given or entry.none or entry.best):
            return None
        for word in WORDS:
            if word in given:
                must, may = word, ()
        told = [name for name in given if name not in WHOSE]
        why = self.why_not_parts(told, must, may)
        if not why and False in (entry.none, entry.best):
            return self.bad_field("'none' and 'best' are true or left out")
        return why

    def why_not_parts(self, told, must, may):
        """A part that is missing, or one of another claim."""
        for name in ALL_PARTS:
            if name not in told:
                if name == must:
                    return self.bad_field(f"{name!r} is missing")
            elif name != must and name not in may:
                return self.bad_field(f"{name!r} does not belong to this claim")
        return None

    def read(self, given, table):
        """With the `claim`; one that no hand can have is refused before all else."""
        entry, deal = super().read(given, table), table.deal
        if entry.best and entry.seat not in deal.hands:
            refuse(("no_hand", "Enter the hand first, then declare all of it."))
        entry.claim = claim_of(deal, entry)
        if entry.claim.parts and not entry.best:
            refuse(why_no_claim(entry.claim, deal.tricks.hand_size(entry.seat)))
        return entry

    def has_more(self, deal):
        """Somebody has not declared in a class; whether he may is another question."""
        return len(deal.declarations.pending()) > 0

    def refusal(self, deal, entry):
        return self.why_over(deal) or why_not_said(deal, entry.seat, entry.claim)

    def why_not(self, deal, entry):
        return why_not_said(deal, entry.seat, claim_of(deal, entry))

    def questions(self, deal):
        """What the next speaker has in his next class; what a tie needs."""
        untold = not_told(deal.declarations)
        tied = [tied_prompt(self, deal, seat, claim) for seat, claim in untold]
        spoken = [
            prompt
            for seat, kind in next_to_speak(deal)
            for prompt in self.claims_of(deal, seat, kind)
        ]
        return spoken + tied

    def claims_of(self, deal, seat, kind):
        """The claim of one seat in one class, in every way it can be made."""
        theirs = called_not_good(deal, seat, kind)
        beaten = theirs.strength if theirs else None
        asked = [
            level_prompt(self, deal, seat, claim)
            for claim in claims_to_match(deal, seat, kind)
        ]
        asked.append(claim_prompt(self, deal, seat, kind, beaten))
        if kind != "point" and self.may_claim(deal, seat, kind):
            asked.append(several_prompt(self, deal, seat, kind))
        if seat in deal.hands:
            asked.append(best_prompt(self, deal, seat, kind))
        return asked

    def may_claim(self, deal, seat, kind):
        """Whether anything can be claimed: the least, or the least that is better."""
        return any(
            not why_not_true(deal, seat, claim)
            for claim in least_claims(deal, seat, kind)
        )

    def enter(self, deal, entry):
        """The claim, and the reply that it brings about."""
        seat, claim = entry.seat, entry.claim
        deal.is_exchange_over = True
        if claim.parts:
            deal.told.claim(seat, claim)
        deal.declarations.put(seat, claim)
        reply(deal, claim.kind)
        deal.change()


def claim_of(deal, entry):
    """The claim that an entry makes; by `best` all that the hand holds."""
    if not entry.best:
        return claim_told(entry)
    kind = getattr(entry, "class")
    return Claim(kind, best_parts(kind, deal.told.entered[entry.seat]))


def why_not_said(deal, seat, claim):
    """Why a seat cannot make a claim, or say that it has none, now."""
    why = why_not_again(deal, seat, claim) or why_late(deal, seat, claim.kind)
    return why or (why_not_true(deal, seat, claim) if claim.parts else None)


def why_not_again(deal, seat, claim):
    """A second declaration in a class, but for more detail in a tie."""
    book, kind = deal.declarations, claim.kind
    earlier = book.declaration(seat, kind)
    if kind in book.awards or (earlier and seat not in book.tied_seats(kind)):
        return (
            "already_declared",
            f"{deal.name(seat)} has nothing to add to the {CLASS_NAMES[kind]}.",
        )
    if earlier and not tells_more(earlier, claim):
        return (
            "changed_claim",
            "Say the same claim again, with what has not been told: no more changes.",
        )
    return None


def why_not_true(deal, seat, claim):
    """A claim that cannot stand beside what was answered, entered and claimed."""
    why = (
        why_conceded(deal, seat, claim.kind)
        or why_not_held(deal, seat, claim)
        or why_rank_claimed(deal, seat, claim)
    )
    if not why and not deal.told.allows_claim(seat, claim):
        return IMPOSSIBLE
    return why or why_not_better(deal, seat, claim)


def why_not_held(deal, seat, claim):
    """What the hand that was entered does not hold."""
    if seat not in deal.hands or holds(deal.told.entered[seat], claim.parts):
        return None
    return "not_held", f"The hand entered for {deal.name(seat)} does not hold that."


def why_rank_claimed(deal, seat, claim):
    """A set of a rank of which another seat claims one."""
    if claim.kind != "set":
        return None
    ranks = [part.rank for part in claim.parts]
    for other, theirs in deal.declarations.claims("set"):
        both = [part.rank for part in theirs.parts if part.rank in ranks]
        if other != seat and both:
            rank = f"{RANK_NAMES[both[0]]}s"
            return (
                "set_conflict",
                f"{deal.name(other)} claims the {rank}, of which there are four.",
            )
    return None


def why_not_better(deal, seat, claim):
    """A claim that does not beat what he has called not good."""
    theirs = called_not_good(deal, seat, claim.kind)
    if theirs is None or claim.order() > theirs.order():
        return None
    return "not_better", "After not good only a better claim can follow."


def claims_to_match(deal, seat, kind):
    """The claim of which a seat may ask what it makes, or how high it goes."""
    book = deal.declarations
    if not deal.table.game.has_replies or kind in book.answers:
        return []
    theirs = [claim for other, claim in book.claims(kind) if other != seat]
    return [one for one in theirs if kind != "set" and one.strength[1] is None]


def called_not_good(deal, seat, kind):
    """The claim that a seat has answered, None if it has answered none."""
    book = deal.declarations
    if book.answers.get(kind, (None,))[0] != seat:
        return None
    return book.declaration(book.opponent(seat), kind)


def least_claims(deal, seat, kind):
    """Of all that a seat could claim, as much as tells whether it can claim at all."""
    if seat in deal.hands:
        parts = best_parts(kind, deal.told.entered[seat])
        return [Claim(kind, parts)] if parts else []
    theirs = called_not_good(deal, seat, kind)
    size, rank = theirs.order() if theirs else (0, -1)
    claims = [Claim(kind, [part]) for part in LEAST[kind](size, rank)]
    return [claim for claim in claims if not theirs or claim.order() > theirs.order()]


def reply(deal, kind):
    """Where two play, the second speaker's reply to the first, if nobody gave one."""
    book, table = deal.declarations, deal.table
    pair = book.spoken[kind]
    is_due = table.game.has_replies and kind not in book.answers
    if not is_due or len(pair) < 2 or not pair[0][1].parts:
        return
    if kind in book.open:
        table.announce(table.game.question(table, kind))
    else:
        is_good = book.winners[kind] == deal.side_of(pair[0][0])
        is_equal = book.winners[kind] is None
        key = "equal" if is_equal else "good" if is_good else "not_good"
        table.announce(REPLIES[key])


DECLARE = Declare()
