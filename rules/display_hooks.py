"""What a card game tells a page beyond its score, in words of its own or in these."""

from .announcements import outcome


class DisplayHooks:
    """What is said and shown while a game is played; asked only when a page is drawn.

    `loud`: what an announcement holds that the table must hear before all else.
    `aloud`: the types of entry that are read aloud where nothing is announced.
    `groups`: (words, reasons) of the groups in which the lines of a deal are read back.
    `in_one_row`: the reasons of which the lines of several sides, with the same words,
    are one row of the sheet: "Ann shot the moon", with a number for each other.
    `row_head`: what the label of a deal's row is, as the head of its column;
    `row_notes_are`: what stands before the points there.
    `in_deal_row`: the reasons of which the row of a deal says all, so that its lines
    are not drawn below it.
    `routine`: the reasons by which no deal is remembered: nearly every deal has them.
    `said_beside`: (label, types of entry) of what stands beside a name as an entry said
    it: a tap on it mends that entry.
    `such_as`: games that are played by it, where it is none by itself.
    `unoffered_entries`: types of common entries that it accepts, and no screen draws.
    `has_keypad`: whether a page needs keys for numbers of any size.
    `counts_aloud`: whether what each has is called as it grows, so that no page does.
    """

    loud = ()
    aloud = ()
    groups = ()
    in_one_row = ()
    row_head, row_notes_are = "Deal", ""
    in_deal_row = ()
    routine = ()
    said_beside = ()
    counts_aloud = has_keypad = False
    such_as = unoffered_entries = ()

    def name_by(self, options):
        """What a table with these options, all in force, calls the game."""
        return self.name

    def beside_names(self, table):
        """For each seat what stands beside its name now: a dict of label and value."""
        return table.deal.shown_by_seat()

    def points_needed(self, table):
        """Of each side the points that it needs to win; [] where no total wins."""
        return []

    def headline(self, table):
        """What deal this is, for the top of the table page; asked of an open game."""
        return f"Deal {table.deal.number}"

    def call(self, table):
        """(what led to it, whose turn it is), for an open game."""
        return "", ""

    def way_told(self, deal):
        """The way of recording in which it was entered; "" where nothing shows it."""
        return ""

    def as_heard(self, table, text):
        """An announcement of the last entry as the page says it; "" for nothing."""
        return text

    def standing_sentences(self, table):
        """Sentences on what the deal has come to, which nobody has announced yet."""
        return []

    def as_told(self, table, raw_entry, words):
        """The last entry, a dict, in words as the page says it."""
        return words

    def deal_words(self, table, deal):
        """How a complete deal came out, in sentences: who won it, and by what."""
        return [outcome(table, deal)]

    def sides_in(self, table, deal):
        """The sides that play a deal."""
        return list(range(len(table.sides)))

    def nothings(self, table, deal):
        """What a deal had and did not score: (sides, reason, text) for each."""
        return []

    def pending_claims(self, table):
        """Claims that do not count yet: side, points, reason, text, state, is_written.

        `state`: what they wait for, in words; `is_written`: whether the sheet of the
        record has them all the same.
        """
        return []

    def settled_totals(self, table):
        """The totals without the claims that do not count yet."""
        totals = list(table.totals)
        for claim in self.pending_claims(table):
            side, points, is_written = claim[0], claim[1], claim[-1]
            totals[side] -= points if is_written else 0
        return totals

    def deal_title(self, table, deal):
        """A deal of the sheet in a word or two."""
        return f"Deal {deal.number}"

    def row_label(self, table, deal):
        """A deal at the head of its row on the sheet, as short as can be."""
        return f"{deal.number}"

    def row_notes(self, table, deal):
        """What stands before the points of each side in the row of a deal.

        A list of [text, whether the deal went wrong for the side]; [] for nothing.
        """
        return []
