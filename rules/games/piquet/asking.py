"""The questions of a deal: what may be entered now, and how a screen asks for it.

A type of entry is asked for as long as the rules leave room for it, so a table may go
on in any way it likes: by results, by what was said, or card by card.
"""

from functools import partial

from ...prompts import LatePrompt
from .claim_prompts import (
    answer_prompt,
    award_prompt,
    claim_prompt,
    close_prompt,
    nobody_prompt,
    tied_point_prompt,
    tied_runs_prompt,
    word_prompt,
)
from .claims import CLASSES
from .dealt_prompts import blank_prompt, exchange_prompt, hand_prompt
from .play_prompts import cards_prompt, play_prompt, winner_prompt
from .speaking import is_in_order
from .ways import CALL, CARDS


def declaring_questions(books):
    """All that may be entered before declaring is over; the likeliest first."""
    spoken, awarded = call_questions(books), award_questions(books)
    asked = spoken + awarded if books.declarations.spoken else awarded + spoken
    asked += hand_questions(books)
    if not books.declarations.open:
        asked += whole_play(books) + next_trick(books) + [late("close", close_prompt)]
    return asked + exchange_questions(books) + blank_questions(books)


def play_questions(books):
    """All that may be entered once declaring is over."""
    if books.tricks.taken:
        return next_trick(books)
    return whole_play(books) + next_trick(books) + hand_questions(books)


def late(type, make, *about):
    """A prompt that is made when it is drawn, from what it is about."""
    return LatePrompt(type, partial(make, *about))


def award_questions(books):
    """The first class of which nothing is said: who has it, or nobody."""
    for kind in CLASSES:
        if not books.declarations.is_touched(kind):
            return [
                late("award", award_prompt, books, kind),
                late("award", nobody_prompt, kind),
            ]
    return []


def call_questions(books):
    """What each player may say next: an answer to the other, or a claim of his own."""
    answers = []
    if books.game.has_replies:
        answers = [
            late("answer", answer_prompt, books, seat, kind)
            for kind in CLASSES
            for seat in books.seats
            if books.declarations.may_answer(seat, kind)
        ]
    return answers + claim_questions(books)


def claim_questions(books):
    """The next class of each player: his claim, that he has none, all that he has."""
    asked, speakers = [], []
    for seat, kind in speaking_order(books):
        if seat not in speakers:
            speakers.append(seat)
            asked += claims_of_seat(books, seat, kind)
    return asked


def speaking_order(books):
    """(seat, class) of those who may declare; of those too late, if nobody else may."""
    pending = books.declarations.pending()
    timely = [pair for pair in pending if may_speak(books, *pair)]
    return timely or pending


def may_speak(books, seat, kind):
    """Whether it is not too late for a seat to declare in a class."""
    book = books.declarations
    if book.has_conceded(seat, kind):
        return False
    return (
        kind in book.reopened
        or book.declaration(seat, kind) is not None
        or is_in_order(books, seat, kind)
    )


def claims_of_seat(books, seat, kind):
    """The claim of one seat in one class, in every way it can be made."""
    earlier = books.declarations.declaration(seat, kind)
    if earlier:
        make = tied_point_prompt if kind == "point" else tied_runs_prompt
        return [late("declare", make, books, seat, earlier)]
    asked = [
        late("declare", claim_prompt, books, seat, kind),
        late("declare", word_prompt, books, seat, kind, "none", CALL),
    ]
    if seat in books.hands.cards:
        best = late("declare", word_prompt, books, seat, kind, "best", CARDS)
        asked.append(best)
    return asked


def hand_questions(books):
    """The hands that are not entered."""
    return [late("hand", hand_prompt, books, seat) for seat in books.hands.waiting()]


def exchange_questions(books):
    """Who exchanges next."""
    return [
        late("exchange", exchange_prompt, books, seat)
        for seat in books.exchange.waiting()[:1]
    ]


def blank_questions(books):
    """Who may still show a carte blanche."""
    return [
        late("carte_blanche", blank_prompt, books, seat)
        for seat in books.blanks.open_seats()
    ]


def whole_play(books):
    """The play at once."""
    return [late("play", play_prompt, books)]


def next_trick(books):
    """The next trick, by its winner or by its cards."""
    return [late("trick", winner_prompt, books), late("trick", cards_prompt, books)]
