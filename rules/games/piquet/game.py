"""What the piquet games have in common: the script of a deal, and its end."""

from ...card_game import CardGame
from ...cards import pack
from ...entry import bad_field
from ...race import points_to
from .answer import ANSWER, asks_first
from .award import AWARD
from .carte_blanche import CARTE_BLANCHE
from .close import CLOSE, next_to_speak
from .combinations import RANKS
from .deal import PiquetDeal
from .declare import DECLARE
from .display_hooks import (
    ALOUD,
    LOUD,
    as_heard,
    as_told,
    nothings,
    repique_to_come,
    way_told,
)
from .ending import (
    Course,
    call_level,
    comes_to_between_two,
    double,
    form_of,
    is_over,
    settle_between_two,
)
from .exchange import EXCHANGE
from .hand import HAND
from .house_rules import EXTRA_DEALS, rubicon_of
from .limits import limits_of_deal
from .pending_claims import pending_lines
from .pique import repique_words
from .play import MOST, PLAY
from .rulings import MISDEALS
from .scoring import DOUBLE_DEAL, GROUPS, REASONS, ROUTINE, SCORES
from .trick import TRICK
from .tricks import majority_lines

ANSWER_FIRST = (ANSWER, DECLARE, AWARD, TRICK, PLAY, CLOSE, HAND)
DECLARE_FIRST = (DECLARE, ANSWER, AWARD, TRICK, PLAY, CLOSE, HAND)
PLAYING = (TRICK, PLAY, HAND)
TO_RUBICON = "to the rubicon"


class PiquetGame(CardGame):
    """A game of the piquet family.

    `hand_size`: cards dealt to each. `threshold`: what pique and repique need.
    `has_replies`: whether two play and answer each other. `exchange`: its room.
    """

    family = "Piquet"
    cards = frozenset(pack(RANKS))
    hand_size, threshold = 12, 30
    has_replies = True
    exchange = EXCHANGE
    deal_type = PiquetDeal
    misdeals = MISDEALS
    groups, routine, reasons = GROUPS, ROUTINE, REASONS
    tag_words = (
        ("double", ""),
        ("draw", ""),
        ("extra_deals", "Extra deals after a level score"),
        ("forfeit", "Lost by a ruling"),
    )
    ways = (("quick", "Results"), ("call", "Call by call"), ("cards", "Card by card"))
    adjust_limit = 1000
    reads_cards_first = ends_with_a_deal = True
    loud, aloud, counts_aloud = LOUD, ALOUD, True
    total_limits = limits_of_deal

    def card_text(self, text):
        return text.upper()

    def why_malformed(self, table, entry, raw_entry):
        """A deal added up at the table has no more points than a deal can bring."""
        is_total = entry.type == "deal_total"
        if is_total and not all(0 <= points <= MOST for points in entry.points):
            return bad_field("deal_total", f"'points' must be from 0 to {MOST}")
        return None

    def ledger(self, table):
        return Course(form_of(table).deals, table)

    def playing_seats(self, table, dealer):
        """The seats that play a deal, in the order in which they declare."""
        return table.round_from(table.left_of(dealer))

    def takers(self, deal):
        """The seats that may exchange, in order."""
        return deal.seats

    def scores(self, table, kind):
        """The points that a side can have in a class."""
        return SCORES[self.hand_size][kind]

    def points_that_score(self, table, claims):
        """Of the points that a side has called, those that score."""
        return claims

    def card_lines(self, sides, won, whole):
        """The lines for the cards; `won`: the tricks of each side of `whole`."""
        return majority_lines(sides, won, whole)

    def question(self, table, kind):
        """What is asked of the first speaker when a tie is open."""
        return "How high?" if kind == "sequence" else "How much?"

    def adversary(self, deal, entry):
        """Who scores in the place of the side that has declared falsely."""
        side = deal.side_of(entry.seat)
        return next(other for other in deal.sides if other != side)

    def script(self, deal):
        """Declaring, in the table's own order, then the play; none of it must come."""
        while not deal.is_closed:
            yield self.before_play(deal)
        while not deal.is_played:
            yield PLAYING

    def before_play(self, deal):
        """What may come before the play, the likeliest first."""
        book, dealing = deal.declarations, (self.exchange, CARTE_BLANCHE)
        if not book.is_begun():
            words = (DECLARE, ANSWER, AWARD, HAND)
            if deal.hands and not HAND.why_none(deal):
                words = (HAND, DECLARE, ANSWER, AWARD)
            is_half = deal.exchanged and self.exchange.has_more(deal)
            first = dealing + words if is_half else words + dealing
            return first + (TRICK, PLAY, CLOSE)
        return (DECLARE_FIRST if asks_first(book) else ANSWER_FIRST) + dealing

    def misdealt(self, table):
        table.announce_misdeal()

    def deal_done(self, table):
        """The points of a complete deal, doubled and corrected."""
        deal, points = table.deal, table.ledger.count(table)
        totals = [f"{table.name(side)} {points[side]}" for side in sorted(deal.sides)]
        table.announce(f"Deal {deal.number}: {', '.join(totals)}")

    def drop(self, table):
        """What was agreed stays."""
        table.deal.drop()

    def is_over(self, table):
        if table.deal.lost_by is not None:
            return True
        return table.deal.is_complete and is_over(table)

    def beside_names(self, table):
        """The tricks of each side that plays, and how far the rubicon is."""
        deal, rubicon = table.deal, rubicon_of(table.options)
        totals, shown = self.settled_totals(table), [{} for seat in table.seats]
        for side in deal.sides:
            beside = shown[table.sides[side][0]]
            if deal.tricks.taken:
                beside["tricks"] = deal.tricks.won[side]
            if rubicon and totals[side] < rubicon:
                beside[TO_RUBICON] = rubicon - totals[side]
        return shown

    def points_needed(self, table):
        return points_of_a_race(table)

    def pending_claims(self, table):
        return pending_lines(table.deal)

    def as_heard(self, table, text):
        return as_heard(table.deal, text)

    def as_told(self, table, raw_entry, words):
        return as_told(table.deal, words)

    def way_told(self, deal):
        return way_told(deal)

    def standing_sentences(self, table):
        return due(table.deal)

    def sides_in(self, table, deal):
        return sorted(deal.sides)

    def nothings(self, table, deal):
        due = repique_to_come(deal) if is_all_said(deal) else []
        return due + nothings(deal)

    def headline(self, table):
        return which_deal(table)

    def call(self, table):
        return turn(table)


