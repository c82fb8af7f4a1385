"""The web server's door to Scorekeeper."""

import functools
import logging
import os

from django.conf import settings
from django.core.wsgi import get_wsgi_application

from scorekeeper.server.network import is_one_of
from scorekeeper.server.under_path import inside

LOG = logging.getLogger(__name__)
NOT_TRUSTED = (
    "Something at {0} says how phones came, as a proxy does, and is not trusted: if it "
    "is your proxy, set FORWARDED_ALLOW_IPS={0}"
)

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "scorekeeper.settings")

pages = get_wsgi_application()


def application(environ, start_response):
    """Answers a request; a proxy that is trusted says whether it came by https."""
    address, scheme = environ["REMOTE_ADDR"], environ.get("HTTP_X_FORWARDED_PROTO")
    if is_one_of(address, settings.TRUSTED_PROXIES):
        environ["wsgi.url_scheme"] = "https" if scheme == "https" else "http"
    elif scheme and settings.HTTPS:
        say_who_is_not_trusted(address)
    environ["PATH_INFO"] = inside(environ["PATH_INFO"], settings.BASE_PATH)
    if environ["PATH_INFO"] is None:
        return led_to_the_slash(start_response)
    return pages(environ, start_response)


def led_to_the_slash(start_response):
    """From /cards, which no page has, to /cards/."""
    start_response("302 Found", [("Location", f"{settings.BASE_PATH}/")])
    return []


@functools.lru_cache(maxsize=20)  # each once
def say_who_is_not_trusted(address):
    """Why whoever comes by a proxy is sent on to https for ever."""
    if not settings.HTTPS_AT_HOME:
        LOG.warning(NOT_TRUSTED.format(address))
