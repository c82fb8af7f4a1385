"""Where the things of the app are on the web, worked out once for each.

Each entry names three of them. This saves a twentieth of it, without which it costs
more than the limit of `make bench ARGS=entry`.
"""

from functools import lru_cache

from django.urls import reverse

KEPT = 10_000  # addresses that a worker keeps


@lru_cache(KEPT)
def address_of(view, *given):
    """The address of a view, by its name and what it is given."""
    return reverse(view, args=given)
