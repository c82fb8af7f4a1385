"""The web server's door to Scorekeeper."""

import functools
import logging
import os

from django.conf import settings
from django.core.wsgi import get_wsgi_application

from scorekeeper.server import addresses
from scorekeeper.server.network import is_one_of
from scorekeeper.server.under_path import path_of_page

LOG = logging.getLogger(__name__)
NOT_TRUSTED = (
    "A machine at {0} sends X-Forwarded-Proto but is not trusted. If it is your proxy, "
    "set FORWARDED_ALLOW_IPS={0}"
)
SILENT = (
    "A machine at {0} does not send X-Forwarded-Proto. If it is your proxy, every page "
    "redirects to itself. Make the proxy send the header (in nginx: proxy_set_header "
    "X-Forwarded-Proto $scheme)."
)

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "scorekeeper.settings")

pages = get_wsgi_application()


def application(environ, start_response):
    """Answers a request; a proxy that is trusted says whether it came by https."""
    address, scheme = environ["REMOTE_ADDR"], environ.get("HTTP_X_FORWARDED_PROTO")
    if is_one_of(address, settings.TRUSTED_PROXIES):
        environ["wsgi.url_scheme"] = "https" if scheme == "https" else "http"
        if not scheme and is_passed_on(environ):
            say_once(SILENT, address)
    elif scheme == "https" and not settings.HTTPS_AT_HOME:
        say_once(NOT_TRUSTED, address)
        environ[addresses.NOT_TRUSTED] = settings.HTTPS
    environ["PATH_INFO"] = path_of_page(environ["PATH_INFO"], settings.BASE_PATH)
    if environ["PATH_INFO"] is None:
        return led_to_the_slash(start_response)
    return pages(environ, start_response)


def led_to_the_slash(start_response):
    """From /cards, which no page has, to /cards/."""
    start_response("302 Found", [("Location", f"{settings.BASE_PATH}/")])
    return []


def is_passed_on(environ):
    """Whether a proxy of a server with https passed a request on, and no probe asks."""
    return settings.HTTPS and "HTTP_X_FORWARDED_FOR" in environ


@functools.lru_cache(maxsize=20)  # each once
def say_once(text, address):
    """Why what comes by a proxy is refused, or is sent on to https again and again."""
    LOG.warning(text.format(address))
