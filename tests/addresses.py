"""All addresses of the web app, those of every room in one list."""

from scorekeeper.urls import urlpatterns

ADDRESSES = [address for room in urlpatterns for address in room.url_patterns]
