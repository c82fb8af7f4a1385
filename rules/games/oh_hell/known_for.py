"""What a game of Oh Hell is known for, so that it is found again."""

MADE = ("made", "made_zero")
FEWEST = 3  # deals for a feat to be one


def is_faultless(sheet):
    """Whether somebody made every bid of a game."""
    deals = [deal for deal in sheet["deals"] if deal["complete"]]
    made = [sides_that_made(deal) for deal in deals]
    return len(deals) >= FEWEST and bool(set.intersection(*made))


def sides_that_made(deal):
    """The sides that made their bids in a deal, a set."""
    return {line["side"] for line in deal["lines"] if line["reason"] in MADE}


def is_deal_without_a_miss(sheet):
    """Whether all made their bids in a deal behind the first few."""
    return any(
        deal["complete"]
        and deal["number"] >= FEWEST
        and len(sides_that_made(deal)) == len(sheet["sides"])
        for deal in sheet["deals"]
    )


# (tag, words, reasons of lines or a question to the sheet)
KNOWN_FOR = (
    ("faultless", "every bid made", is_faultless),
    ("no_miss", "deal without a miss", is_deal_without_a_miss),
    ("play_off", "play-off", ()),
    ("tie", "tie", ()),
)
