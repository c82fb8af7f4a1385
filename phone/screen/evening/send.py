"""What is said of sending an evening: where it goes, and what came of it."""

from .words import circle_chips, is_old, otherwise_words

UNSENT = "It stays on this phone until it is sent."
WAITS = "The evening is over: it is sent as soon as there is a connection."
NOWHERE = "This phone has no key to a circle: open one, then send it."
NO_NETWORK = "No connection: all stays on this phone until there is one."


def send_part(evening, circles, yesterday):
    """What is drawn of sending an evening; `circles`: those of this phone's keys."""
    offered = circle_chips("into", circles, evening["circle"]["id"])
    may_send = any(circle["is_chosen"] for circle in offered)
    waits = WAITS if evening["is_over"] else UNSENT
    return {
        "circles": offered,
        "may_send": may_send,
        "has_choice": len(circles) > 1 or (bool(circles) and not may_send),
        "promise": waits if circles else NOWHERE,
        "trouble": evening["trouble"],
        "is_offline": evening["trouble"] == NO_NETWORK,
        "is_over": evening["is_over"],
        "is_old": is_old(evening, yesterday),
        "has_games": bool(evening["games"]),
        "is_sent": evening["sent"] is not None,
        "sent_url": evening["sent"]["url"] if evening["sent"] else "",
        "otherwise": otherwise_words(evening),
    }
