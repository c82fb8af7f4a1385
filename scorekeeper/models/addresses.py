"""Where the things of the app are on the web, reckoned once for each.

Django takes some 40 microseconds for an address; each entry names three of them.
"""

from functools import lru_cache

from django.urls import reverse

KEPT = 10_000  # addresses that a worker keeps


@lru_cache(KEPT)
def address_of(view, *given):
    """The address of a view, by its name and what it is given."""
    return reverse(view, args=given)
