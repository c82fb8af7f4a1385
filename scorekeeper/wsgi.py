"""The web server's door to Scorekeeper."""

import os

from django.conf import settings
from django.core.wsgi import get_wsgi_application

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "scorekeeper.settings")

pages = get_wsgi_application()


def application(environ, start_response):
    """Answers a request; a proxy that is trusted says whether it came by https."""
    trusted = settings.TRUSTED_PROXIES
    if environ["REMOTE_ADDR"] in trusted or "*" in trusted:
        scheme = environ.get("HTTP_X_FORWARDED_PROTO")
        environ["wsgi.url_scheme"] = "https" if scheme == "https" else "http"
    return pages(environ, start_response)
