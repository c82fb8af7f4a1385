"""Pages without the spaces at the beginning of their lines, which nobody sees.

They are an eighth of the page of a table as it comes to a phone, after all packing.
"""

import re

from django.template.loaders import filesystem


class Loader(filesystem.Loader):
    """Reads the templates of Django; a plain text stays as it is written."""

    def get_contents(self, origin):
        source = super().get_contents(origin)
        return tight(source) if origin.name.endswith(".html") else source


def tight(source):
    """A template, a text, of which every line begins at once; none is left out."""
    return re.sub("\n[ \t]+", "\n", source)
