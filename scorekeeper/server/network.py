"""Where phones find this machine, and from which source a request comes."""

import ipaddress
import socket
from contextlib import suppress

from django.conf import settings
from django.http.request import split_domain_port
from django.urls import reverse

OWNED = 64  # bits of an address with IPv6 by which its owner is known
ONLY_HERE = ("localhost", "127.0.0.1", "[::1]")
STANDARD = {"http": 80, "https": 443}


def address():
    """This machine's address in its network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address kept for documentation
        except OSError:
            return "127.0.0.1"
        return probe.getsockname()[0]


def own_addresses():
    """The addresses by which it is reached, in order."""
    addresses = {"127.0.0.1", "::1", address(), *addresses_of(socket.gethostname())}
    numbers = {ipaddress.ip_address(one) for one in addresses}
    return sorted(numbers, key=lambda number: (number.version, number))


def addresses_of(name):
    """The addresses that this machine knows for a name."""
    try:
        places = socket.getaddrinfo(name, None)
    except OSError:
        return set()
    return {place[0].split("%")[0] for *_, place in places}


def home_names():
    """The names by which it is reached at home: "kitchen.local" where it says so."""
    own = socket.gethostname().split(".")[0].lower()
    is_good = own.isascii() and own.replace("-", "").isalnum() and own != "localhost"
    return ["localhost", f"{own}.local"] if is_good else ["localhost"]


def plain(address):
    """An address as it is compared: without brackets, and IPv4 as IPv4."""
    with suppress(ValueError):
        read = ipaddress.ip_address(address.strip("[]"))
        return str(getattr(read, "ipv4_mapped", None) or read)
    return address


def is_one_of(address, trusted):
    """Whether an address is one of some, written as addresses, as networks, or "*"."""
    if "*" in trusted or address in trusted:
        return True
    with suppress(ValueError):
        read = ipaddress.ip_address(address)
        nets = [ipaddress.ip_network(one, strict=False) for one in trusted]
        return any(read in net for net in nets if net.version == read.version)
    return False


def source_of(address, forwarded, settings):
    """Where a request comes from: an address, or the network of its owner.

    Through as many proxies as the settings name, if the nearest is one that is trusted:
    anyone who reaches the port directly can write anything into the header, which is
    `forwarded`.
    """
    hops, passed = settings.PROXIES, (forwarded or "").split(",")
    if 0 < hops <= len(passed) and is_one_of(address, settings.TRUSTED_PROXIES):
        address = passed[-hops].strip()
    return network_of(address)


def network_of(address):
    """An address, or of one with IPv6 the part that is the same for its owner."""
    known = plain(address)
    if ":" not in known:
        return known
    return str(ipaddress.ip_network((known, OWNED), strict=False))


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
    host = named_host() or address()
    is_behind_proxy = settings.PROXIES or settings.HTTPS and not settings.HTTPS_AT_HOME
    if is_behind_proxy or STANDARD[scheme] == settings.PORT:
        return f"{scheme}://{host}"
    return f"{scheme}://{host}:{settings.PORT}"


def named_host():
    """The first whole name in ALLOWED_HOSTS, else the first domain, or None."""
    names = [name for name in settings.ALLOWED_HOSTS if name != "*"]
    names.sort(key=lambda name: name.startswith("."))
    return names[0].lstrip(".") if names else None


def server_address(request):
    """Where other phones find this server: "http://192.168.0.5:8000"."""
    return f"{request.scheme}://{place_of(request)}"


def place_of(request):
    """The host and port of this server: no name that means each machine itself."""
    host, port = split_domain_port(request.get_host())
    if host not in ONLY_HERE or "*" not in settings.ALLOWED_HOSTS:
        return request.get_host()
    return f"{address()}:{port}" if port else address()
