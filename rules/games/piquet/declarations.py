"""What was declared in each class, who has it by that, and who is next to speak."""

from .claims import CLASS_NAMES, CLASSES, best_side, is_open, tied_seats

# class -> it and those that come after it; class -> those that come after it
FROM = {kind: CLASSES[place:] for place, kind in enumerate(CLASSES)}
AFTER = {kind: FROM[kind][1:] for kind in CLASSES}


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


def not_told(book):
    """(seat, Claim) of those who have not told what an open tie needs.

    `book`: the Declarations. Who has spoken first comes first.
    """
    return [
        (seat, claim)
        for kind in CLASSES
        if kind in book.open
        for seat, claim in book.claims(kind)
        if seat in book.tied_seats(kind) and claim.strength[1] is None
    ]


def asks_first(book):
    """Whether he who has spoken first is to tell what an open tie needs."""
    for kind in CLASSES if book.open else ():
        if kind in book.open:
            seat, claim = book.claims(kind)[0]
            return claim.strength[1] is None and seat in book.tied_seats(kind)
    return False


def next_to_speak(deal):
    """The (seat, class) that is next, as a list of it or empty.

    A tie waits until all have spoken in its class; then nobody else does.
    """
    book = deal.declarations
    for seat, kind in book.pending():
        if kind in book.open and book.declaration(seat, kind):
            continue
        if book.open and kind not in book.open:
            return []
        if not why_silent(deal, seat, kind):
            return [(seat, kind)]
    return []


def why_silent(deal, seat, kind):
    """Why a seat has nothing to claim in a class that is not declared yet."""
    return why_late(deal, seat, kind) or why_conceded(deal, seat, kind)


def why_late(deal, seat, kind):
    """Out of turn, where two play; not after a miscall, nor to tell more in a tie."""
    book = deal.declarations
    is_free = kind in book.reopened or book.declaration(seat, kind)
    if is_free or not deal.table.game.has_replies or is_in_order(deal, seat, kind):
        return None
    return (
        "out_of_order",
        "Point, then sequences, then sets, and elder first in each: it is too "
        f"late for {deal.name(seat)} to speak of the {CLASS_NAMES[kind]}.",
    )


def is_in_order(deal, seat, kind):
    """Whether neither he is past this class nor, for elder, his opponent at it."""
    book, (elder, younger) = deal.declarations, deal.seats
    if book.has_declared(seat, AFTER[kind]):
        return False
    return seat != elder or not book.has_declared(younger, FROM[kind])


def why_conceded(deal, seat, kind):
    """A claim after the other's was called good, or equal."""
    if not deal.declarations.has_conceded(seat, kind):
        return None
    return (
        "conceded",
        f"{deal.name(seat)} has let the other's {CLASS_NAMES[kind]} pass.",
    )


def answerers(deal):
    """(class, seat) of those who have something to answer."""
    return [
        (kind, seat)
        for kind in CLASSES
        for seat in deal.seats
        if not why_nothing_to_answer(deal, seat, kind)
    ]


def why_nothing_to_answer(deal, seat, kind):
    """A claim that is settled or was not made, or an answer of one who has spoken."""
    book = deal.declarations
    has_spoken = book.declaration(seat, kind) and kind not in book.open
    if book.is_settled(kind) or has_spoken:
        return (
            "already_declared",
            f"The {CLASS_NAMES[kind]} need no answer of {deal.name(seat)} now.",
        )
    if not book.has_claim(book.opponent(seat), kind):
        return "nothing_to_answer", "There is no claim to answer."
    return None


def is_asked(deal, seat, kind):
    """Whether it is for him to answer: in a tie for the one who is told more.

    While neither has told more, the second speaker may still say what he has heard.
    """
    book = deal.declarations
    if kind not in book.open:
        return True
    first = book.claims(kind)[0][0]
    untold = [one for one, claim in not_told(book) if claim.kind == kind]
    return untold == [seat] or (len(untold) == 2 and seat != first)
