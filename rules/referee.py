"""The referee: asks what the script asks, checks the answer, counts, and rules."""

from .common import DealTotal, common_type, common_types
from .common.deal_total import why_started
from .errors import RuleError, refuse
from .prompts_by_mode import prompts_in
from .table import Table
from .zero_lines import all_zero_lines

NOTHING_ASKED = "The script of a new deal must ask for an entry."
GAME_OVER = "The game is over. Nothing more can be entered."


class Referee:
    """One game, replayed entry by entry.

    `enter` raises RuleError for an entry that the rules refuse, and changes nothing.
    `last`: the last entry; `seen`: how its type saw it, such as a trick by players.
    `rooms`: the entry type that the script asks for, or a tuple of several. `result`:
    the Result that `settle` gave, None while the game is open.
    """

    def __init__(self, game, players, options, dealer):
        self.game, self.ends_with_a_deal = game, game.ends_with_a_deal
        self.types = {one.type: one for one in game.entry_types}
        self.table = Table(game, players, options, dealer)
        self.result = None
        self.last = self.seen = None
        self.begin_deal()

    def begin_deal(self):
        """Opens the script of the deal, which a ruling may have brought to its end."""
        self.script = self.game.script(self.table.deal)
        try:
            self.rooms = next(self.script)
        except StopIteration:
            assert self.table.deal.is_opened, NOTHING_ASKED
            self.complete()

    def open_rooms(self):
        """The entry types that the script asks for: a tuple of EntryType."""
        return self.rooms if type(self.rooms) is tuple else (self.rooms,)

    def prompts(self, way=None, opened=None, type=None):
        """What may be entered now: a list of Prompt, empty once the game is over.

        With a `way` only what a screen needs that has folded away all but its main
        question and one at a place `opened`; with a `type` only its questions.
        """
        if self.result is not None:
            return []
        deal = self.table.deal
        if way is not None:
            ways = [key for key, words in self.game.ways]
            return prompts_in(way, ways, self.open_rooms(), deal, opened)
        rooms = [one for one in self.open_rooms() if type in (None, one.type)]
        return [prompt for one in rooms for prompt in one.prompts(deal)]

    def types_to_come(self):
        """The types of entry that may come now, sorted; each tap may be struck out."""
        if self.result is not None:
            return []
        deal = self.table.deal
        return sorted([one.type for one in self.open_rooms() if not one.why_none(deal)])

    def ruling_prompts(self):
        """What a referee may enter now, beside the game's own questions."""
        rooms, deal = common_types(self.game), self.table.deal
        return [prompt for one in rooms for prompt in one.prompts(deal)]

    def total_prompts(self):
        """The total of a deal that has not begun, as a list of its Prompt or empty."""
        is_offered = DealTotal.type not in self.game.unoffered_entries
        if self.result is not None or not is_offered or why_started(self.table.deal):
            return []
        return DealTotal(self.game).prompts(self.table.deal)

    def enter(self, raw_entry):
        """Reads the next entry of the record: a dict with a `type`."""
        try:
            room = self.types[raw_entry["type"]]
        except (KeyError, TypeError):  # a common entry, or nothing that can be one
            self.rule(raw_entry)
        else:
            self.answer(room, raw_entry)
        self.last = raw_entry

    def answer(self, room, raw_entry):
        """Enters what a player may, if it is asked for and may be so."""
        table = self.table
        if room is not self.rooms and room not in self.rooms:
            self.refuse_unasked(room, raw_entry)
        deal, entry = table.deal, room.read_entry(raw_entry, table)
        seen = room.look(deal, entry) if room.look else entry
        why = room.refusal(deal, seen)
        if why:
            refuse(why)
        self.seen = seen
        table.entry += 1
        if not deal.is_opened and room.opens_a_deal:
            table.open_deal()
        room.enter(deal, seen)
        try:
            self.rooms = self.script.send(entry)
        except StopIteration:
            self.complete()
        else:
            if not self.ends_with_a_deal and self.game.is_over(table):
                self.finish()

    def refuse_unasked(self, room, raw_entry):
        """Refuses what the script does not ask for."""
        refuse(self.game.why_unknown(self.table, room.type))
        entry = room.read_entry(raw_entry, self.table)
        refuse(room.out_of_place(self.table.deal, entry))

    def rule(self, raw_entry):
        """Enters what every game accepts while it is open."""
        if self.result is not None:
            raise RuleError("game_over", GAME_OVER)
        type_ = raw_entry.get("type") if type(raw_entry) is dict else None
        common = common_type(self.game, type_)
        if not common:
            raise RuleError("unknown_entry", f"This game has no entry type {type_!r}.")
        refuse(self.game.why_unknown(self.table, type_))
        entry = common.read_entry(raw_entry, self.table)
        refuse(common.refusal(self.table.deal, entry))
        self.seen = None
        self.table.entry += 1
        common.act(self, entry)
        if self.result is None and self.game.is_over(self.table):
            self.finish()

    def complete(self):
        """Closes the deal and lays the next one ready, unless the game is over."""
        table = self.table
        table.deal.write()
        table.deal.is_complete = True
        self.game.deal_done(table)
        if self.game.is_over(table):
            self.finish()
        else:
            table.lay_ready(table.deal.number + 1, self.game.next_dealer(table))
            self.begin_deal()

    def finish(self):
        """Settles a game that is over."""
        self.script.close()
        self.types = {}  # it has no entries any more
        self.table.deal.write()
        self.result = self.game.settle(self.table)

    def nothings(self, deal):
        """(sides, reason, text) of what a deal had and did not score."""
        return all_zero_lines(self.table, deal)

    def last_in_words(self):
        """The last entry in words; empty before the first."""
        return "" if self.last is None else self.in_words(self.last)

    def in_words(self, raw_entry):
        """An entry that was accepted, in words."""
        return self.game.shape(raw_entry).in_words(raw_entry, self.table)
