"""The web server's door to Scorekeeper."""

import os

from django.core.wsgi import get_wsgi_application

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "scorekeeper.settings")
TRUSTED = (os.environ.get("FORWARDED_ALLOW_IPS") or "127.0.0.1").replace(",", " ")

pages = get_wsgi_application()


def application(environ, start_response):
    """Answers a request; a proxy that is trusted says whether it came by https."""
    if environ["REMOTE_ADDR"] in TRUSTED.split() or TRUSTED == "*":
        scheme = environ.get("HTTP_X_FORWARDED_PROTO")
        environ["wsgi.url_scheme"] = "https" if scheme == "https" else "http"
    return pages(environ, start_response)
