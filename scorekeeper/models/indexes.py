"""What the database keeps in order, so that no page is slower for a long past.

Each question of a page names the group, and one thing more. SQLite, which never looks
how many rows there are of each, takes the index that has the most of what is named.
"""

from django.db.models import Index, Q, UniqueConstraint


def unique(name, *fields):
    """That no two rows are alike in all of these fields."""
    return UniqueConstraint(fields=fields, name=name)


ONE_NAME_EACH = unique("one_person_per_name", "group", "name")
OF_NIGHTS = [
    Index(fields=["group", "-date"], name="nights_of_a_group"),
    Index(fields=["group", "-closed_at", "-date"], name="nights_by_their_end"),
    Index(fields=["group"], condition=Q(closed_at=None), name="open_nights"),
    Index(fields=["group", "place"], name="nights_by_place"),
]
OF_ATTENDANCES = [Index(fields=["night", "group"], name="who_was_at_a_night")]
OF_GAMES = [
    Index(fields=["group", "-started_at"], name="games_of_a_group"),
    Index(fields=["group", "key"], name="games_by_card_game"),
    Index(fields=["night", "group", "started_at"], name="games_of_a_night"),
    Index(fields=["group", "status", "-started_at"], name="games_in_play"),
    # finished, gone on with or corrected since they were last added up
    Index(fields=["group"], condition=Q(is_counted=False), name="games_to_be_counted"),
]
# The best and the worst games and deals of a person, in order.
OF_BESTS = [
    Index(
        fields=["group", "person", "key", "house", "year", column, "-game"],
        name=f"outcomes_by_{column}",
    )
    for column in ("points", "best", "worst")
]
OF_STANDINGS = [
    Index(fields=["group", "person"], name="standings_of_a_person"),
    Index(fields=["night", "group"], name="standings_of_a_night"),
    Index(fields=["game", "group"], name="standings_of_a_game"),
]
OF_RESULTS = [
    Index(fields=["night", "group"], name="results_of_a_night"),
    Index(fields=["group", "currency", "person", "amount"], name="results_summed"),
]
OF_PAYMENTS = [
    Index(fields=["night", "group"], name="payments_of_a_night"),
    Index(
        fields=["group", "currency", "payer", "payee", "amount"],
        name="payments_summed",
    ),
]