class TwoSidedGame(PiquetGame):
    """Two players, or two partnerships, in any of the forms."""

    reasons = PiquetGame.reasons + (DOUBLE_DEAL,)

    def deal_done(self, table):
        double(table)
        super().deal_done(table)
        call_level(table)

    def comes_to(self, options, scores):
        return comes_to_between_two(options, scores)

    def settle(self, table):
        """The winners take, and the losers pay, what the form says."""
        return settle_between_two(table)


def points_of_a_race(table):
    """The points that each side needs; empty in a game of so many deals."""
    target = table.options.get("target")
    is_race = target and form_of(table).deals is None
    return points_to(target, table) if is_race else []


def which_deal(table):
    """Which deal it is of how many, or how far the game goes."""
    form = form_of(table)
    if form.deals is None:
        return f"Deal {table.deal.number} \u00b7 to {table.options['target']}"
    is_extra = table.deal.number > form.deals
    deals = form.deals + EXTRA_DEALS if is_extra else form.deals
    return f"Deal {table.deal.number} of {deals} \u00b7 {form.name}"


def turn(table):
    """Who is elder; that all is said; and then who leads."""
    deal = table.deal
    if is_all_said(deal):
        leads = f"{deal.name(deal.seats[0])} leads"
        return "", leads if repique_words(deal) else f"All declared: {leads}"
    if deal.is_played or (deal.is_opened and not deal.is_closed):
        return "", ""
    if not deal.is_closed:
        elder = deal.name(deal.seats[0])
        return f"{table.players[deal.dealer]} deals", f"{elder} is elder"
    number, whole = len(deal.tricks.taken) + 1, deal.tricks.whole
    leader = deal.name(deal.tricks.order[0])
    return f"Trick {number} of {whole}", f"{leader} leads"


def due(deal):
    """The repique that is due once all is said, in a list; empty where none is."""
    words = repique_words(deal) if is_all_said(deal) else ""
    return [words] if words else []


def is_all_said(deal):
    """Whether nothing is left to declare while the play has not begun."""
    book = deal.declarations
    is_open = deal.is_closed or book.open or not book.is_begun()
    return not is_open and not next_to_speak(deal)


# The entries of the games in which two play a deal, and answer each other.
FOR_TWO = (CARTE_BLANCHE, EXCHANGE, HAND, DECLARE, ANSWER, AWARD, CLOSE, TRICK, PLAY)
