"""Declaring: a claim in a class, or the call that a player has nothing there."""

from ...fields import Choice, Fixed, Flag, Number, Saying, Seat, Suit
from ...words import lower
from .answer import (
    called_not_good,
    claims_to_match,
    level_prompt,
    reply,
    tied_prompt,
    why_not_better,
    without_detail,
)
from .claims import Claim, adds_detail, named_claim, why_rank_claimed
from .close import BeforePlay, next_to_speak, why_conceded, why_late
from .combinations import (
    CLASS_NAMES,
    COLUMNS,
    COLUMNS_OF_HIGHER,
    HIGHER,
    LONGEST,
    NOTHING,
    RANKS,
    SAYINGS,
    SEVERAL,
    Runs,
    Sets,
    class_field,
    fixed_class,
    longer_points,
    words_of_all,
)
from .evidence import why_barred
from .holdings import LEAST, best_parts, holds, why_no_claim
from .pack_conflicts import tell_part, why_apart

CLAIM_LABELS = {
    "point": "{name}'s point",
    "sequence": "{name}'s best sequence",
    "set": "{name}'s best set",
}
SEVERAL_LABELS = {
    "sequence": "{name} has several sequences",
    "set": "{name} has several sets",
}

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

    def in_words(self, value, table):
        return ""


class Declare(BeforePlay):
    """One declaration a seat and class; in a tie again, with the missing detail."""

    type = "declare"
    enters = "declaration"
    subject = "the declaration"
    fields = (
        Seat("seat"),
        class_field(),
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
        "{seat} declares everything they hold for the {class}{best}",
        "{seat}: nothing for the {class}{none}",
    )

    def why_malformed(self, entry, raw_entry, table):
        """A claim has the parts of its class; or it is only `none`, or only `best`."""
        must, may = PARTS[entry.kind]
        if len(raw_entry) == BARE and (must in raw_entry or entry.none or entry.best):
            return None
        for word in WORDS:
            if word in raw_entry:
                must, may = word, ()
        parts = [name for name in raw_entry if name not in WHOSE]
        why = self.why_not_parts(parts, must, may)
        if not why and False in (entry.none, entry.best):
            return self.bad_field("'none' and 'best' must be true or left out")
        return why

    def why_not_parts(self, parts, must, may):
        """A part that is missing, or one of another claim."""
        for name in ALL_PARTS:
            if name not in parts:
                if name == must:
                    return self.bad_field(f"{name!r} is missing")
            elif name != must and name not in may:
                return self.bad_field(f"{name!r} does not belong to this claim")
        return None

    def look(self, deal, entry):
        """The seat and its Claim; None by `best` while the hand is not known."""
        return entry.seat, claim_of(deal, entry)

    def has_more(self, deal):
        """Whether a seat has not declared in a class, even one that no longer may."""
        return len(deal.declarations.pending_classes()) > 0

    def why_never(self, deal, declared):
        """A claim that no hand can hold; all of a hand that nobody has entered."""
        seat, claim = declared
        if claim is None:
            return "no_hand", "Enter the hand first, then declare everything in it."
        return why_no_claim(claim, deal.tricks.hand_size(seat)) if claim.parts else None

    def why_not(self, deal, declared):
        return why_not_declared(deal, *declared)

    def questions(self, deal):
        """What the next speaker has in the next class; what a tie needs."""
        untold = without_detail(deal.declarations)
        tied = [tied_prompt(self, deal, seat, claim) for seat, claim in untold]
        spoken = [self.claims_of(deal, *pair) for pair in next_to_speak(deal)]
        owed = [claims[0] for claims in spoken[1:]]
        return [prompt for claims in spoken[:1] for prompt in claims] + owed + tied

    def claims_of(self, deal, seat, kind):
        """The claim of one seat in one class, in every way it can be made."""
        theirs = called_not_good(deal, seat, kind)
        beaten = theirs.strength if theirs else None
        prompts = [
            level_prompt(self, deal, seat, claim)
            for claim in claims_to_match(deal, seat, kind)
        ]
        prompts.append(claim_prompt(self, deal, seat, kind, beaten))
        if kind != "point" and self.may_claim(deal, seat, kind):
            prompts.append(several_prompt(self, deal, seat, kind))
        if seat in deal.hands:
            prompts.append(best_prompt(self, deal, seat, kind))
        return prompts

    def may_claim(self, deal, seat, kind):
        """Whether anything can be claimed: the least, or the least that is better."""
        return any(
            not why_not_true(deal, seat, claim)
            for claim in least_claims(deal, seat, kind)
        )

    def enter(self, deal, declared):
        """The claim, and the reply that it brings about."""
        seat, claim = declared
        deal.is_exchange_over, deal.latest = True, declared
        if claim.parts:
            deal.holdings.claim(seat, claim)
        elif called_not_good(deal, seat, claim.kind):
            deal.holdings.forget_answer(claim.kind)
        deal.declarations.put(seat, claim)
        reply(deal, claim.kind)
        deal.change()


