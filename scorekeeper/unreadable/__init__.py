"""Stored rows that cannot be read: a page leaves them out, and the log names them.

Such a row comes of another version, of a restored copy, or of somebody's hand in the
database. `manage.py unreadable` lists them all.
"""

import logging

LOG = logging.getLogger(__name__)
MOST_NAMED = 10_000  # rows that the log of one process names
named = set()


def readable(kind, rows, why_not):
    """Those of some stored rows that fit; each other one is logged and left out.

    `kind`: what they are, such as "ruling". `why_not`: gives the reason why a row does
    not fit, a text, or None where it fits.
    """
    fitting = []
    for row in rows:
        why = why_not(row)
        if why is None:
            fitting.append(row)
        else:
            name(kind, row.pk, why)
    return fitting


def name(kind, pk, why):
    """Names a row in the log, once for each process; nothing that it holds is named."""
    if (kind, pk) not in named and len(named) < MOST_NAMED:
        named.add((kind, pk))
        LOG.warning(f"A stored row cannot be read: {kind} {pk}. {why}")
