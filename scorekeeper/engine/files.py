"""Where a page finds the files of the engine."""

from django.conf import settings
from django.contrib.staticfiles.storage import staticfiles_storage

SCRIPTS = {
    "page": "js/engine/page.js",
    "worker": "js/engine/worker.js",
    "python": "engine/micropython.mjs",
    "wasm": "engine/micropython.wasm",
    "liquid": "engine/liquid.mjs",
}


QR = "engine/qr.mjs"  # there where npm brought it


def files_for(family):
    """The addresses of what a phone fetches to play a family; None without an engine.

    `family`: the name of its folder in the rules.
    """
    names = SCRIPTS | {"family": f"engine/{family}.json"}
    known = getattr(staticfiles_storage, "hashed_files", {})
    if not settings.ENGINE or any(name not in known for name in names.values()):
        return None
    names |= {"qr": QR} if QR in known else {}
    return {part: staticfiles_storage.url(name) for part, name in names.items()}
