"""What follows a correction, read again: what no longer fits, and what is missing.

A later entry that is refused goes along. Where a deal would then never be over that was
over before, something is missing there, the Gap: an entry that no longer fits must be
entered again, or one before it was left out. What was entered again for an entry is
[its place, the new entry or None for none, whether that comes before it].
"""

from collections import namedtuple

import rules

# `place`: of the later entry at which something is missing; `is_before`: whether that
# comes before it, and is not said in its stead; `read`: how many entries stand between
# the correction and it; `number`: of the deal.
Gap = namedtuple("Gap", ("place", "is_before", "read", "number"))

# A later entry that is refused: where, why, in which deal; the Gap that it would be,
# None of what may always be left out, such as a ruling.
RefusedEntry = namedtuple("RefusedEntry", ("place", "code", "message", "deal", "gap"))


class Revalidation:
    """The entries that follow a correction, read one by one.

    `referee`: who has read as far as that. `entries`: those that stand then; `along`:
    those that do not stand as they did, as a Row has them; `late`: a RefusedEntry for
    each that goes. `open`: by the place of an entry the Gap before it, where a deal was
    in progress.
    """

    def __init__(self, referee, anew):
        self.referee, self.anew = referee, {}
        for place, entry, is_before in anew:
            self.anew.setdefault(place, []).append((entry, is_before))
        self.entries, self.along, self.late, self.open = [], [], [], {}

    def read_entry(self, place, old_entry):
        """Reads an entry as it was re-entered, or as it was."""
        if self.is_in_progress():
            self.open[place] = self.gap(place, True)
        first, said = len(self.entries), self.anew.get(place, [])
        for entry, _is_before in said:
            if entry is not None:
                self.enter(entry)
        is_kept = all(is_before for _entry, is_before in said)
        is_kept = is_kept and self.try_to_enter(place, old_entry)
        stands = self.entries[first:]
        if said or not is_kept:
            self.along.append([place] + stands if stands else place)

    def enter(self, entry):
        self.referee.enter(entry)
        self.entries.append(entry)

    def try_to_enter(self, place, old_entry):
        """Enters an entry as it stood; whether it fits."""
        try:
            self.enter(old_entry)
        except rules.RuleError as error:
            deal, gap = self.referee.table.deal, self.gap_of(place, old_entry["type"])
            self.late.append(RefusedEntry(place, error.code, error.message, deal, gap))
            return False
        return True

    def gap_of(self, place, type):
        """The Gap where an entry is refused."""
        if self.referee.result or type not in self.referee.types:
            return None
        is_before = type not in [room.type for room in self.referee.open_rooms()]
        return self.gap(place, is_before)

    def gap(self, place, is_before):
        number = self.referee.table.deal.number
        return Gap(place, is_before, len(self.entries), number)

    def is_in_progress(self):
        """Whether a deal was begun and is not over."""
        deal = self.referee.table.deal
        return deal.is_opened and not deal.is_complete

    def first_gap(self, whole, place):
        """The first Gap behind a place of the record; None where nothing is missing.

        `whole`: the referee who has read the record as it is.
        """
        hurt = [one for one in self.late if one.gap]
        table, before = self.referee.table, whole.table
        if len(table.completed_deals()) < len(before.completed_deals()):
            firsts = [deal.first for deal in before.deals]
            return self.gap_in_unfinished(hurt, firsts, place)
        return self.in_open_deal(hurt)

    def gap_in_unfinished(self, hurt, firsts, place):
        """The Gap in the first deal that was over before, and is no more."""
        begun = [first for first in firsts if first > place and first in self.open]
        end = self.open[begun[0]] if begun else None
        if end is None and not self.is_in_progress():
            return None
        gaps = [one.gap for one in hurt if end is None or one.gap.place < end.place]
        number = end.number if end else self.referee.table.deal.number
        return ([gap for gap in gaps if gap.number == number] + [end])[0]

    def in_open_deal(self, hurt):
        """The Gap in the deal in progress, where others of it hang on what it said."""
        deal = self.referee.table.deal
        gaps = [one.gap for one in hurt if one.deal is deal]
        is_gap = gaps and not gaps[0].is_before and any(one.is_before for one in gaps)
        return gaps[0] if is_gap else None
