"""Where a browser, a proxy and this server differ about an address, and the remedy.

Each case is a code and a text. The page and the log have the same text, which names the
setting. A host name is the only thing in it that comes from outside: anything else in
such a header stays out.
"""

import re
from urllib.parse import urlsplit

from django.conf import settings
from django.http.request import split_domain_port

from scorekeeper.server.network import is_one_of

HOST = re.compile(r"(?:[\w.-]{1,253}|\[[\da-fA-F:.]{2,45}\])(?::\d{1,5})?", re.ASCII)
NOT_TRUSTED = "scorekeeper.not_trusted"  # in an environ: that a proxy is not
OURS = "If you run this server, "
PASS_ON = "let the proxy pass on the Host header."
TRUST = (
    OURS + "set FORWARDED_ALLOW_IPS to the address of the proxy. The log names that "
    "address."
)
WRONG_HOST = (
    "This server does not know the name {name}. " + OURS + "add {name} to "
    "ALLOWED_HOSTS. If a proxy replaced the name, " + PASS_ON
)
NO_NAME = "{name} is not a valid host name. " + OURS + PASS_ON
DIFFER = "The page is at {page}, but this server was reached as {server}. "
WRONG_ORIGIN = (
    DIFFER + "If both addresses are yours, " + PASS_ON + " If the proxy cannot do "
    "that, set CSRF_TRUSTED_ORIGINS={page}."
)
NO_HTTPS = DIFFER + OURS + "let the proxy send X-Forwarded-Proto, and set HTTPS=1."
NO_TRUST = DIFFER + TRUST
NO_HTTP = DIFFER + "Open {server}. " + OURS + "let the proxy redirect http to https."
WRONG_PORT = (
    DIFFER + OURS + "let the proxy pass on the port in the Host header (in nginx: "
    "proxy_set_header Host $http_host)."
)
NO_ORIGIN = (
    "Your browser hides the address of the page (Origin: null). Turn off the add-on "
    "that hides the address, or use another browser. " + OURS + "make sure that the "
    "proxy sends no Referrer-Policy header."
)
UNTRUSTED_PROXY = (
    "A proxy passes on this page, but Scorekeeper does not trust the proxy. " + TRUST
)
ONE_SOURCE = (
    "All phones behind the proxy count as the same source. " + OURS + "set PROXIES to "
    "the number of proxies."
)


def wrong_host(request):
    """The code and the text for a name that the server does not answer to."""
    host = request.META.get("HTTP_HOST", "")
    if not HOST.fullmatch(host):
        return "wrong_host", NO_NAME.format(name="The name in the Host header")
    name, _ = split_domain_port(host)
    text = WRONG_HOST if name else NO_NAME  # an underscore is never allowed
    return "wrong_host", text.format(name=name or host)


def wrong_origin(request):
    """The code and the text for a form whose page has another address than the server.

    A page of another host, without https, of another port, or of no address.
    """
    page = page_of(request)
    if page is None:
        return "no_origin", NO_ORIGIN
    server = request.scheme, request.get_host()
    code, text = difference(request, page, server)
    return code, text.format(page="://".join(page), server="://".join(server))


def page_of(request):
    """The scheme and the host of the page of a form; None if they are hidden."""
    told = request.headers.get("Origin") or request.headers.get("Referer", "")
    try:
        parts = urlsplit(told)
    except ValueError:
        return None
    is_page = parts.scheme in ("http", "https") and HOST.fullmatch(parts.netloc)
    return (parts.scheme, parts.netloc) if is_page else None


def difference(request, page, server):
    """The code and the text, still without addresses, for two that are not the same."""
    if split_domain_port(page[1])[0] != split_domain_port(server[1])[0]:
        return "wrong_origin", WRONG_ORIGIN
    if page[0] == server[0]:
        return "wrong_port", WRONG_PORT
    if page[0] == "http":
        return "wrong_scheme", NO_HTTP
    is_said = "X-Forwarded-Proto" in request.headers and not is_trusted(request)
    return "wrong_scheme", NO_TRUST if is_said else NO_HTTPS


def is_trusted(request):
    """Whether a request comes from a proxy that the settings trust."""
    return is_one_of(request.META["REMOTE_ADDR"], settings.TRUSTED_PROXIES)


def why_one_source(request):
    """Why all phones may count as one source, a text; "" if they do not."""
    forwarded = request.headers.get("X-Forwarded-For")
    if forwarded is None or settings.HTTPS_AT_HOME:
        return ""
    if not is_trusted(request):
        return UNTRUSTED_PROXY
    is_right = 0 < settings.PROXIES <= len(forwarded.split(","))
    return "" if is_right else ONE_SOURCE
