"""Tablanette in short: tablanettes as they are called, then the two piles."""

from ...errors import RuleError
from ...fields import Number, Numbers, Seat, Side
from ...prompts import LatePrompt, Prompt
from .entries import LEVEL
from .groups import may_score
from .scoring import CARD_POINTS, can_hold, larger, score_piles

WAY = "quick"
PACK = 52
LEAST, MOST = 4, 14 * 26  # points of a tablanette


def questions(table):
    """What may come in a deal that is recorded in short."""
    return [
        LatePrompt("tablanette", lambda: tablanette_prompt(table)),
        LatePrompt("count", most_prompt),
        LatePrompt("count", cards_prompt),
    ]


def call_and_count(table, question, entry):
    """From the first entry of a short deal to the count of its piles."""
    called = [0, 0]
    while entry.type == "tablanette":
        points = checked_points(table, entry)
        called[entry.seat] += 1
        score_tablanette(table, entry.seat, points)
        entry = yield question
    check_count(entry, called)
    most = larger(entry.cards) if entry.cards else entry.most
    score_piles(table, entry.points, most)


def score_tablanette(table, seat, points):
    """Scores and calls a tablanette."""
    table.score(seat, points, "tablanette", f"Tablanette of {points}")
    table.announce("Tablanette")


def checked_points(table, entry):
    """What a tablanette scores; refuses what no play can."""
    points, options = entry.points, table.options
    if options["sweep"] == "one":
        if points not in (None, 1):
            raise RuleError("bad_tablanette", "Every tablanette scores 1 here.")
        return 1
    if points <= 0 or not may_score(points, options["jack"] == "twelve"):
        raise RuleError(
            "bad_tablanette",
            f"No tablanette is worth {points}: it is the value of the card played, "
            "and as much again for each card or sum that it takes.",
        )
    return points


def check_count(entry, called):
    """Refuses piles that the pack cannot make; `called`: tablanettes of each."""
    check_points(entry, called)
    if not entry.cards:
        return
    is_empty = sum(entry.cards) == sum(entry.points) == 0
    if sum(entry.cards) != PACK and not is_empty:
        raise RuleError(
            "cards_do_not_add",
            f"The cards come to {sum(entry.cards)}: the pack has {PACK}.",
        )
    for seat, cards in enumerate(entry.cards):
        check_pile(cards, entry.points[seat], called[seat])


def check_points(entry, called):
    """Refuses card points that are not those of the pack, or none if all was left."""
    points = sum(entry.points)
    nobody_took = entry.most is None and not any(called)
    if entry.cards:
        nobody_took = sum(entry.cards) == 0
    if points != CARD_POINTS and not (points == 0 and nobody_took):
        raise RuleError(
            "points_do_not_add",
            f"The card points come to {points}: the pack has {CARD_POINTS}.",
        )


def check_pile(cards, points, called):
    """Refuses a pile that cannot be."""
    if cards == 1:
        raise RuleError("impossible_count", "Nobody takes a single card.")
    if not can_hold(cards, points):
        raise RuleError(
            "impossible_count", f"{cards} cards cannot hold {points} card points."
        )
    if cards < 2 * called:
        raise RuleError(
            "impossible_count",
            f"Tablanettes: {called}. They alone bring {2 * called} cards, not {cards}.",
        )


def tablanette_prompt(table):
    """Who has cleared the table, and what for."""
    fields = [Seat("seat")]
    if table.options["sweep"] != "one":
        fields.insert(0, Number("points", LEAST, MOST, label="Points"))
    return Prompt("tablanette", "Tablanette", *fields, way=WAY)


def most_prompt():
    """The piles: card points, and who has more cards."""
    most = Side("most", none=LEVEL, label="More cards")
    return Prompt("count", "End of the deal", points_field(), most, way=WAY)


def cards_prompt():
    """The piles: card points and cards of each."""
    cards = Numbers("cards", high=PACK, total=PACK, preset=[26, 26], label="Cards")
    return Prompt("count", "Cards counted", points_field(), cards, way=WAY)


def points_field():
    """The card points of each."""
    return Numbers(
        "points",
        high=CARD_POINTS,
        total=CARD_POINTS,
        preset=[11, 11],
        label="Card points",
    )
