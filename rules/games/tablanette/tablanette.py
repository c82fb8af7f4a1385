"""A tablanette as it is called, in a deal not recorded card by card."""

from ...entry_type import EntryType
from ...fields import Number, Seat
from .groups import may_score

LEAST, MOST = 4, 14 * 26  # points of a tablanette


class TablanetteCalled(EntryType):
    """Who has cleared the table, and for how many points."""

    type = "tablanette"
    fields = (Seat("seat"), Number("points", optional=True))
    words = ("{seat}: tablanette of {points}", "{seat}: tablanette")

    def why_malformed(self, entry, raw_entry, table):
        if entry.points is None and table.options["sweep"] != "one":
            return "bad_field", "Fill in the points first."
        return None

    def why_not(self, deal, entry):
        points, options = entry.points, deal.table.options
        if options["sweep"] == "one":
            if points in (None, 1):
                return None
            return "bad_tablanette", "Every tablanette scores 1 in this game."
        if points > 0 and may_score(points, options["jack"] == "twelve"):
            return None
        return (
            "bad_tablanette",
            f"A tablanette cannot score {points}. It scores the value of the card "
            "played, and as much again for each card or sum taken.",
        )

    def questions(self, deal):
        fields = [Seat("seat")]
        if deal.table.options["sweep"] != "one":
            fields.insert(0, Number("points", LEAST, MOST, label="Points"))
        return [self.prompt("Tablanette", *fields, way="quick")]

    def enter(self, deal, entry):
        is_one = deal.table.options["sweep"] == "one"
        deal.score_tablanette(entry.seat, 1 if is_one else entry.points)


TABLANETTE = TablanetteCalled()
