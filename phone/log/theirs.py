"""What others entered since the base, as far as mine was not held against it yet."""

from .items import item_of, items_after
from .rows import apply


class Theirs:
    """The entries of the others in a log, found by their places.

    `here`: the log, which grows. `base`: how many rows the phone shares with it.
    `own`: the ids of mine. `phone`: what mine made of the base.
    `begin`: the place where theirs begin, `kept`: that where mine begins on the phone.
    """

    def __init__(self, here, base, own, phone):
        self.here, self.own = here, own
        self.settled = roots_beside(here.rows, base, phone.weighed())
        before, gone = items_after(here.rows[:base]), phone.gone()
        kept = [item.root for item in before if item.root not in gone]
        self.kept, self.begin = len(kept), self.beginning(kept)

    def beginning(self, kept):
        """Where theirs begin: behind what both know and mine let stand.

        What they put in the place of the last that they took out is their correction,
        and nothing that mine speaks of.
        """
        stands = [item.root for item in self.here.items]
        both = [root for root in kept if root in stands]
        if not both:
            return len(kept)
        last = both[-1]
        return stands.index(last) + 1 + len(kept) - kept.index(last) - 1

    def places(self):
        """The places of all that nothing of mine was held against."""
        items = self.here.items
        return [
            place
            for place in range(self.begin, len(items))
            if items[place].id not in self.own and items[place].root not in self.settled
        ]

    def line(self, entry, deal):
        """The places that an entry may be the same as, or must differ from.

        All that they say of the same seat in that deal; of what is about no seat, the
        first.
        """
        seat = seat_of(entry)
        places = [
            place
            for place in self.places()
            if self.here.deals[place] == deal
            and seat_of(self.here.items[place].entry) == seat
        ]
        return places[:1] if seat is None else places

    def places_of(self, row):
        """Where the entry of a row stands, if it does."""
        items = self.here.items
        if row.id in self.own:
            return [place for place, item in enumerate(items) if item.id == row.id]
        return [place for place in self.places() if items[place].root == row.id]

    def is_last_of_own(self, row):
        """Whether a row of mine added an entry behind which others entered nothing."""
        items = self.here.items
        later = [place for place in self.places_of(row) if items[place].root == row.id]
        behind = items[later[0] :] if later and row.id in self.own else []
        return bool(behind) and all(item.id in self.own for item in behind)

    def settle(self, place):
        """Mine was held against the entry at a place."""
        self.settled.add(self.here.items[place].root)


def seat_of(entry):
    """The seat that an entry is about, None for none."""
    return entry.get("seat") if type(entry) is dict else None


def roots_beside(rows, base, own):
    """The roots that rows of one's own behind the base were weighed against."""
    roots, items = set(), items_after(rows[:base])
    for place in range(base, len(rows)):
        row = rows[place]
        is_weighed = row.id in own and row.operation in ("leave", "replace")
        if is_weighed and row.place is not None and row.place < len(items):
            roots.add(items[row.place].root)
        if row.operation in ("undo", "redo"):
            items = items_after(rows[: place + 1])
        elif row.operation != "leave":
            apply(items, row, item_of)
    return roots
