"""What a game of Scotch Whist is known for, so that it is found again."""

HONOURS = {f"trump_{rank}" for rank in ("ten", "ace", "king", "queen", "jack")}


def is_all_honours(sheet):
    """Whether one side had every honour of a deal."""
    return any(
        honours_of(deal, side) == HONOURS
        for deal in sheet["deals"]
        for side in range(len(sheet["sides"]))
    )


def honours_of(deal, side):
    """The honours that a side scored in a deal, a set of reasons."""
    lines = [line for line in deal["lines"] if line["side"] == side]
    return HONOURS & {line["reason"] for line in lines}


# (tag, words, reasons of lines or a question to the sheet)
KNOWN_FOR = (
    ("all_honours", "all honours of a deal", is_all_honours),
    ("counting_order", "won in counting order", ()),
    ("revoke", "revoke", ("rule_broken",)),
    ("tie", "tie", ()),
)
