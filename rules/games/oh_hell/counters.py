"""A bid and its tricks at Oh Hell, counted by each of the scorings."""

from ...counters import Counter, CounterAnswer
from ...fields import Number
from .house_rules import OPTIONS
from .scoring import lines

MOST = 13  # cards of a deal that are worth a chip


class BidAndTricks(Counter):
    """A bid and the tricks taken."""

    title = "A bid and the tricks taken"
    house_rules = ("zero_bid",)
    fields = (
        Number("bid", 0, MOST, label="Bid"),
        Number("tricks", 0, MOST, label="Tricks taken"),
        Number("hand", 1, MOST, label="Cards in the deal", optional=True),
    )

    def count(self, table, entry):
        bid, tricks = entry.bid, entry.tricks
        hand = max(entry.hand or 0, bid, tricks, 1)
        [option] = [one for one in OPTIONS if one.key == "scoring"]
        rows = []
        for scoring, words in option.values:
            options = table.options | {"scoring": scoring}
            points = sum([one[0] for one in lines(options, hand, bid, tricks)])
            mark = " (in force)" if scoring == table.options["scoring"] else ""
            rows.append((points, words + mark))
        return CounterAnswer(f"Bid {bid}, took {tricks}", rows)


COUNTERS = {"oh_hell": BidAndTricks()}
