"""What every card game must say about itself, and what it may."""

from .cards import RANKS_DOWN, WHOLE_PACK
from .common import COMMON_REASONS, common_type
from .common.deal_total import why_beyond
from .display_hooks import DisplayHooks
from .fields.numbers import HIGHEST
from .options import read_options
from .table import Deal


class Offence:
    """A breach of the rules that the table may rule on with a `penalty`.

    `words` say what happened, `ruling` what the referee says; `rule(deal, entry)` does
    what it does to the score, and `why_not(deal, entry)` gives (code, sentence) where
    it cannot have happened; `fields` are the further parts of the entry. `reopens`:
    whether the script begins again, with the deal as the ruling has left it; one that
    then has nothing to ask is at its end, and so is the deal.
    """

    def __init__(
        self, key, words, ruling, *fields, rule=None, why_not=None, reopens=False
    ):
        self.key, self.words, self.ruling = key, words, ruling
        self.fields, self.rule, self.why_not = fields, rule, why_not
        self.reopens = reopens


def saying(text):
    """A ruling that says its text and changes nothing."""
    return lambda deal, _entry: deal.table.announce(text)


class Misdeal:
    """A reason to deal again; `why_not(deal, entry)` may refuse it at this point.

    `is_never`: whether it always does, so that nobody is offered it.
    """

    def __init__(self, reason, words, why_not=None, is_never=False):
        self.reason, self.words, self.why_not = reason, words, why_not
        self.is_never = is_never


class CardGame(DisplayHooks):
    """A set of rules. A subclass fills in the tables and writes the deal as a script.

    `entry_types`: the rooms of its entries. `deal_type`: its own Deal, which holds what
    is known of one. `adjust_limit`: the largest correction.
    `lowest_wins`: whether fewer points are better; nothing else need be said of it.
    `lowest_total`: the fewest points a side can have when a deal is added up.
    `ways`: (key, words) of the ways to record a deal, the quickest first.
    `reasons`: (key, words) of the lines it writes, with the rule behind each.
    `tag_words`: (tag, words) of what a result may be known by, "" for what need not be
    said; any other is said as it is spelt.
    `reads_cards_first`: whether cards are looked at before seats.
    `ends_with_a_deal`: whether no entry of a player in mid-deal can end it.
    A hook that is called `why_...` answers (code, sentence), or None.
    """

    key = name = family = ""
    also = ()  # other names it is known by
    about = ""  # what is played, in a sentence
    players = range(2, 3)
    copies = 1  # of each card in the pack
    ranks = RANKS_DOWN  # from high to low, as its cards are drawn
    cards = WHOLE_PACK  # the different ones of its pack, where no option changes it
    options = entry_types = ()
    deal_type = Deal
    offences = ()
    absent_offences = ()  # of its family; their parts are known, they are not
    misdeals = ()
    absent_entries = ()  # the types of common entries that it does not accept
    ways = ()
    reasons = ()
    tag_words = ()
    example = ()  # scores of a finished game, the highest first, to tell what is paid
    adjust_limit = HIGHEST
    lowest_total = -HIGHEST
    lowest_wins = reads_cards_first = ends_with_a_deal = False
    why_misread = None  # method (table, entry, raw_entry): before what is asked

    def shape(self, raw_entry):
        """The Shape of an entry (a dict) by its type, None if there is none such."""
        for entry_type in self.entry_types:
            if entry_type.type == raw_entry.get("type"):
                return entry_type
        common = common_type(self, raw_entry.get("type"))
        return common.shape(raw_entry) if common else None

    def all_reasons(self):
        """(key, the rule behind it) of every reason that a line may have."""
        return list(self.reasons) + list(COMMON_REASONS)

    def check_players(self, raw_options, players):
        """Raises `bad_players` for a number that these options have no place for."""

    def read_options(self, raw_options, players):
        """The options in force: those given, checked, and the defaults of the rest."""
        return read_options(self.options, raw_options, players)

    def lowest_wins_by(self, options):
        """Whether fewer points are better with these options, all in force."""
        return self.lowest_wins

    def sides(self, table):
        """Who plays together: a list of lists of seats."""
        return [[seat] for seat in table.seats]

    def counted_sides(self, table):
        """The sides asked for numbers in this deal; the others have none."""
        return list(range(len(table.sides)))

    def pack(self, table):
        """The different cards of the pack: a frozenset."""
        return self.cards

    def card_text(self, text):
        """A card as a record may write it, in the capitals that are read."""
        return text

    def ledger(self, table):
        """What the game keeps from deal to deal: any object, made once."""

    def script(self, deal):
        """The script of one deal: a generator.

        It yields the EntryType that may come now, or several in the order in which
        they are drawn. The entry that came has done what it does when it is handed
        back.
        """
        raise NotImplementedError

    def why_unknown(self, table, type):
        """Why a type that is not asked for is refused before its parts are read."""

    def why_malformed(self, table, entry, raw_entry):
        """Why the parts of a common entry do not go together."""

    def offences_at(self, table):
        """The offences that can happen at this table, in this form of the game."""
        return self.offences

    def why_not_total(self, deal, points):
        """Why this game cannot score a `deal_total` of these points a side."""

    def total_limits(self, deal):
        """(fewest, most) points that a deal can bring a side.

        No deal that can be played may lie beyond: where the rules name no limit, or
        the most is not known for certain, it is a generous one.
        """
        return self.lowest_total, HIGHEST

    def why_beyond(self, table, points):
        """Why nobody may enter a `deal_total` that a record may hold."""
        return why_beyond(table, points, *self.total_limits(table.deal))

    def why_not_adjust(self, deal, side):
        """Why a side cannot have an `adjust`."""

    def why_not_penalty(self, deal, entry):
        """Why a `penalty` cannot come now."""

    def next_dealer(self, table):
        """Who deals after a completed deal."""
        return table.left_of(table.turn_to_deal)

    def deal_done(self, table):
        """What a completed deal brings beyond its script: doubling, words."""

    def misdealt(self, table):
        """What a misdeal brings beyond a void deal: what the referee says to it."""

    def drop(self, table):
        """What becomes of the deal in progress when the table stops."""
        table.clear()

    def is_over(self, table):
        """Whether the game has ended; asked after every entry, and after each deal.

        One that `ends_with_a_deal` is asked only then, and after the common entries.
        """
        raise NotImplementedError

    def comes_to(self, options, scores):
        """The Result where a game is played to its end, and has these scores then.

        It shows beforehand what is paid; None in a game that cannot say.
        """

    def settle(self, table):
        """The Result of a game that has ended or was stopped."""
        raise NotImplementedError
