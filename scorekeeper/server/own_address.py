"""Links to this server for people who read them on a terminal."""

from django.conf import settings
from django.http.request import split_domain_port
from django.urls import reverse

from scorekeeper.server import network

ONLY_HERE = ("localhost", "127.0.0.1", "[::1]")
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


def here(request):
    """Where other phones find this server: "http://192.168.0.5:8000"."""
    return f"{request.scheme}://{place_of(request)}"


def place_of(request):
    """The host and port of this server: no name that means each machine itself."""
    host, port = split_domain_port(request.get_host())
    if host not in ONLY_HERE or "*" not in settings.ALLOWED_HOSTS:
        return request.get_host()
    return f"{network.address()}:{port}" if port else network.address()
