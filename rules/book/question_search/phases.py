"""Where an open game stands, as the book names the phases of a deal."""

BEFORE_PLAY = (
    ("bidding", ("bid", "bids")),
    ("exchange", ("exchange",)),
    ("declaring", ("declare", "answer", "award", "carte_blanche")),
    ("melding", ("meld",)),
)
COUNTED = ("tricks", "made", "taken", "count", "brisques", "last_trick")
PLAYED = ("trick", "play")


def phases_of(referee):
    """The phases that a game may be in, by what its referee waits for.

    Before anything of a deal is entered the cards may be dealt, or the table further;
    where tricks may be entered or only counted, they may be in play or over.
    """
    if referee.result is not None:
        return ("end",)
    found = of_what_is_waited_for([prompt.type for prompt in referee.prompts()])
    return found if referee.table.deal.is_opened else ("deal",) + found


def of_what_is_waited_for(types):
    """The phases of a deal that waits for entries of these types."""
    for phase, of_phase in BEFORE_PLAY:
        if types[0] in of_phase:
            return (phase,)
    if types[0] not in COUNTED:
        return ("play",)
    is_played = any(one in PLAYED for one in types)
    return ("play", "count") if is_played else ("count",)
