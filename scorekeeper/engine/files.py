"""Where a page finds the files of the engine."""

from django.conf import settings
from django.contrib.staticfiles.storage import staticfiles_storage

PAGE = "js/engine/page.js"
WORKER = "js/engine/worker.js"
PACKAGES = ("engine/micropython.mjs", "engine/micropython.wasm", "engine/liquid.mjs")
QR = "engine/qr.mjs"  # there where npm brought it


def addresses_for(family, encodings=""):
    """What a phone fetches to play a family, in words; "" without an engine.

    `family`: the name of its folder in the rules; `encodings`: what the phone takes, as
    its browser says. The addresses of the worker, MicroPython (script and WebAssembly),
    LiquidJS and the family; where it is there, of what draws QR codes. For who takes
    Brotli, which makes it small, an image of the memory stands for script and family.
    """
    known = getattr(staticfiles_storage, "hashed_files", {})
    script, *packages = PACKAGES
    image, files = f"engine/{family}.image", f"engine/{family}.json"
    if "br" in encodings and image in known:
        script = files = image
    names = [WORKER, script, *packages, files]
    if not settings.ENGINE or any(name not in known for name in names):
        return ""
    names += [QR] if QR in known else []
    return " ".join(staticfiles_storage.url(name) for name in names)


def files_for(family, encodings=""):
    """The same for the page of a table, behind the script that brings them to it."""
    addresses = addresses_for(family, encodings)
    return addresses and f"{staticfiles_storage.url(PAGE)} {addresses}"
