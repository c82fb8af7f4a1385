"""The referee: asks what the script asks, checks the answer, counts, and rules."""

from .common_entries import COMMON
from .errors import RuleError
from .prompts import Question
from .rulings import COMMON_REASONS, Rulings
from .table import Table


class Referee:
    """One game, replayed entry by entry.

    `enter` raises RuleError for an entry that the rules refuse; a referee that has
    refused is done with: the record before the entry is replayed by another.
    """

    def __init__(self, game, players, options, dealer):
        self.game = game
        self.rulings = Rulings(game)
        self.forms = {form.type: form for form in game.forms}
        self.table = Table(game, players, options, dealer)
        self.result = None
        self.last = None
        self.ask()

    def ask(self):
        """Opens the script of the deal that lies ready."""
        self.script = self.game.deal(self.table)
        self.question = next(self.script)

    def prompts(self):
        """What the script asks now: a list of prompts, empty once the game is over."""
        if self.result is not None:
            return []
        question = self.question
        if type(question) is Question:
            question = question.prompts()
        elif callable(question):
            question = question()
        return question if type(question) is list else [question]

    def enter(self, given):
        """Reads the next entry of the record: a dict with a `type`."""
        self.table.entry += 1
        if self.result is not None:
            raise RuleError("game_over", "The game is over: nothing more can be said.")
        type_ = given.get("type") if type(given) is dict else None
        if type(type_) is not str or not (type_ in self.forms or type_ in COMMON):
            raise RuleError("unknown_entry", f"{type_!r} is no entry of this game.")
        self.game.barred(self.table, type_)
        if type_ in COMMON:
            COMMON[type_](self, self.rulings.form(given).read(given, self.table))
        else:
            self.answer(self.forms[type_].read(given, self.table))
        self.last = given
        if self.result is None and self.game.is_over(self.table):
            self.finish()

    def told(self):
        """The last entry in words; empty before the first."""
        return "" if self.last is None else self.tell(self.last)

    def tell(self, given):
        """An entry that was accepted, in words."""
        return self.form_of(given).tell(given, self.table)

    def reasons(self):
        """(key, the rule behind it) of every reason a line of this game may have."""
        return list(self.game.reasons) + list(COMMON_REASONS)

    def form_of(self, given):
        """The form of an entry by its type, None if the game has none such."""
        if given["type"] in COMMON:
            return self.rulings.form(given)
        return self.forms.get(given["type"])

    def answer(self, entry):
        """Hands an entry that answers a prompt to the script."""
        self.check(entry)
        self.open()
        try:
            self.question = self.script.send(entry)
        except StopIteration:
            self.complete()

    def check(self, entry):
        """Refuses an entry that fits no prompt now, unless the script does that."""
        if type(self.question) is Question:
            return
        faults = []
        for prompt in self.prompts():
            if prompt.type == entry.type:
                field = prompt.refusal(entry)
                if field is None:
                    return
                faults.append(field)
        if not faults:
            self.game.refuse(self.table, entry)
        field = faults[0]
        raise RuleError(field.code, field.refusal(getattr(entry, field.name)))

    def open(self):
        """Lists the deal that lay ready."""
        deal = self.table.deal
        if not deal.is_opened:
            deal.is_opened, deal.first = True, self.table.entry
            self.table.deals.append(deal)

    def complete(self):
        """Closes the deal and lays the next one ready, unless the game is over."""
        table = self.table
        table.deal.is_complete = True
        self.game.deal_done(table)
        if self.game.is_over(table):
            self.finish()
        else:
            table.open_deal(table.deal.number + 1, self.game.next_dealer(table))
            self.ask()

    def finish(self):
        """Settles a game that is over."""
        self.script.close()
        self.result = self.game.settle(self.table)
