"""The shape of each entry, checked before anything else."""

from ...fields import Cards, Choice, Flag, Number, Numbers, Rows, Seat, Side, Suit
from ...prompts import Form, bad_field
from .claims import CLASSES, RANKS
from .declarations import CLASS_NAMES

MOST = 1000  # of tricks and points
MOST_AWARDED = 100
LONGEST = 8
CLASS = Choice("class", *[(kind, CLASS_NAMES[kind]) for kind in CLASSES])


class Made(Numbers):
    """Numbers of two of the sides; at a larger table it tells whose they are."""

    def tell(self, value, table):
        if len(value) == 2:
            return super().tell(value, table)
        made = [f"{table.name(n)} {made}" for n, made in enumerate(value) if made]
        return ", ".join(made) or "none"


def faces(ranks):
    """Ranks as their cards are printed, from the highest: (rank, face) each."""
    return [(rank, rank.replace("T", "10")) for rank in reversed(ranks)]


LENGTH = Number("length", 3, LONGEST, label="Length")
TOP = Choice("top", *faces(RANKS), optional=True, label="Top")

# class -> the parts of a claim in it: those it must have, those it may have
PARTS = {
    "point": (("length",), ("pips", "suit")),
    "sequence": (("runs",), ()),
    "set": (("sets",), ()),
}
ALL_PARTS = ("length", "pips", "suit", "runs", "sets", "none", "best")


class Word(Flag):
    """A flag that says all by being there."""

    def tell(self, value, table):
        return ""


def check_declare(entry, table):
    """A claim has the parts of its class; or it says only `none`, or only `best`."""
    must, may = PARTS[getattr(entry, "class")]
    for word in ("none", "best"):
        if getattr(entry, word) is not None:
            must, may = (word,), ()
    for name in ALL_PARTS:
        value = getattr(entry, name)
        if value is None and name in must:
            raise bad_field(DECLARE, f"{name!r} is missing")
        if value is not None and name not in must + may:
            raise bad_field(DECLARE, f"{name!r} does not belong to this claim")
    if False in (entry.none, entry.best):
        raise bad_field(DECLARE, "'none' and 'best' are true or left out")


def check_award(entry, table):
    """A winner has points; what is said of nobody's does not matter."""
    if entry.winner is None:
        return
    if entry.points is None:
        raise bad_field(AWARD, "'points' is missing")
    if not 1 <= entry.points <= MOST_AWARDED:
        raise bad_field(AWARD, f"'points' go from 1 to {MOST_AWARDED}")


def check_trick(entry, table):
    """A trick has a winner or cards."""
    if entry.winner is None and entry.cards is None:
        raise bad_field(TRICK, "it needs a winner or the cards")


def check_play(entry, table):
    """Points of both; or, where every lead counts, the last trick and captures."""
    remembered = [entry.last is not None, entry.captures is not None]
    if entry.points is not None:
        if any(remembered):
            raise bad_field(PLAY, "'points' stand alone, without last and captures")
        return
    if not all(remembered):
        raise bad_field(PLAY, "'points' is missing")
    if not table.game.has_replies or table.options["count"] != "every":
        raise bad_field(PLAY, "this count needs the 'points' of each")


CARTE_BLANCHE = Form(
    "carte_blanche",
    Seat("seat"),
    Cards("cards", optional=True),
    words=("{seat} shows carte blanche",),
)
EXCHANGE = Form(
    "exchange",
    Seat("seat"),
    Number("count", 0, 8),
    words=("{seat} exchanges {count}",),
)
HAND = Form("hand", Seat("seat"), Cards("cards"), words=("{seat} has {cards}",))
DECLARE = Form(
    "declare",
    Seat("seat"),
    CLASS,
    Number("length", 1, LONGEST, optional=True),
    Number("pips", 1, 100, optional=True),
    Suit("suit", optional=True),
    Rows("runs", LENGTH, TOP, Suit("suit", optional=True), optional=True),
    Rows(
        "sets", Choice("rank", *reversed(RANKS)), Number("count", 3, 4), optional=True
    ),
    Word("none", optional=True),
    Word("best", optional=True),
    check=check_declare,
    words=(
        "{seat}: point of {length}, making {pips}",
        "{seat}: point of {length}",
        "{seat}: {runs}",
        "{seat}: {sets}",
        "{seat}: all of the {class}{best}",
        "{seat}: nothing for the {class}{none}",
    ),
)
ANSWER = Form(
    "answer",
    Seat("seat"),
    CLASS,
    Choice("reply", "good", "not_good", "equal"),
    words=("{seat}: {reply}",),
)
AWARD = Form(
    "award",
    CLASS,
    Side("winner", none="Nobody"),
    Number("points", optional=True),
    check=check_award,
    words=("{class}: {winner} {points}", "{class}: {winner}"),
)
CLOSE = Form("close", words=("Declaring is over",))
TRICK = Form(
    "trick",
    Seat("winner", optional=True),
    Cards("cards", optional=True),
    Flag("lead_low", optional=True),
    Flag("win_low", optional=True),
    check=check_trick,
    words=("{cards}", "{winner} wins the trick"),
)
PLAY = Form(
    "play",
    Made("tricks", high=MOST),
    Made("points", high=MOST, optional=True),
    Side("last", optional=True),
    Number("captures", 0, MOST, optional=True),
    Number("run", 0, 30, optional=True),
    check=check_play,
    words=(
        "Tricks {tricks}; points in play {points}",
        "Tricks {tricks}; the last {last}; younger captured {captures}",
    ),
)
# The entries of the games in which two play a deal, and answer each other.
FOR_TWO = (CARTE_BLANCHE, EXCHANGE, HAND, DECLARE, ANSWER, AWARD, CLOSE, TRICK, PLAY)


def check_total(form, entry, given, table):
    """A deal added up at the table has no more points than a deal can bring."""
    if entry.type == "deal_total" and not all(0 <= n <= MOST for n in entry.points):
        raise bad_field(form, f"'points' go from 0 to {MOST}")
