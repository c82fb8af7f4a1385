"""What the server of this machine says of itself."""

import json
import ssl
import urllib.request
from http.client import HTTPException

from django.conf import settings

from scorekeeper.server import trust

PATIENCE = 5  # seconds
EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}  # and where it is asked then


def readiness():
    """The answer to /readyz, a dict; None if no server answers at the port."""
    try:
        with urllib.request.urlopen(address(), timeout=PATIENCE, context=tls()) as said:
            return json.load(said)
    except (OSError, HTTPException, ValueError):
        return None


def address():
    """Where the settings say that it listens."""
    scheme = "https" if settings.HTTPS_AT_HOME else "http"
    host = EVERYWHERE.get(settings.ADDRESS, settings.ADDRESS)
    return f"{scheme}://{host}:{settings.PORT}/readyz"


def tls():
    """What a request must trust; None for plain http."""
    if not settings.HTTPS_AT_HOME:
        return None
    return ssl.create_default_context(cafile=trust.folder() / "authority.pem")
