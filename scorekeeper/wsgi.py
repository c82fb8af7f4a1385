"""The web server's door to Scorekeeper."""

import functools
import logging
import os

from django.conf import settings
from django.core.wsgi import get_wsgi_application

from scorekeeper.server.network import is_one_of

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
    return pages(environ, start_response)


@functools.lru_cache(maxsize=20)  # each once
def say_who_is_not_trusted(address):
    """Why whoever comes by a proxy is sent on to https for ever."""
    if not settings.HTTPS_AT_HOME:
        LOG.warning(NOT_TRUSTED.format(address))
