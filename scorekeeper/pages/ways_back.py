"""Where a form leads to once it is saved: a section of Settings, or the page before."""

from django.urls import reverse
from django.utils.http import url_has_allowed_host_and_scheme


def settings_of(group_id, section):
    """The address of a section of Settings, with the settings of a group."""
    return f"{reverse('device')}?group={group_id}#{section}"


def page_after(request, default):
    """The address of this server that a form names as its `next`, or the default."""
    target = request.POST.get("next", "")
    is_ours = url_has_allowed_host_and_scheme(target, allowed_hosts=None)
    return target if is_ours and target.startswith("/") else default
