"""What makes Scorekeeper an app of the phone: its card, its worker, its ways in."""

import json

from django.http import HttpResponse, JsonResponse
from django.shortcuts import redirect, render
from django.templatetags.static import static
from django.urls import reverse
from django.views.decorators.cache import never_cache
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import condition, require_http_methods, require_safe

from scorekeeper.access import permissions
from scorekeeper.files.forms import WrittenRecord
from scorekeeper.models import Night
from scorekeeper.offline import kept_pages
from scorekeeper.pages import places
from scorekeeper.tables.request_parsing import text_in
from scorekeeper.words import night_title

# Where nothing was collected there is nothing to keep: what was kept before goes.
NO_WORKER = "addEventListener('activate', () => registration.unregister());\n"
SHARED = ["application/json", ".json", "text/plain", ".txt"]


@require_safe
def manifest(request):
    """Its name, colours and icons, and where its shortcuts lead."""
    card = {
        "id": reverse("home"),
        "name": "Scorekeeper",
        "short_name": "Scorekeeper",
        "description": "Keeps score and settles arguments at the card table.",
        "start_url": reverse("home"),
        "scope": reverse("home"),
        "display": "standalone",
        "theme_color": "#f7f4ec",
        "background_color": "#f7f4ec",
        "icons": icons(),
        "shortcuts": [
            {"name": "Tonight", "url": reverse("tonight")},
            {"name": "New game", "url": reverse("new_tonight")},
        ],
        "share_target": share_target(),
    }
    return JsonResponse(card, content_type="application/manifest+json")


def icons():
    """The sign as a drawing and, for who cuts its edges, as pictures."""
    drawing = {"src": static("icons/scorekeeper.svg"), "sizes": "any"}
    pictures = [drawing | {"type": "image/svg+xml", "purpose": "any"}]
    for size in (192, 512):
        picture = {"src": static(f"icons/scorekeeper-{size}.png"), "type": "image/png"}
        picture |= {"sizes": f"{size}x{size}"}
        pictures += [picture | {"purpose": purpose} for purpose in ("any", "maskable")]
    return pictures


def share_target():
    """A record that another app shares is shown, and a person says where it goes."""
    return {
        "action": reverse("shared"),
        "method": "POST",
        "enctype": "multipart/form-data",
        "params": {"text": "text", "files": [{"name": "file", "accept": SHARED}]},
    }


def version(request):
    return f'"{kept_pages.version()}"'


@require_safe
@condition(etag_func=version)
def service_worker(request):
    """The worker: which version it is and what that is made of, then its parts."""
    script = worker_script() if kept_pages.version() else NO_WORKER
    response = HttpResponse(script, content_type="text/javascript")
    response["Service-Worker-Allowed"] = reverse("home")
    response["Cache-Control"] = "no-cache"
    return response


def worker_script():
    """The script of the worker."""
    parts = {
        "ROOT": reverse("home"),
        "VERSION": kept_pages.version(),
        "SHELL": kept_pages.shell(),
        "OFFLINE": reverse("offline"),
        "EVENING": reverse("evening"),
        "SETTINGS": reverse("device"),
    }
    lines = [f"const {name} = {json.dumps(part)};" for name, part in parts.items()]
    scripts = ", ".join(json.dumps(one) for one in kept_pages.worker_scripts())
    return "\n".join([*lines, f"importScripts({scripts});", ""])


@require_safe
def offline(request):
    """What is shown without a network in place of a page that was never seen."""
    shell = places.for_all_phones(is_away=True)
    return render(request, "offline/offline.html", {"shell": shell})


@require_safe
@never_cache
def tonight(request):
    """To the newest night in progress."""
    nights = open_nights(request)
    return redirect(nights[0] if nights else "home")


@require_safe
@never_cache
def new_tonight(request):
    """To a new game of it."""
    nights = open_nights(request)
    return redirect("choose_game", nights[0].pk) if nights else redirect("home")


def open_nights(request):
    """The nights in progress that this device sees, the newest first."""
    nights = Night.objects.open_to(permissions.ways(request)).in_progress()
    return list(nights.order_by("-date", "-pk")[:8])


@csrf_exempt  # another app shares it, and nothing is stored here
@require_http_methods(["GET", "POST"])
@never_cache
def shared_record(request):
    """Shows a record that another app has shared; a button adds it to a night."""
    file = request.FILES.get("file")
    text = text_in(file.read()) if file else None
    form = WrittenRecord(initial={"text": text or request.POST.get("text", "")})
    nights = [
        {"title": night_title(night), "url": reverse("add_record", args=[night.pk])}
        for night in open_nights(request)
    ]
    return render(request, "offline/shared.html", {"form": form, "nights": nights})
