"""The questions of a deal: what may be entered now, and how a screen asks for it.

A type of entry is asked for as long as the rules leave room for it, so a table may go
on in any way it likes: by results, by what was said, or card by card.
"""

from functools import partial

from ...fields import (
    Cards,
    Choice,
    Fixed,
    Flag,
    Number,
    Numbers,
    Rows,
    Seat,
    Side,
)
from ...prompts import LatePrompt, Prompt
from .claims import CLASSES, PIPS_OF_POINTS
from .entries import LENGTH, TOP
from .pique import may_hang_on_run
from .speaking import is_in_order

QUICK, CALL, CARDS = "quick", "call", "cards"
WAYS = ((QUICK, "Results"), (CALL, "As it is said"), (CARDS, "Cards"))
AWARD_LABELS = {
    "point": "Who has the point?",
    "sequence": "Who has the best sequence?",
    "set": "Who has the best set?",
}
AWARD_HELP = {
    "point": "the longest suit",
    "sequence": "three or more in a row",
    "set": "three or four of a kind",
}
NOBODY_LABELS = {
    "point": "Points are equal: nobody scores",
    "sequence": "Nobody scores sequences",
    "set": "Nobody scores sets",
}
CLAIM_LABELS = {
    "point": "{name}\u2019s point",
    "sequence": "{name}\u2019s sequences",
    "set": "{name}\u2019s sets",
}
NONE_LABELS = {
    "point": "{name} calls no point",
    "sequence": "{name} has no sequence",
    "set": "{name} has no set",
}
BEST_LABELS = {
    "point": "{name} calls the longest suit",
    "sequence": "{name} calls every sequence",
    "set": "{name} calls every set",
}
# What single sequences and sets are called, beside their points.
SCORE_WORDS = {
    "point": {},
    "sequence": {
        3: "tierce",
        4: "quart",
        15: "quint",
        16: "sixi\u00e8me",
        17: "septi\u00e8me",
        18: "huiti\u00e8me",
    },
    "set": {3: "trio", 14: "quatorze"},
}


def declaring_questions(books):
    """All that may be entered before declaring is over; the likeliest first."""
    spoken, awarded = call_questions(books), award_questions(books)
    asked = spoken + awarded if books.declarations.spoken else awarded + spoken
    asked += hand_questions(books)
    if not books.declarations.open:
        asked += whole_play(books) + next_trick(books) + [late("close", close_prompt)]
    return asked + exchange_questions(books) + blank_questions(books)


def play_questions(books):
    """A function that gives all that may be entered once declaring is over."""
    tricks = next_trick(books)
    start = whole_play(books) + tricks

    def question():
        if books.tricks.taken:
            return tricks
        return start + hand_questions(books)

    return question


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


def award_prompt(books, kind):
    """Who has a class, and what for."""
    words = SCORE_WORDS[kind]
    scores = [
        (points, f"{points} {words[points]}" if points in words else str(points))
        for points in books.game.scores(books.table, kind)
    ]
    return Prompt(
        "award",
        AWARD_LABELS[kind],
        Fixed("class", kind),
        Side("winner", *books.sides),
        Choice("points", *scores, label="It scores"),
        way=QUICK,
        help=AWARD_HELP[kind],
    )


def nobody_prompt(kind):
    """Nobody has a class."""
    return Prompt(
        "award",
        NOBODY_LABELS[kind],
        Fixed("class", kind),
        Fixed("winner", None),
        way=QUICK,
    )


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


def answer_prompt(books, seat, kind):
    """What the opponent says to a claim."""
    replies = [("good", "Good"), ("not_good", "Not good"), ("equal", "Equal")]
    if kind == "set":
        replies.pop()
    return Prompt(
        "answer",
        f"{books.name(seat)} answers",
        Fixed("seat", seat),
        Fixed("class", kind),
        Choice("reply", *replies),
        way=CALL,
        turn=seat,
        help=AWARD_HELP[kind],
    )


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


def claim_prompt(books, seat, kind):
    """A claim, part by part."""
    label = CLAIM_LABELS[kind].format(name=books.name(seat))
    fields = [Fixed("seat", seat), Fixed("class", kind)] + CLAIM_FIELDS[kind]
    help = "elder speaks first" if seat == books.seats[0] else ""
    return Prompt("declare", label, *fields, way=CALL, turn=seat, help=help)


CLAIM_FIELDS = {
    "point": [
        Number("length", 1, 8, label="How many cards?"),
        Number("pips", 7, 75, optional=True, label="Making, if asked"),
    ],
    "sequence": [Rows("runs", LENGTH, TOP, label="Length, and the top if asked")],
    "set": [
        Rows(
            "sets",
            Choice("rank", *reversed("TJQKA")),
            Number("count", 3, 4),
            label="Rank and number",
        )
    ],
}


