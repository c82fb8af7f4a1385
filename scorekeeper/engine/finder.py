"""Finds the files of the engine where styles and scripts are collected."""

from django.conf import settings
from django.contrib.staticfiles.finders import BaseFinder
from django.core.files.base import ContentFile
from django.core.files.storage import Storage

from scorekeeper.engine.sources import (
    EVENING,
    PYTHON,
    families,
    family_file,
    written_book,
)

PACKAGES = {
    "engine/micropython.mjs": f"{PYTHON}.mjs",
    "engine/micropython.wasm": f"{PYTHON}.wasm",
}

QR = {"engine/qr.mjs": "lean-qr/nano.mjs"}  # a phone plays without it, too


def made_files():
    """The files that are put together: a family's name and what writes it, by names."""
    all_of_them = [*families(), EVENING]
    engines = {f"engine/{one}.bin": (one, family_file) for one in all_of_them}
    books = {f"engine/{one}-book.bin": (one, written_book) for one in all_of_them}
    return engines | books


class EngineFinder(BaseFinder):
    """What npm brought, and two files for each family; nothing where npm did not."""

    def check(self, **options):
        return []

    def find(self, path, find_all=False):
        return [] if find_all else None

    def list(self, ignore_patterns):
        files = EngineFiles()
        return [(name, files) for name in files.names()]


class EngineFiles(Storage):
    """The files of the engine, as Django opens files."""

    def names(self):
        """The names of them all; none unless all packages are there."""
        folder = settings.BASE_DIR / "node_modules"
        if not all((folder / path).is_file() for path in PACKAGES.values()):
            return []
        more = [name for name, path in QR.items() if (folder / path).is_file()]
        return [*PACKAGES, *more, *made_files()]

    def _open(self, name, mode="rb"):
        if name in PACKAGES | QR:
            path = settings.BASE_DIR / "node_modules" / (PACKAGES | QR)[name]
            return ContentFile(path.read_bytes())
        family, write = made_files()[name]
        return ContentFile(write(family))

    def path(self, name):
        return name  # told where files are collected, and never opened
