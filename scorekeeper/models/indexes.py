"""What the database keeps in order, so that no page is slower for a long past.

Each question of a page names the circle, and one thing more. SQLite, which never looks
how many rows there are of each, takes the index that has the most of what is named.
"""

from django.db.models import Index, Q, UniqueConstraint


def unique(name, *fields):
    """That no two rows are alike in all of these fields."""
    return UniqueConstraint(fields=fields, name=name)


ONE_NAME_EACH = unique("one_person_per_name", "circle", "name")
OF_NIGHTS = [
    Index(fields=["circle", "-date"], name="nights_of_a_circle"),
    Index(fields=["circle", "-closed_at", "-date"], name="nights_by_their_end"),
    Index(fields=["circle"], condition=Q(closed_at=None), name="open_nights"),
    Index(fields=["circle", "place"], name="nights_by_place"),
]
OF_ATTENDANCES = [Index(fields=["night", "circle"], name="who_was_at_a_night")]
OF_GAMES = [
    Index(fields=["circle", "-started_at"], name="games_of_a_circle"),
    Index(fields=["circle", "key"], name="games_by_card_game"),
    Index(fields=["night", "circle", "started_at"], name="games_of_a_night"),
    Index(fields=["circle", "status", "-started_at"], name="games_in_play"),
    # finished, gone on with or corrected since they were last added up
    Index(fields=["circle"], condition=Q(is_counted=False), name="games_to_be_counted"),
]
# The best and the worst games and deals of a person, in order.
OF_BESTS = [
    Index(
        fields=["circle", "person", "key", "house", "year", column, "-game"],
        name=f"outcomes_by_{column}",
    )
    for column in ("points", "best", "worst")
]
OF_STANDINGS = [
    Index(fields=["circle", "person"], name="standings_of_a_person"),
    Index(fields=["night", "circle"], name="standings_of_a_night"),
    Index(fields=["game", "circle"], name="standings_of_a_game"),
]
OF_RESULTS = [
    Index(fields=["night", "circle"], name="results_of_a_night"),
    Index(fields=["circle", "currency", "person", "amount"], name="results_summed"),
]
OF_PAYMENTS = [
    Index(fields=["night", "circle"], name="payments_of_a_night"),
    Index(
        fields=["circle", "currency", "payer", "payee", "amount"],
        name="payments_summed",
    ),
]
