"""Adding a shared cost as people do it: the page shows the shares, then it is sent."""

import re


def add(device, url, fields):
    """Sends a shared cost after the page has shown it, if it is not refused."""
    return device.post(url, shown(device, url, fields))


def shown(device, url, fields):
    """The fields of a shared cost once the page has shown what each person pays."""
    page = device.post(url, fields)
    return fields | {"shown": mark_in(page.text)} if page.status_code == 200 else fields


def mark_in(text):
    """What says which shares a page has shown."""
    return re.search('name="shown" value="(.*?)"', text)[1]
