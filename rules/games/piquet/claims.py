"""What has been claimed in each class, and whose is best."""

from ...words import RANK_NAMES
from .combinations import CLASSES, RANKS, Point, runs_of, sets_of


class Claim:
    """What one player claims in one class: at least these parts; or nothing.

    `parts`: a Point, or Runs, or Sets, in the order in which they were named.
    `strength`: (size, rank) of the best part, the rank None while it is not known;
    None of nothing.
    """

    def __init__(self, kind, parts):
        self.kind, self.parts = kind, parts
        self.strength = STRENGTHS[kind](parts) if parts else None

    def order(self):
        """The strength as a pair that compares; a missing detail counts least."""
        size, rank = self.strength
        return (size, -1 if rank is None else rank)


def best_part(claim):
    """The best part of a claim."""
    return max(claim.parts, key=lambda part: Claim(claim.kind, [part]).order())


def point_strength(parts):
    """More cards are better, then more pips."""
    return parts[0].length, parts[0].pips


def sequence_strength(parts):
    """The longest run; of equally long ones the highest of those with a known top."""
    longest = max([run.length for run in parts])
    tops = [RANKS.index(run.top) for run in parts if run.length == longest and run.top]
    return longest, max(tops) if tops else None


def set_strength(parts):
    """Four are better than three, then the higher rank."""
    return max([(part.count, RANKS.index(part.rank)) for part in parts])


STRENGTHS = {
    "point": point_strength,
    "sequence": sequence_strength,
    "set": set_strength,
}


def named_claim(entry):
    """The Claim in a `declare` entry that names its parts, or says `none`."""
    return Claim(entry.kind, [] if entry.none else NAMED_PARTS[entry.kind](entry))


NAMED_PARTS = {
    "point": lambda entry: [Point(entry.length, entry.pips, entry.suit)],
    "sequence": lambda entry: runs_of(entry.runs),
    "set": lambda entry: sets_of(entry.sets),
}


def best_side(claims, side_of):
    """The side of the best claim; None without one, or if different sides are equal.

    `claims`: (seat, Claim) pairs, without an open tie. `side_of`: the side of a seat.
    """
    if len(claims) < 2:
        return side_of[claims[0][0]] if claims else None
    orders = [(claim.order(), side_of[seat]) for seat, claim in claims]
    best = max(orders)[0]
    sides = {side for order, side in orders if order == best}
    return sides.pop() if len(sides) == 1 else None


def tied_seats(claims, side_of):
    """The seats of different sides whose best claims are of one size; else none.

    `claims`: (seat, Claim) pairs. `side_of`: the side of each seat.
    """
    if len(claims) < 2:
        return []
    largest = max([claim.strength[0] for seat, claim in claims])
    tied = [seat for seat, claim in claims if claim.strength[0] == largest]
    return tied if len({side_of[seat] for seat in tied}) > 1 else []


def is_open(claims, side_of):
    """Whether a tie stands that a missing pip count or top may break."""
    if len(claims) < 2:
        return False
    vague = [seat for seat, claim in claims if claim.strength[1] is None]
    tied = tied_seats(claims, side_of) if vague else []
    return any(seat in tied for seat in vague)


def adds_detail(earlier, later):
    """Whether a claim is the earlier one, with only more detail."""
    detail = earlier.strength[1] if earlier.parts else None
    return (
        len(later.parts) == len(earlier.parts)
        and is_match(earlier.parts, later.parts)
        and (detail is None or later.strength[1] == detail)
    )


def is_match(earlier, later):
    """Whether each earlier part is among the later ones, with no less detail."""
    if not earlier:
        return True
    for place, part in enumerate(later):
        if is_part_again(earlier[0], part):
            rest = later[:place] + later[place + 1 :]
            if is_match(earlier[1:], rest):
                return True
    return False


def is_part_again(earlier, later):
    """Whether nothing that was said of one part is changed or left out."""
    return all(old is None or old == new for old, new in zip(earlier, later))


