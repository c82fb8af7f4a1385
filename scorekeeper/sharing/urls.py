"""Addresses of what is shown to others."""

from django.urls import path, register_converter
from django.urls.converters import StringConverter

from scorekeeper.sharing.views import share, shared_links, splitwise


class ThingConverter(StringConverter):
    """A kind of thing that can be shared."""

    regex = "|".join(share.THINGS)


register_converter(ThingConverter, "thing")

urlpatterns = [
    path("groups/<int:pk>/calendar/", share.calendar, name="make_calendar"),
    path(
        "groups/<int:pk>/links/<int:link>/revocation/",
        share.revocation,
        name="revoke_link",
    ),
    path("share/<thing:kind>/<int:pk>/", share.share, name="share_thing"),
    path(
        "share/<thing:kind>/<int:pk>/picture.svg", share.picture, name="thing_picture"
    ),
    path("s/<str:secret>/", shared_links.shared_page, name="shared_link"),
    path("s/<str:secret>/picture.svg", shared_links.picture, name="shared_picture"),
    path("calendar/<str:secret>.ics", shared_links.calendar, name="calendar"),
    path("nights/<int:pk>/splitwise.csv", splitwise.night, name="splitwise"),
    path("groups/<int:pk>/splitwise.csv", splitwise.group, name="splitwise_of_group"),
]
