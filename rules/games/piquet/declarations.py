"""The book of declarations: what stands in each class, and who has it by that."""

from .claims import CLASSES, best_side, is_open, tied_seats


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
        return bool(self.awards or self.answers) or any(self.spoken.values())

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

    def pending(self):
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
        """The same where neither an award nor an answer settles it."""
        if is_open(claims, self.side_of):
            self.winners[kind] = None
            self.open.append(kind)
        else:
            self.winners[kind] = best_side(claims, self.side_of)
