"""The shape of Tablanette's entries."""

from ...fields import Card, Cards, Number, Numbers, Seat, Side
from ...prompts import Form, bad_field

LEVEL = "26 each"


def check_tablanette(entry, table):
    """The points may be left out where every tablanette scores one."""
    if entry.points is None and table.options["sweep"] != "one":
        raise bad_field(entry, "'points' is missing")


def check_piles(form, entry, given, table):
    """A count has the cards of both, or who has more, and nobody is an answer too."""
    if form.type == "count" and ("cards" in given) == ("most" in given):
        raise bad_field(form, "it has either the 'cards' of both or who has the 'most'")


FORMS = (
    Form(
        "tablanette",
        Seat("seat"),
        Number("points", optional=True),
        check=check_tablanette,
        words=("{seat}: tablanette of {points}", "{seat}: tablanette"),
    ),
    Form(
        "count",
        Numbers("points"),
        Numbers("cards", optional=True),
        Side("most", none=LEVEL, optional=True),
        words=(
            "Card points {points}; cards {cards}",
            "Card points {points}; more cards: {most}",
        ),
    ),
    Form("layout", Cards("cards", count=4), words=("On the table: {cards}",)),
    Form(
        "play",
        Card("card"),
        Cards("take", optional=True),
        Seat("seat", optional=True),
        words=("{card} takes {take}", "{card} is played"),
    ),
)
