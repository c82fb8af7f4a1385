"""What every card game must say about itself, and what it may."""

from .cards import pack
from .errors import RuleError
from .fields.numbers import HIGHEST
from .options import read_options
from .prompts import Form


class Offence:
    """A breach of the rules that the table may rule on with a `penalty`.

    `words` say what happened, `ruling` what the referee says; `rule(table, entry)`
    does what it does to the score; `fields` are the further parts of the entry.
    """

    def __init__(self, key, words, ruling, *fields, rule=None):
        self.key, self.words, self.ruling = key, words, ruling
        self.fields, self.rule = fields, rule


class Misdeal:
    """A reason to deal again; `rule(table, entry)` may refuse it at this point."""

    def __init__(self, reason, words, rule=None):
        self.reason, self.words, self.rule = reason, words, rule


class CardGame:
    """A set of rules. A subclass fills in the tables and writes the deal as a script.

    `forms`: the shape of each entry type. `adjust_limit`: the largest correction.
    `lowest_total`: the fewest points a side can have when a deal is added up.
    `ways`: (key, words) of the ways to record a deal, the quickest first.
    `reasons`: (key, words) of the lines it writes, with the rule behind each.
    """

    key = name = family = ""
    also = ()  # other names it is known by
    about = ""  # what is played, in a sentence
    players = range(2, 3)
    copies = 1  # of each card in the pack
    options = ()
    forms = ()
    offences = ()
    absent_offences = ()  # of its family; their parts are known, they are not
    misdeals = ()
    ways = ()
    reasons = ()
    adjust_limit = HIGHEST
    lowest_total = -HIGHEST
    check_order = (Form.check_seats, Form.check_cards)

    def check_players(self, given, players):
        """Refuses a number of players that the options given have no place for."""

    def read_options(self, given, players):
        """The options in force: those given, checked, and the defaults of the rest."""
        return read_options(self.options, given, players)

    def sides(self, table):
        """Who plays together: a list of lists of seats."""
        return [[seat] for seat in table.seats]

    def counted_sides(self, table):
        """The sides asked for numbers in this deal; the others have none."""
        return list(range(len(table.sides)))

    def pack(self, table):
        """The different cards of the pack."""
        return pack()

    def card_text(self, text):
        """A card as a record may write it, in the capitals that are read."""
        return text

    def deal(self, table):
        """The script of one deal: a generator that yields prompts and gets entries."""
        raise NotImplementedError

    def barred(self, table, type):
        """Refuses an entry type before its parts are read, while something is open."""

    def refuse(self, table, entry):
        """Refuses an entry that no prompt asks for now."""
        raise RuleError("not_now", f"A {entry.type!r} entry does not belong here now.")

    def offences_at(self, table):
        """The offences that can happen at this table, in this form of the game."""
        return self.offences

    def check_total(self, table, points):
        """Refuses a `deal_total` that this game cannot score."""

    def check_adjust(self, table, side):
        """Refuses an `adjust` for a side that cannot have one."""

    def check_penalty(self, table, entry):
        """Refuses a `penalty` that cannot come now."""

    def next_dealer(self, table):
        """Who deals after a completed deal."""
        return table.left_of(table.deal.dealer)

    def deal_done(self, table):
        """What a completed deal brings beyond its script: doubling, words."""

    def misdealt(self, table, entry):
        """What the referee says to a misdeal."""

    def drop(self, table):
        """What becomes of the deal in progress when the table stops."""
        table.clear()

    def shown(self, table):
        """For each seat what stands beside its name now: a dict of label and value."""
        return table.shown

    def headline(self, table):
        """What deal this is, for the top of the table page."""
        return f"Deal {table.deal.number}"

    def call(self, table):
        """(what led to it, what to say) while the referee has nothing to announce."""
        return "", ""

    def deal_title(self, table, deal):
        """A deal of the sheet in a word or two."""
        return f"Deal {deal.number}"

    def is_over(self, table):
        """Whether the game has ended; asked after every entry."""
        raise NotImplementedError

    def settle(self, table):
        """(winners, scores, net, tags) of a game that has ended or was stopped."""
        raise NotImplementedError