def tied_point_prompt(books, seat, earlier):
    """What a point makes that is as long as the other's."""
    point = earlier.parts[0]
    fewest, most = PIPS_OF_POINTS[point.length]
    fields = [
        Fixed("seat", seat),
        Fixed("class", "point"),
        Fixed("length", point.length),
        Number("pips", point.pips or fewest, point.pips or most, label="Making"),
    ]
    if point.suit:
        fields.append(Fixed("suit", point.suit))
    label = f"{books.name(seat)}\u2019s point makes"
    return Prompt("declare", label, *fields, way=CALL, turn=seat)


def tied_runs_prompt(books, seat, earlier):
    """The sequences again, with the top of the best."""
    runs = Rows("runs", LENGTH, TOP, most=len(earlier.parts), label="With the top")
    return Prompt(
        "declare",
        f"{books.name(seat)}\u2019s sequences, how high?",
        Fixed("seat", seat),
        Fixed("class", "sequence"),
        runs,
        way=CALL,
        turn=seat,
    )


def word_prompt(books, seat, kind, word, way):
    """Nothing in a class, or all that the hand has: one button."""
    labels = NONE_LABELS if word == "none" else BEST_LABELS
    return Prompt(
        "declare",
        labels[kind].format(name=books.name(seat)),
        Fixed("seat", seat),
        Fixed("class", kind),
        Fixed(word, True),
        way=way,
        turn=seat,
    )


def hand_questions(books):
    """The hands that are not entered."""
    return [late("hand", hand_prompt, books, seat) for seat in books.hands.waiting()]


def hand_prompt(books, seat):
    """The cards of one player."""
    hands = books.hands.cards
    seen = [card for owner in hands for card in hands[owner]]
    return Prompt(
        "hand",
        f"{books.name(seat)}\u2019s hand",
        Fixed("seat", seat),
        Cards("cards", count=books.hand_size(seat), seen=seen),
        way=CARDS,
        help="after the exchange",
    )


def exchange_questions(books):
    """Who may still exchange; the next one first."""
    return [
        late("exchange", exchange_prompt, books, seat)
        for seat in books.exchange.waiting()
    ]


def exchange_prompt(books, seat):
    """How many cards a player exchanges; most take all they may."""
    offered = books.exchange.offered(seat)
    numbers = [(number, str(number)) for number in offered]
    return Prompt(
        "exchange",
        f"{books.name(seat)} exchanges",
        Fixed("seat", seat),
        Choice("count", *numbers, preset=offered[-1]),
    )


def blank_questions(books):
    """Who may still show a carte blanche."""
    return [
        late("carte_blanche", blank_prompt, books, seat)
        for seat in books.blanks.open_seats()
    ]


def blank_prompt(books, seat):
    """A carte blanche: one button."""
    label = f"{books.name(seat)}: carte blanche"
    return Prompt("carte_blanche", label, Fixed("seat", seat))


def close_prompt():
    """Declaring is over: one button."""
    return Prompt("close", "Declaring is over", way=CALL)


def whole_play(books):
    """The play at once."""
    return [late("play", play_prompt, books)]


def next_trick(books):
    """The next trick, by its winner or by its cards."""
    return [late("trick", winner_prompt, books), late("trick", cards_prompt, books)]


def winner_prompt(books):
    """Who has won a trick: one tap; low cards matter where only high ones count."""
    order = books.tricks.order()
    fields = [Seat("winner", *order)]
    if books.table.options["count"] == "classic":
        fields.append(Flag("lead_low", optional=True, label="a low card led"))
        fields.append(Flag("win_low", optional=True, label="a low card won"))
    return Prompt(
        "trick", trick_label(books), *fields, way=CALL, help=score(books), turn=order[0]
    )


def cards_prompt(books):
    """The cards of a trick in order of play."""
    order = books.tricks.order()
    played = [card for seat in books.seats for card in books.tricks.cards_of(seat)]
    names = ", ".join(books.name(seat) for seat in order)
    return Prompt(
        "trick",
        trick_label(books),
        Cards("cards", count=len(order), seen=played, label=f"In order: {names}"),
        way=CARDS,
        help=score(books),
        turn=order[0],
    )


def trick_label(books):
    """The trick that is due."""
    return f"Who takes trick {books.tricks.number() + 1}?"


def score(books):
    """The tricks taken so far."""
    return " \u2013 ".join(str(number) for number in books.tricks_won())


def play_prompt(books):
    """The play at once: tricks, and what is remembered of it or its points."""
    whole = books.tricks.whole()
    fields = [Numbers("tricks", high=whole, total=whole, label="Tricks")]
    if books.game.has_replies and books.table.options["count"] == "every":
        elder, younger = books.seats
        last = Side("last", *books.sides, label="The last trick")
        label = f"Tricks {books.name(younger)} won that {books.name(elder)} led"
        fields += [last, Number("captures", 0, whole, label=label)]
    else:
        fields.append(Numbers("points", high=2 * whole + 2, label="Points in play"))
    if may_hang_on_run(books):
        label = "Points made in play before the others scored"
        fields.append(Number("run", 0, 30, optional=True, label=label))
    return Prompt("play", "The play", *fields, way=QUICK)
