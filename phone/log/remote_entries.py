"""What others entered since the base, as far as mine was not held against it yet."""

from .items import GrowingLog, items_after


class RemoteEntries:
    """The entries of the others in a log, found by their places.

    `here`: the log, which grows. `base`: how many rows the phone shares with it.
    `own_ids`: those of mine. `phone`: what mine made of the base.
    `begin`: the place where theirs begin, `kept`: that where mine begins on the phone.
    """

    def __init__(self, here, base, own_ids, phone):
        self.here, self.own, self.read = here, own_ids, None
        self.settled = roots_beside(here.rows, base, phone.weighed_ids())
        before, gone = items_after(here.rows[:base]), phone.gone_ids()
        kept = [item.root for item in before if item.root not in gone]
        self.kept, self.begin = len(kept), self.beginning_of_theirs(kept)

    def beginning_of_theirs(self, kept):
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
        items, others = self.here.items, self.others()
        self.here.spend(0, len(others))
        return [place for place in others if items[place].root not in self.settled]

    def others(self):
        """The places of all that is not mine; what mine adds changes nothing of it."""
        if self.read != self.here.reads:
            items, self.read = self.here.items, self.here.reads
            places = range(self.begin, len(items))
            self.not_mine = [one for one in places if items[one].id not in self.own]
        return self.not_mine

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
        self.here.spend(0, len(items))
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


def roots_beside(rows, base, own_ids):
    """The roots that rows of one's own behind the base were weighed against."""
    roots, log = set(), GrowingLog(rows[:base])
    for row in rows[base:]:
        is_weighed = row.id in own_ids and row.operation in ("leave", "replace")
        if is_weighed and row.place is not None and row.place < len(log.items):
            roots.add(log.items[row.place].root)
        log.go_on(row)
    return roots
