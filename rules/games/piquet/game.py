"""What the piquet games have in common: the script of a deal, and its end."""

from functools import partial

from ...card_game import CardGame
from ...cards import pack
from ...prompts import Form, Question
from .asking import declaring_questions, play_questions
from .books import Books
from .calls import (
    REPLIES,
    call_cards,
    call_deal,
    call_pique,
    call_reply,
    call_starts,
    call_trick,
)
from .claims import RANKS, SCORES
from .ending import form_of, is_over
from .entries import check_total
from .exchange import Exchange
from .house_rules import EXTRA_DEALS
from .pique import check_run
from .play import enter_play
from .rulings import MISDEALS
from .showing import show
from .speaking import answer, award, declare
from .ways import WAYS

REASONS = (
    ("carte_blanche", "A dealt hand without king, queen or jack counts 10"),
    ("point", "The longest suit counts a point a card; of equal ones the more pips"),
    ("sequence", "Three 3, four 4, five or more 10 and the cards; the best has all"),
    ("set", "Four of a kind 14, three 3, tens or higher; the best has all"),
    ("repique", "Enough in hand before the others have anything"),
    ("lead", "A card led"),
    ("win", "A trick won"),
    ("play", "The points of the play, added up"),
    ("last_trick", "The last trick counts one more"),
    ("pique", "Enough in hand and play before the others have anything"),
    ("cards", "10 for the most tricks"),
    ("capot", "40 for all the tricks"),
    ("no_count", "A breach of the rules costs all points of the deal"),
)


class PiquetGame(CardGame):
    """A game of the piquet family.

    `hand_size`: cards dealt to each. `threshold`: what pique and repique need.
    `has_replies`: whether two play, who answer each other's claims. `exchange`: the
    kind of exchange.
    """

    family = "Piquet"
    hand_size, threshold = 12, 30
    has_replies = True
    exchange = Exchange
    bonuses = {"repique": 60, "pique": 30}
    misdeals = MISDEALS
    reasons = REASONS
    ways = WAYS
    adjust_limit = 1000
    check_order = (check_total, Form.check_cards, Form.check_seats)

    def pack(self, table):
        return pack(RANKS)

    def card_text(self, text):
        return text.upper()

    def playing(self, table):
        """The seats that play this deal, in the order in which they declare."""
        return table.round_from(table.left_of(table.deal.dealer))

    def scores(self, table, kind):
        """The points that a side can have in a class."""
        return SCORES[self.hand_size][kind]

    def points_that_score(self, table, claims):
        """Of the points that a side has called, those that score."""
        return claims

    def bonus(self, reason, options):
        """What pique or repique is worth."""
        return self.bonuses[reason]

    def question(self, table, kind):
        """What is asked of the first speaker when a tie is open."""
        return "How high?" if kind == "sequence" else "How much?"

    def adversary(self, books, entry):
        """Who scores in the place of the side that has declared falsely."""
        side = books.side_of(entry.seat)
        return next(other for other in books.sides if other != side)

    def deal(self, table):
        books = table.deal.books = Books(table)
        show(books)
        entry = yield from declaring(books)
        yield from playing(books, entry)

    def misdealt(self, table, entry):
        name = table.players[table.deal.dealer]
        table.announce(f"Misdeal: {name} deals again")

    def deal_done(self, table):
        call_deal(table)

    def drop(self, table):
        """What was agreed stays."""
        table.rewrite([])

    def is_over(self, table):
        if table.deal.books.lost_by is not None:
            return True
        return table.deal.is_complete and is_over(table)

    def headline(self, table):
        form = form_of(table)
        if form.deals is None:
            return f"Deal {table.deal.number} \u00b7 {table.options['target']} wins"
        is_extra = table.deal.number > form.deals
        deals = form.deals + EXTRA_DEALS if is_extra else form.deals
        return f"Deal {table.deal.number} of {deals} \u00b7 {form.name}"

    def call(self, table):
        books = table.deal.books
        if books.is_complete():
            return "", ""
        if not books.is_closed:
            elder = books.name(books.seats[0])
            return f"{table.players[table.deal.dealer]} deals", f"{elder} is elder"
        number, whole = books.tricks.number() + 1, books.tricks.whole
        leader = books.name(books.tricks.order()[0])
        return f"Trick {number} of {whole}", f"{leader} leads"


def declaring(books):
    """All before the play, in the table's own order; gives the entry that ends it."""
    question = Question(partial(declaring_questions, books))
    entry = yield question
    while entry.type in BEFORE_PLAY:
        enter(books, entry)
        entry = yield question
    return entry


def playing(books, entry):
    """The close, hands, tricks or the whole play, until the deal is complete."""
    question = Question(partial(play_questions, books))
    enter(books, entry)
    while not books.is_complete():
        entry = yield question
        enter(books, entry)


def enter(books, entry):
    """One entry: into the books, onto the sheet, and aloud."""
    ENTER[entry.type](books, entry)
    show(books)


def enter_blank(books, entry):
    """A carte blanche."""
    books.blanks.enter(entry)
    books.write()


def enter_exchange(books, entry):
    """An exchange."""
    books.exchange.enter(entry)


def enter_hand(books, entry):
    """A hand."""
    books.hands.enter(entry)


def enter_claim(books, entry):
    """A claim, and the reply that it brings about."""
    declare(books, entry)
    call_reply(books, getattr(entry, "class"))
    books.write()


def enter_answer(books, entry):
    """A reply."""
    answer(books, entry)
    books.table.announce(REPLIES[entry.reply])
    books.write()


def enter_award(books, entry):
    """A class by its result."""
    award(books, entry)
    books.write()


def enter_close(books, entry):
    """The end of declaring."""
    books.check_declaring()
    books.check_no_tie()
    close(books)


def close(books):
    """Ends the declaring: repique is fixed, each says what he starts with."""
    books.is_closed = True
    books.write()
    call_starts(books)


def enter_trick(books, entry):
    """A trick; the first one ends the declaring."""
    books.tricks.enter(entry)
    if not books.is_closed:
        close(books)
    elif books.silenced:
        books.write()
    else:
        for line in books.sheet.add_trick(books.tricks.number() - 1):
            books.table.score(*line)
    call_trick(books)
    if books.is_complete():
        call_cards(books)


def enter_total(books, entry):
    """The whole play, which ends the declaring too."""
    books.total = enter_play(books, entry)
    if books.is_closed:
        books.write()
    else:
        close(books)
    check_run(books)
    if books.sheet.pique is not None:
        call_pique(books)
    call_cards(books)


BEFORE_PLAY = {
    "carte_blanche": enter_blank,
    "exchange": enter_exchange,
    "hand": enter_hand,
    "declare": enter_claim,
    "answer": enter_answer,
    "award": enter_award,
}
ENTER = BEFORE_PLAY | {
    "close": enter_close,
    "trick": enter_trick,
    "play": enter_total,
}
