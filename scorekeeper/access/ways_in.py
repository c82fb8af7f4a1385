"""A new access as its page shows it: the link, its QR code, and the short code."""

import segno
from django.conf import settings
from django.urls import reverse

from scorekeeper.access import attempts, codes
from scorekeeper.server.network import place_of, server_address


def new_key_link(request, secret):
    """The link of a new key, and its picture, as its page shows them."""
    link = server_address(request) + reverse("open_key", args=[secret])
    picture = segno.make(link).svg_data_uri(scale=8, border=2)
    place = f"{place_of(request)}{settings.BASE_PATH}"
    return {"link": link, "picture": picture, "place": place}


def short_code(request, key):
    """The short code of a key, as its page shows it."""
    return {"code": codes.new_code(key, attempts.source_of(request))}
