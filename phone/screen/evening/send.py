"""What is said of sending an evening: where it goes, and what came of it."""

from .words import group_chips, is_old, otherwise_words

UNSENT = "It stays on this phone until it is sent."
WAITS = "The evening is over: it is sent as soon as there is a connection."
NOWHERE = "This phone has no key to a group: open one, then send it."
NO_NETWORK = "No connection: all stays on this phone until there is one."


def send_part(evening, groups, yesterday):
    """What is drawn of sending an evening; `groups`: those of this phone's keys."""
    offered = group_chips("into", groups, evening["group"]["id"])
    may_send = any(group["is_chosen"] for group in offered)
    waits = WAITS if evening["is_over"] else UNSENT
    return {
        "groups": offered,
        "may_send": may_send,
        "has_choice": len(groups) > 1 or (bool(groups) and not may_send),
        "promise": waits if groups else NOWHERE,
        "trouble": evening["trouble"],
        "is_offline": evening["trouble"] == NO_NETWORK,
        "is_over": evening["is_over"],
        "is_old": is_old(evening, yesterday),
        "has_games": bool(evening["games"]),
        "is_sent": evening["sent"] is not None,
        "sent_url": evening["sent"]["url"] if evening["sent"] else "",
        "otherwise": otherwise_words(evening),
    }
