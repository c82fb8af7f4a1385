"""Every way in which cards can lie at bezique, written out: slow, plain and exact."""

import itertools

MARKS = {"marriage": "M", "sequence": "S", "four": "F"}
BARRED = {"marriage": "MS", "sequence": "S", "four": "F"}


class Worlds:
    """A book of melds by cards that lists the whole pack for every possibility.

    A copy is (place, seat, marks, level of its largest bezique); places are U unseen,
    T table, H hand, O open, L turned up and G gone.
    """

    def __init__(self, house, partners, turned, cards):
        self.house, self.partners, self.turned = house, partners, turned
        unseen = [("U", -1, "", 0)] * house.copies
        world = {card: tuple(unseen) for card in cards}
        world[turned] = tuple(sorted([*unseen[1:], ("L", -1, "", 0)]))
        self.worlds = {frozen(world)}

    def step(self, moves):
        """The worlds after moves(world), a list of worlds."""
        return {frozen(after) for world in self.worlds for after in moves(dict(world))}

    def keep(self, worlds):
        """Whether any world is left; only then are they kept."""
        self.worlds = worlds or self.worlds
        return bool(worlds)

    def play(self, plays, winner, opens):
        def moves(world):
            found = [world]
            for play in plays:
                found = [w for one in found for w in played(one, play, winner, opens)]
            return found

        return self.keep(self.step(moves))

    def play_out(self, plays, last, left):
        """The same once the stock is out, with so many tricks left."""
        before = self.worlds
        self.worlds = {drawn_out(world, last) for world in before}
        parts = [(seat, card, None) for seat, card in plays]
        if self.play(parts, None, ()):
            self.worlds = {
                world
                for world in self.worlds
                if all(known(world, seat) <= left for seat in range(len(self.partners)))
            }
            if self.worlds:
                return None
        self.worlds = before
        return "not_available"

    def take(self, claim, seat, is_scored):
        """The code of a refusal, or None."""
        laid = self.step(lambda world: self.laid(world, claim, seat, is_scored, False))
        if not laid:
            free = self.step(lambda world: self.laid(world, claim, seat, True, True))
            return "already_used" if free else "not_available"
        return self.within_seven(laid, seat)

    def laid(self, world, claim, seat, is_scored, is_forgetful):
        """Every world after a claim is laid down."""
        found = []
        options = [
            list(self.parts(world[card], card, count, claim, seat, is_forgetful))
            for card, count in claim.each
        ]
        for parts in itertools.product(*options):
            theirs = sum(
                self.is_partners(copy, seat) for _r, part in parts for copy in part
            )
            if theirs < len(claim.cards):
                after = dict(world)
                for (card, _count), (rest, part) in zip(claim.each, parts, strict=True):
                    laid = [served(copy, claim, seat, is_scored) for copy in part]
                    after[card] = tuple(sorted([*rest, *laid]))
                found.append(after)
        return found

    def parts(self, copies, card, count, claim, seat, is_forgetful):
        """(the other copies, those taken) for each way to take so many."""
        for chosen in itertools.combinations(range(len(copies)), count):
            part = [copies[index] for index in chosen]
            rest = [copies[n] for n in range(len(copies)) if n not in chosen]
            if self.may_serve(part, card, claim, seat, is_forgetful):
                yield rest, part

    def may_serve(self, part, card, claim, seat, is_forgetful):
        if not all(self.belongs_to(copy, seat) for copy in part):
            return False
        lying = sum(copy[0] in "TO" for copy in part)
        if claim.lying is not None and lying != claim.lying.count(card):
            return False
        return is_forgetful or self.may_serve_again(part, claim)

    def may_serve_again(self, part, claim):
        if self.house.is_once:
            return not any(copy[2] or copy[3] for copy in part)
        if claim.kind != "bezique":
            barred = set(BARRED[claim.kind])
            return not any(barred & set(copy[2]) for copy in part)
        highest = claim.size - (not self.house.may_repeat_double)
        if claim.size == 1 or not self.house.may_add_bezique:
            highest = 0
        levels = [copy[3] for copy in part]
        return max(levels) <= highest and min(levels) == 0

    def belongs_to(self, copy, seat):
        place, owner = copy[:2]
        return (
            place == "U"
            or (place in "THO" and owner == seat)
            or self.is_partners(copy, seat)
        )

    def is_partners(self, copy, seat):
        partner = self.partners[seat]
        return partner is not None and copy[:2] == ("T", partner)

    def within_seven(self, worlds, seat):
        held = {world for world in worlds if known(world, seat) <= 7}
        return None if self.keep(held) else "hand_limit"

    def show(self, seat):
        return self.seven(seat, lambda world: [dict(world)], ("T", seat, "V", 0))

    def exchange(self, seat):
        turned = self.turned

        def taken(world):
            copies = [copy for copy in world[turned] if copy[0] != "L"]
            return [world | {turned: tuple(sorted([*copies, ("H", seat, "", 0)]))}]

        refusal = self.seven(seat, taken, ("L", -1, "", 0))
        if refusal is None:
            self.turned = "7" + turned[1]
        return refusal

    def seven(self, seat, also, to):
        """A seven of trumps goes from the hand to a place; `also` moves the rest."""
        card = "7" + self.turned[1]

        def moves(world):
            copies = world[card]
            for index, copy in enumerate(copies):
                if copy[0] == "U" or copy[:2] == ("H", seat):
                    rest = [copies[n] for n in range(len(copies)) if n != index]
                    yield from also(world | {card: tuple(sorted([*rest, to]))})

        found = self.step(moves)
        return self.within_seven(found, seat) if found else "not_available"


def played(world, play, winner, opens):
    """Every world after one card is played: (seat, card, from the table or None)."""
    seat, card, from_table = play
    places = {None: "UTH", True: "T", False: "UH"}[from_table]
    copies = world[card]
    for index, copy in enumerate(copies):
        if copy[0] in places and copy[1] in (-1, seat):
            rest = [copies[n] for n in range(len(copies)) if n != index]
            marks = copy[2:] if seat == winner else ("", 0)
            to = ("O", winner, *marks) if card in opens else ("G", -1, "", 0)
            yield world | {card: tuple(sorted([*rest, to]))}


def served(copy, claim, seat, is_scored):
    """A copy after it was laid down, and has served if that is scored."""
    place, owner, marks, level = copy
    if place in "UH":
        place, owner = "T", seat
    if is_scored and claim.kind == "bezique":
        level = claim.size
    elif is_scored:
        marks = "".join(sorted({*marks, MARKS[claim.kind]}))
    return place, owner, marks, level


def drawn_out(world, last):
    """A world once all cards are in hands: the turned one is with the last to draw."""
    moved = {
        "L": ("H", last, "", 0),
        "O": ("G", -1, "", 0),
    }
    return frozen(
        {
            card: tuple(sorted(moved.get(copy[0]) or in_hand(copy) for copy in copies))
            for card, copies in world
        }
    )


def in_hand(copy):
    """A copy that is taken up from the table, without its marks."""
    return ("H" if copy[0] == "T" else copy[0], copy[1], "", 0)


def known(world, seat):
    """How many cards a seat is known to hold."""
    return sum(
        copy[0] in "TH" and copy[1] == seat
        for _card, copies in world
        for copy in copies
    )


def frozen(world):
    return tuple(sorted(world.items()))
