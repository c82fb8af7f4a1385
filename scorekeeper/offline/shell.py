"""What a phone keeps of every page: the styles and scripts, by their hashed names."""

import functools
import re

from django.conf import settings
from django.contrib.staticfiles.storage import staticfiles_storage
from django.templatetags.static import static

NAMED = re.compile(r'{% static "((?:css|js)/[^"]+|icons/[^"]+\.svg)" %}')
HTMX = "django_htmx/htmx-2.min.js"
WORKER = ["files", "copies", "pages", "versions"]


def version():
    """What changes with any style or script; "" where none was collected."""
    return getattr(staticfiles_storage, "manifest_hash", "")


def shell():
    """The addresses of what the pages name, each once."""
    return addresses_of(version())


@functools.lru_cache(maxsize=1)
def addresses_of(version):
    """The same for a version; only the last one asked for is remembered."""
    folder = settings.BASE_DIR / "templates"
    pages = [path.read_text() for path in sorted(folder.rglob("*.html"))]
    names = {name for page in pages for name in NAMED.findall(page)}
    return [static(name) for name in sorted(names | {HTMX})]


def worker_scripts():
    """The addresses of the parts of the service worker, in the order they are run."""
    return [static(f"service-worker/{name}.js") for name in WORKER]
