"""What the server of this machine says of itself.

`python -m scorekeeper.server.readiness` ends with 1 unless it is ready.
"""

import json
import os
import ssl
import sys
from http.client import HTTPException
from urllib.request import HTTPSHandler, ProxyHandler, build_opener

from django.conf import settings

from scorekeeper.server import certificate

PATIENCE = 5  # seconds
EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}  # and where it is asked then


def readiness():
    """The answer to /readyz, a dict; None if no server answers at the port."""
    try:
        with opener().open(address(), timeout=PATIENCE) as answer:
            return json.load(answer)
    except (OSError, HTTPException, ValueError):
        return None


def address():
    """Where the settings say that it listens."""
    scheme = "https" if settings.HTTPS_AT_HOME else "http"
    host = EVERYWHERE.get(settings.ADDRESS, settings.ADDRESS)
    return f"{scheme}://{host}:{settings.PORT}/readyz"


def opener():
    """What asks it: no proxy stands between, and its own certificate is trusted."""
    handlers = [ProxyHandler({})]
    if settings.HTTPS_AT_HOME:
        authority = certificate.folder() / "authority.pem"
        context = ssl.create_default_context(cafile=authority)
        handlers.append(HTTPSHandler(context=context))
    return build_opener(*handlers)


def main():
    """Ends the program with a sentence unless the server is ready."""
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "scorekeeper.settings")
    if readiness() is None:
        sys.exit(f"The server is not ready: {address()}")


if __name__ == "__main__":
    main()