def claim_of(deal, entry):
    """The claim that an entry makes; by `best` all that the hand holds, if known."""
    if not entry.best:
        return named_claim(entry)
    hand = deal.holdings.entered.get(entry.seat)
    return None if hand is None else Claim(entry.kind, best_parts(entry.kind, hand))


def claim_prompt(declare, deal, seat, kind, beaten):
    """The best of a class in one tap, or nothing.

    `beaten`: the strength of the claim that the seat has called not good, or None.
    """
    sayings, columns = SAYINGS[kind](deal.tricks.hand_size(seat)), COLUMNS[kind]
    if beaten and kind == "point":
        sayings = longer_points(beaten[0])
        columns = COLUMNS_OF_HIGHER
    higher = HIGHER[kind](*beaten) if beaten else []
    field = Saying(*sayings, *higher, columns=columns)
    return class_prompt(declare, deal, seat, kind, CLAIM_LABELS, field)


def several_prompt(declare, deal, seat, kind):
    """More than one of a class, part by part."""
    field = SEVERAL[kind](deal.tricks.hand_size(seat))
    return class_prompt(declare, deal, seat, kind, SEVERAL_LABELS, field)


def best_prompt(declare, deal, seat, kind):
    """All that the entered hand has, or nothing."""
    parts = best_parts(kind, deal.holdings.entered[seat])
    words = words_of_all(parts).replace("making ", "making\u00a0")
    none = [NOTHING] if parts else []
    field = Saying(({"best": True}, words or "None"), *none)
    return class_prompt(declare, deal, seat, kind, CLAIM_LABELS, field, way="cards")


def class_prompt(declare, deal, seat, kind, labels, *fields, way="call"):
    """What a player is asked about a class."""
    return declare.prompt(
        labels[kind].format(name=deal.name(seat)),
        Fixed("seat", seat),
        fixed_class(kind),
        *fields,
        way=way,
        turn=seat,
        help="Elder speaks first" if seat == deal.seats[0] else "",
    )


def why_not_declared(deal, seat, claim):
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
            f"{deal.name(seat)} can add nothing more to the {CLASS_NAMES[kind]}.",
        )
    if earlier and not adds_detail(earlier, claim):
        return (
            "changed_claim",
            "Repeat the claim with the missing detail. Nothing else can change.",
        )
    return None


def why_not_true(deal, seat, claim):
    """A claim that cannot stand beside what was answered, entered and claimed."""
    why = (
        why_conceded(deal, seat, claim.kind)
        or why_not_held(deal, seat, claim)
        or why_rank_claimed(deal, seat, claim)
    )
    if not why and not deal.holdings.allows_claim(seat, claim):
        new = [tell_part(deal, seat, part) for part in claim.parts]
        return why_barred(deal, new) or why_apart(deal, seat, claim)
    return why or why_not_better(deal, seat, claim)


def why_not_held(deal, seat, claim):
    """What the hand that was entered does not hold."""
    if seat not in deal.hands or holds(deal.holdings.entered[seat], claim.parts):
        return None
    whose = f"The hand entered for {deal.name(seat)}"
    return "not_held", f"{whose} does not contain: {lower(words_of_all(claim.parts))}."


def least_claims(deal, seat, kind):
    """Of all that a seat could claim, as much as tells whether it can claim at all."""
    if seat in deal.hands:
        parts = best_parts(kind, deal.holdings.entered[seat])
        return [Claim(kind, parts)] if parts else []
    theirs = called_not_good(deal, seat, kind)
    size, rank = theirs.order() if theirs else (0, -1)
    claims = [Claim(kind, [part]) for part in LEAST[kind](size, rank)]
    return [claim for claim in claims if not theirs or claim.order() > theirs.order()]


DECLARE = Declare()