class Declarations:
    """What has been said in each class, by those who play (`seats`).

    `spoken`: class -> (seat, Claim) for each declaration that stands; `answers`: class
    -> (seat, reply); `awards`: class -> (side or None, points); `reopened`: the classes
    with a miscall; `open`: those in which a tie waits for a detail or an answer;
    `winners`: class -> the side that has it as things stand, or None.
    """

    def __init__(self, seats, side_of):
        self.seats, self.side_of = seats, side_of
        self.spoken = {"point": [], "sequence": [], "set": []}
        self.answers, self.awards = {}, {}
        self.reopened, self.open = [], []
        self.winners = dict.fromkeys(CLASSES)

    def is_begun(self):
        """Whether anything stands in any class."""
        return bool(self.awards) or self.is_spoken()

    def is_spoken(self):
        """Whether anybody has declared or answered."""
        return bool(self.answers) or any(self.spoken.values())

    def declaration(self, seat, kind):
        """What a seat has declared in a class: a Claim, None if it has not."""
        for speaker, claim in self.spoken[kind]:
            if speaker == seat:
                return claim
        return None

    def claims(self, kind):
        """The (seat, Claim) pairs of those who claim something in a class."""
        return [pair for pair in self.spoken[kind] if pair[1].parts]

    def has_claim(self, seat, kind):
        """Whether a seat claims something in a class."""
        claim = self.declaration(seat, kind)
        return claim is not None and len(claim.parts) > 0

    def is_touched(self, kind):
        """Whether anything stands in a class."""
        return self.is_settled(kind) or len(self.spoken[kind]) > 0

    def is_settled(self, kind):
        """Whether an award or an answer says who has a class."""
        return kind in self.awards or kind in self.answers

    def tied_seats(self, kind):
        """Who may break the open tie of a class."""
        if kind not in self.open:
            return []
        return tied_seats(self.claims(kind), self.side_of)

    def pending_classes(self):
        """(seat, class) of everyone who has not declared, or is tied; by classes."""
        return [
            (seat, kind)
            for kind in CLASSES
            if kind not in self.awards
            for seat in self.seats
            if not self.declaration(seat, kind) or seat in self.tied_seats(kind)
        ]

    def has_declared(self, seat, kinds):
        """Whether a seat has declared in one of some classes."""
        return any(seat == pair[0] for kind in kinds for pair in self.spoken[kind])

    def opponent(self, seat):
        """The other of two seats."""
        first, second = self.seats
        return second if seat == first else first

    def has_conceded(self, seat, kind):
        """Whether a seat answered that the other's claim is good, or equal."""
        speaker, reply = self.answers.get(kind, (None, None))
        return speaker == seat and reply != "not_good"

    def answered_winner(self, kind):
        """The side that has a class by the answer given in it, or None."""
        seat, reply = self.answers[kind]
        if reply == "equal":
            return None
        has_better = reply == "not_good" and self.has_claim(seat, kind)
        return self.side_of[seat if has_better else self.opponent(seat)]

    def put(self, seat, claim):
        """Writes a declaration down, in the place of an earlier one."""
        pairs = self.spoken[claim.kind]
        for place, pair in enumerate(pairs):
            if pair[0] == seat:
                pairs[place] = (seat, claim)
                break
        else:
            pairs.append((seat, claim))
        self.look(claim.kind)

    def put_answer(self, seat, kind, reply):
        """Writes an answer down, which also ends a tie."""
        self.answers[kind] = (seat, reply)
        self.look(kind)

    def put_award(self, kind, side, points):
        """Writes down who has a class; side None for nobody."""
        self.awards[kind] = (side, points)
        self.look(kind)

    def take_back(self, seat, kind):
        """Wipes a miscall, and what the others said because of it."""
        self.awards.pop(kind, None)
        if self.answers.get(kind, (seat,))[0] != seat:
            self.answers.pop(kind)
        self.spoken[kind] = [
            (speaker, claim)
            for speaker, claim in self.spoken[kind]
            if speaker != seat and claim.parts
        ]
        self.reopened.append(kind)
        self.look(kind)

    def look(self, kind):
        """Looks who has a class now, and whether a tie in it is open."""
        if kind in self.open:
            self.open.remove(kind)
        if kind in self.awards:
            self.winners[kind] = self.awards[kind][0]
        elif kind in self.answers:
            self.winners[kind] = self.answered_winner(kind)
        else:
            self.look_at_claims(kind, self.claims(kind))

    def look_at_claims(self, kind, claims):
        """Looks who has a class by its claims, where no award or answer settles it."""
        if is_open(claims, self.side_of):
            self.winners[kind] = None
            self.open.append(kind)
        else:
            self.winners[kind] = best_side(claims, self.side_of)


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
                f"{deal.name(other)} claims {rank}, and there are only four.",
            )
    return None
