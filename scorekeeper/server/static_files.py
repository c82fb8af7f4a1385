"""Styles and scripts as phones fetch them: one file, with what it imports inside."""

import posixpath
import re

from django.core.files.base import ContentFile
from whitenoise.storage import CompressedManifestStaticFilesStorage

# A whole line that brings in a file of the same folder, in CSS or in JavaScript.
IMPORT = re.compile(rb'^(?:@import "|import "\./)([\w-]+\.(?:css|js))";$', re.MULTILINE)
# One that brings in styles, from a folder below, into a layer of the cascade.
LAYERED = re.compile(rb'^@import "([\w/-]+\.css)" layer\((\w+)\);$', re.MULTILINE)
# One that brings in names of another script, and one that gives a name away.
NAMES = re.compile(rb'^import (\{[^}]*\}) from "([\w./-]+\.js)";$', re.MULTILINE)
EXPORT = re.compile(
    rb"^export ((?:async )?(?:function|const|class) (\w+))", re.MULTILINE
)


class JoinedStaticFiles(CompressedManifestStaticFilesStorage):
    """Collects each file with the files that it imports in the place of the import."""

    def post_process(self, paths, dry_run=False, **options):
        source = Joined(paths)
        joined = {name: (source, name) for name in paths}
        return super().post_process(joined, dry_run=dry_run, **options)


class Joined:
    """The files to collect, where Django opens them: by name, already joined.

    A script that gives names to others stands once before all that take them, in a
    function, so that its own names stay its own.
    """

    def __init__(self, paths):
        self.paths = paths

    def open(self, name):
        modules = {}
        body = self.read(name, modules)
        return ContentFile(b"".join([*modules.values(), body]))

    def read(self, name, modules):
        """A file joined; adds to `modules` those that it takes names from."""
        storage, path = self.paths[name]
        with storage.open(path) as file:
            text = IMPORT.sub(
                lambda line: self.read(beside(name, line[1]), modules), file.read()
            )
        text = LAYERED.sub(lambda line: self.layer(name, line), text)
        return NAMES.sub(lambda line: self.taken(name, line, modules), text)

    def layer(self, name, line):
        """The styles that an import puts into a layer."""
        return b"@layer %s {\n%s}" % (line[2], self.read(beside(name, line[1]), {}))

    def taken(self, name, line, modules):
        """Takes the names of an import from its module, which is there by now."""
        other = beside(name, line[2])
        given = b"from_" + re.sub(rb"\W", b"_", other.encode())
        if other not in modules:
            body = self.read(other, modules)
            names = b", ".join(found[2] for found in EXPORT.finditer(body))
            body = EXPORT.sub(rb"\1", body)
            modules[other] = b"const %s = (() => {\n%s\nreturn { %s };\n})();\n" % (
                given,
                body,
                names,
            )
        return b"const %s = %s;" % (line[1], given)


def beside(name, path):
    """The name of a file that another one calls by its path from there."""
    return posixpath.normpath(posixpath.join(posixpath.dirname(name), path.decode()))
