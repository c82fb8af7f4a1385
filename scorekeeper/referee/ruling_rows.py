"""Rulings as pages and phones show them: of the group, and proposed for a night."""

from django.db.models import Count, Max, Q
from django.utils import timezone
from django.utils.dateformat import format as formatted

from scorekeeper import bounds, scoring
from scorekeeper.access import phones
from scorekeeper.models import Group, Law
from scorekeeper.referee.group_rulings import (
    KEPT,
    RoomForLaws,
    in_force,
    open_proposals,
    phone_at,
)

MOST = 60  # rulings for one card game that a table brings along
MOST_LISTED = 200


def law_at(game):
    """What a table goes by at a card game, as `phone.rulings.laws` has it."""
    group, here = game.group_id, phone_at(game, game.way_in["pk"])
    groups = Group.objects.filter(pk=group).values_list("is_friendly", flat=True)
    left, full = RoomForLaws(game).of_phone()
    return {
        "is_friendly": groups.first() or False,
        "laws": [plain(law) for law in newest_rulings(in_force(group), game.key)],
        "proposals": [
            plain(law) | {"is_mine": phones.is_same(law, here)}
            for law in proposals_at(game)
        ],
        "room": left,
        "full": full,
    }


def newest_rulings(laws, key):
    """The newest rulings for a card game."""
    return laws.filter(game=key).select_related("key").order_by("-pk")[:MOST]


def proposals_at(game):
    """What is proposed for the night of a game at its card game, the newest first."""
    rows = open_proposals(game.group_id, night_id=game.night_id, game=game.key)
    return rows.select_related("key").order_by("-pk")[: bounds.MOST_PROPOSED]


def plain(law):
    """A ruling as a phone has it."""
    kept = {name: getattr(law, name) for name in KEPT}
    return kept | {"settled": settled_words(law)}


def laws_by_card_game(group_id):
    """The rulings of a group, as plain data by the key of a card game."""
    rows = in_force(group_id).select_related("key").order_by("-pk")[:MOST_LISTED]
    laws = {}
    for law in rows:
        laws.setdefault(law.game, []).append(plain(law))
    return laws


def mark(game):
    """What changes with the rulings at the card game of a game; "" where none came."""
    laws = Law.objects.filter(group_id=game.group_id, game=game.key)
    laws = laws.filter(Q(night=None) | Q(night=game.night_id))
    in_force = Count("pk", filter=Q(withdrawn_at=None))
    marks = laws.aggregate(latest=Max("pk"), in_force=in_force)
    return f"{marks['latest']}-{marks['in_force']}" if marks["latest"] else ""


def settled_words(law):
    """When a ruling was saved, and by whom; or who proposed it."""
    by = f" by {law.key.name}" if law.key else ""
    if law.night_id:
        return f"Proposed{by} for this night"
    return f"Saved on {on_day(law.made_at)}{by}"


def on_day(moment):
    return formatted(timezone.localtime(moment), "j F Y")


def page_of_rulings(group, page=1):
    """A page of a group's rulings, those in force first, each with title and case.

    And whether there are more.
    """
    rows = group.law_set.filter(night=None).exclude(words="").select_related("key")
    is_gone = Q(withdrawn_at__isnull=False)
    rows = rows.annotate(is_gone=is_gone).order_by("is_gone", "-pk")
    before = MOST_LISTED * (page - 1)
    rows = list(rows[before : before + MOST_LISTED + 1])
    return [add_book_words(law) for law in rows[:MOST_LISTED]], len(rows) > MOST_LISTED


def proposals_listed(group):
    """The newest proposals for nights of a group, each with its night."""
    rows = open_proposals(group.pk).select_related("key", "night").order_by("-pk")
    return [add_book_words(law) for law in rows[:MOST_LISTED]]


def at_a_card_game(game):
    """The rulings at the card game of a game, for the page of its house rules."""
    laws = newest_rulings(in_force(game.group_id), game.key)
    return {
        "laws": [add_book_words(law) for law in laws],
        "proposals": [add_book_words(law) for law in proposals_at(game)],
    }


def add_book_words(law):
    """A ruling with the words of the book beside its own."""
    law.settled = settled_words(law)
    law.title, law.case = scoring.rulings.in_words_of_book(
        law.game, law.situation, law.answers
    )
    law.game_name = scoring.name_of(law.game) or law.game
    return law
