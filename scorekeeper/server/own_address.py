"""Links to this server for people who read them on a terminal."""

from django.conf import settings
from django.urls import reverse

from scorekeeper.server import network

STANDARD = {"http": 80, "https": 443}


def link_to(page, *args):
    """The whole address of a page, as phones open it."""
    return base() + reverse(page, args=args)


def base():
    """Where phones find this server, without a slash at the end.

    A trusted origin says it best. Behind a proxy the port is that of the proxy.
    """
    scheme = "https" if settings.HTTPS else "http"
    for origin in settings.CSRF_TRUSTED_ORIGINS:
        if "*" not in origin and origin.startswith(f"{scheme}://"):
            return origin
    host = named_host() or network.address()
    is_behind_proxy = settings.PROXIES or settings.HTTPS and not settings.HTTPS_AT_HOME
    if is_behind_proxy or STANDARD[scheme] == settings.PORT:
        return f"{scheme}://{host}"
    return f"{scheme}://{host}:{settings.PORT}"


def named_host():
    """The first whole name in ALLOWED_HOSTS, else the first domain, or None."""
    names = [name for name in settings.ALLOWED_HOSTS if name != "*"]
    names.sort(key=lambda name: name.startswith("."))
    return names[0].lstrip(".") if names else None
