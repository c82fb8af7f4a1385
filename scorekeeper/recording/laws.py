"""The circle's own law: kept at a table, found first at the next, and withdrawn."""

from django.db.models import Count, Max
from django.utils import timezone
from django.utils.dateformat import format as formatted

from scorekeeper import bounds, scoring
from scorekeeper.models import Circle, Law

MOST = 60  # laws for one card game that a table brings along
MOST_LISTED = 200
KEPT = ("situation", "answers", "came", "words")


def keep(game, client_id, key_id, **law):
    """Keeps a law of a game's circle, once for each request, in place of an older one.

    `law`: the `situation`, the `answers`, what `came` of it and its `words`.
    """
    fields = {"game": game.key, "key_id": key_id, **law}
    kept, is_new = Law.objects.get_or_create(
        circle_id=game.circle_id, client_id=client_id, defaults=fields
    )
    if is_new:
        about = {name: law[name] for name in ("situation", "answers")}
        older = in_force(game.circle_id).filter(game=game.key, **about)
        older.exclude(pk=kept.pk).update(withdrawn_at=timezone.now())


def are_full(circle_id):
    """Whether a circle keeps as many laws as it may."""
    return Law.objects.filter(circle_id=circle_id).count() >= bounds.MOST_LAWS


def in_force(circle_id):
    """The laws of a circle that are not withdrawn."""
    return Law.objects.filter(circle_id=circle_id, withdrawn_at=None)


def withdraw(law):
    """Withdraws a law; what is withdrawn already stays as it was."""
    in_force(law.circle_id).filter(pk=law.pk).update(withdrawn_at=timezone.now())


def law_at(circle_id, key):
    """What a table goes by at a card game, as `phone.rulings.laws` has it."""
    circles = Circle.objects.filter(pk=circle_id).values_list("is_friendly", flat=True)
    return {
        "is_friendly": circles.first() or False,
        "laws": laws_of(in_force(circle_id).filter(game=key)),
    }


def laws_of(laws):
    """Laws as plain data, the newest first."""
    rows = laws.select_related("key").order_by("-pk")[:MOST]
    return [plain(law) for law in rows]


def plain(law):
    """A law as a phone has it."""
    kept = {name: getattr(law, name) for name in KEPT}
    return kept | {"settled": settled_words(law)}


def laws_by_card_game(circle_id):
    """The laws in force of a circle, as plain data by the key of a card game."""
    rows = in_force(circle_id).select_related("key").order_by("-pk")[:MOST_LISTED]
    laws = {}
    for law in rows:
        laws.setdefault(law.game, []).append(plain(law))
    return laws


def mark(circle_id, key):
    """What changes whenever a law at a card game comes or goes; "" where none came."""
    laws = Law.objects.filter(circle_id=circle_id, game=key)
    marks = laws.aggregate(latest=Max("pk"), gone=Count("withdrawn_at"))
    return f"{marks['latest']}-{marks['gone']}" if marks["latest"] else ""


def settled_words(law):
    """When a law was settled, and by whom."""
    made_on = formatted(timezone.localtime(law.made_at), "j F Y")
    return f"Settled on {made_on}" + (f" by {law.key.name}" if law.key else "")


def listed(circle):
    """All laws of a circle for a page, those in force first, with titles and cases."""
    rows = circle.law_set.select_related("key").order_by("-pk")[:MOST_LISTED]
    rows = sorted(rows, key=lambda law: law.withdrawn_at is not None)
    return [told(law) for law in rows]


def at_a_card_game(circle_id, key):
    """The laws in force at a card game, for the page of its house rules."""
    rows = in_force(circle_id).filter(game=key).select_related("key").order_by("-pk")
    return [told(law) for law in rows[:MOST]]


def told(law):
    """A law with the words of the book beside its own."""
    law.settled = settled_words(law)
    law.title, law.case = scoring.rulings.in_words_of_book(
        law.game, law.situation, law.answers
    )
    law.game_name = scoring.name_of(law.game) or law.game
    return law
