"""Where a page finds the files of the engine, and how a late page learns of them."""

from django.conf import settings
from django.contrib.staticfiles.storage import staticfiles_storage

from scorekeeper import scoring
from scorekeeper.server.static_files import catch_up

PAGE = "js/engine/page.js"
WORKER = "js/engine/worker.js"
PACKAGES = ("engine/micropython.mjs", "engine/micropython.wasm")
QR = "engine/qr.mjs"  # there where npm brought it
LACKED_BY = "Engine-For"  # a request: the key of the card game that is shown
ANSWER = "Engine"  # a response: the addresses, as the page of a table has them


def is_here():
    """Whether phones are given an engine, or are to have none."""
    hashed = getattr(staticfiles_storage, "hashed_files", {})
    return not settings.ENGINE or all(name in hashed for name in PACKAGES)


def addresses_for(family):
    """What a phone fetches to play a family, in words; "" without an engine.

    `family`: the name of its folder in the rules. The addresses of the worker, of
    MicroPython (script and WebAssembly), of the family and of its referee's book; where
    it is there, of what draws QR codes.
    """
    hashed = getattr(staticfiles_storage, "hashed_files", {})
    names = [WORKER, *PACKAGES, f"engine/{family}.bin", f"engine/{family}-book.bin"]
    if not settings.ENGINE or any(name not in hashed for name in names):
        return ""
    names += [QR] if QR in hashed else []
    return " ".join(staticfiles_storage.url(name) for name in names)


def files_for(family):
    """What the page of a table fetches: first the script that brings the rest to it."""
    addresses = addresses_for(family)
    return addresses and f"{staticfiles_storage.url(PAGE)} {addresses}"


def hand_out_engine(get_response):
    """The first middleware: it looks for the engine until it is here."""

    def middleware(request):
        if not is_here():
            catch_up()
        response = get_response(request)
        if addresses := addresses_lacked(request):
            response[ANSWER] = addresses
        return response

    return middleware


def addresses_lacked(request):
    """What a table that lacks the engine fetches; "" if it does not ask, or in vain."""
    key = request.headers.get(LACKED_BY)
    if not key or key not in scoring.card_game_keys():
        return ""
    return files_for(scoring.family_of(key))
