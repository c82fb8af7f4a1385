"""The kinds of settings: how the value of each is read, and which ones are allowed.

`read(text)` gives the value, or raises ValueError: its text is the remedy, where there
is a better one than to use what is `allowed`. `shown(text)` is what may be printed.
"""

import ipaddress
import os
import re
from collections import namedtuple
from pathlib import Path
from zoneinfo import ZoneInfo

from scorekeeper.environment import databases
from scorekeeper.server import under_path

ROOT = Path(__file__).parents[2]  # relative folders lie in it
LEAST_SECRET = 12  # characters
FOR_A_SHELL = re.compile(
    r"~(/.*)?|\$\w+(/.*)?|\$\{\w+\}(/.*)?|\$\(.*\)|`.*`", re.DOTALL
)
NOT_EVALUATED = "Use the value itself, without shell variables or commands."
LIKE_A_SWITCH = {"none", "true", "false"}
LABEL = r"[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?"
NAME = rf"{LABEL}(?:\.{LABEL})*"
HOSTS = re.compile(rf"\*|\.?{NAME}|\[[0-9a-f:.]+\]", re.IGNORECASE)
ORIGINS = re.compile(
    rf"https?://(?:(?:\*\.)?{NAME}|\[[0-9a-f:.]+\])(?::\d+)?", re.IGNORECASE
)
LINKS = re.compile(r"(?:https?://[^\s/]|mailto:[^\s@]+@)\S+")


class Kind(namedtuple("Kind", "read allowed shown", defaults=[str])):
    """How a value is read, which ones are allowed, and what of it may be printed."""


def choice(*values):
    """One of a few values, in upper or lower case."""

    def read_choice(text):
        if text.lower() not in values:
            raise ValueError
        return text.lower()

    return Kind(read_choice, list_in_words(values))


def list_in_words(values):
    """Values as a sentence lists them: "1 or home"."""
    *most, last = values
    return f"{', '.join(most)} or {last}" if most else last


def number(least, most):
    """A whole number from `least` to `most`."""

    def read_number(text):
        is_short = len(text) <= len(str(most))
        if not (is_short and text.isascii() and text.isdecimal()):
            raise ValueError
        if not least <= int(text) <= most:
            raise ValueError
        return int(text)

    return Kind(read_number, f"a number from {least} to {most}")


def several(kind):
    """Values of a kind in a list, between spaces or commas."""

    def read_list(text):
        return [kind.read(word) for word in text.replace(",", " ").split()]

    return Kind(read_list, f"{kind.allowed}, or several separated by spaces")


def like(pattern, allowed):
    """A text that a pattern fits."""

    def read_text(text):
        if not pattern.fullmatch(text):
            raise ValueError
        return text

    return Kind(read_text, allowed)


def network(text):
    """A network or an address as it was written; "*" for all."""
    if text != "*":
        with_own_words(ipaddress.ip_network, text, strict=False)
    return text


def address(text):
    """An address of this machine, or a name of one."""
    if not re.fullmatch(NAME, text, re.IGNORECASE):
        with_own_words(ipaddress.ip_address, text)
    elif re.fullmatch(r"[\d.]+", text):
        with_own_words(ipaddress.IPv4Address, text)
    return text


def with_own_words(read, *given, **more):
    """What `read` gives; a ValueError without the words of Python."""
    try:
        return read(*given, **more)
    except (ValueError, LookupError, OSError):
        raise ValueError from None


def time_zone(text):
    """The name of a time zone that this machine knows."""
    with_own_words(ZoneInfo, text)
    return text


def folder(text):
    """A folder, which is made if it is missing."""
    path = place(itself(text))
    if os.path.isdir(path):  # it never raises, unlike the path's own
        return path
    try:
        path.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        remedy = f"Use a folder that this user can create or open ({error.strerror})."
        raise ValueError(remedy) from None
    return path


def folder_if_named(text):
    """A folder that may be read-only; None where none is set."""
    path = place(itself(text)) if text else None
    if path and not os.path.isdir(path) and os.path.exists(path):
        raise ValueError
    return path


def place(text):
    """The path of a folder, wherever the command is called."""
    return ROOT / text


def itself(text):
    """A text that is not written for a shell, such as $HOME/var or $(cat key)."""
    if FOR_A_SHELL.fullmatch(text):
        raise ValueError(NOT_EVALUATED)
    return text


def secret(text):
    """A secret key; None where none is set."""
    if itself(text) and not (text.isprintable() and len(text.strip()) >= LEAST_SECRET):
        raise ValueError
    return text or None


def door(text):
    """Whether new groups begin: "on", "off", or the word that they need."""
    word = text.lower()
    if word in ("on", "off"):
        return word
    is_word = len(text) >= 4 and text.isprintable() and text == text.strip()
    if not is_word or word in LIKE_A_SWITCH:
        raise ValueError
    return text


def link(text):
    """An address that a page leads to; None where none is set."""
    if text and not LINKS.fullmatch(text):
        raise ValueError
    return text or None


def hide_secret(text):
    """What is printed of a secret."""
    return "…"


HOST = like(HOSTS, "a name such as cards.example.org, without https:// or a port")
ORIGIN = like(ORIGINS, "an origin such as https://cards.example.org, without a path")
NETWORK = Kind(network, "an address or a network such as 10.88.0.0/16")
ADDRESS = Kind(address, "an address such as 127.0.0.1 or ::")
TIME_ZONE = Kind(time_zone, "a time zone such as Europe/London")
FOLDER = Kind(folder, "a folder")
FOLDER_IF_NAMED = Kind(folder_if_named, "a folder")
PATH = Kind(under_path.base_path, under_path.ALLOWED)
SECRET = Kind(secret, f"at least {LEAST_SECRET} random characters", hide_secret)
DOOR = Kind(door, "on, off or a word of at least 4 characters")
LINK = Kind(link, "an address that begins with https://, http:// or mailto:")
DATABASE = Kind(databases.read_address, databases.ALLOWED, databases.without_password)
