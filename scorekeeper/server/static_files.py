"""Styles and scripts as phones fetch them: one file, with what it imports inside."""

import posixpath
import re

from django.core.files.base import ContentFile
from whitenoise.storage import CompressedManifestStaticFilesStorage

# A whole line that brings in styles, from a folder below, into a layer of the cascade.
LAYERED = re.compile(rb'^@import "([\w/-]+\.css)" layer\((\w+)\);$', re.MULTILINE)
# One that brings in another script, and maybe names of it, or all of them as one; a
# comment may stand behind it.
SCRIPT = re.compile(
    rb'^import (?:(?:\* as )?(\w+|\{[^}]*\}) from )?"(\.[\w./-]+\.js)";(?: *//.*)?$',
    re.MULTILINE,
)
# One that gives a name away.
EXPORT = re.compile(
    rb"^export ((?:async )?(?:function|const|class) (\w+))", re.MULTILINE
)
# A line that is only there for who reads the script.
COMMENT = re.compile(rb"^ *//.*\n", re.MULTILINE)


class JoinedStaticFiles(CompressedManifestStaticFilesStorage):
    """Collects each file with the files that it imports in the place of the import."""

    def post_process(self, paths, dry_run=False, **options):
        source = Joined(paths)
        joined = {name: (source, name) for name in paths}
        return super().post_process(joined, dry_run=dry_run, **options)


class Joined:
    """The files to collect, where Django opens them: by name, already joined.

    A script that others import stands once, before all of them, and keeps its names to
    itself: so a browser runs modules. Comments are not sent.
    """

    def __init__(self, paths):
        self.paths = paths

    def open(self, name):
        modules = {}
        body = self.read(name, modules)
        return ContentFile(b"".join([*modules.values(), body]))

    def read(self, name, modules):
        """A file joined; adds to `modules` the scripts that it imports."""
        storage, path = self.paths[name]
        with storage.open(path) as file:
            text = file.read()
        text = LAYERED.sub(lambda line: self.layer(name, line), text)
        if name.endswith(".js"):
            text = COMMENT.sub(b"", text)
        return SCRIPT.sub(lambda line: self.taken(name, line, modules), text)

    def layer(self, name, line):
        """The styles that an import puts into a layer."""
        return b"@layer %s {\n%s}" % (line[2], self.read(beside(name, line[1]), {}))

    def taken(self, name, line, modules):
        """Takes the names of an import from its script, which has run by then."""
        other = beside(name, line[2])
        given = b"from_" + re.sub(rb"\W", b"_", other.encode())
        if other not in modules:
            modules[other] = enclosed(self.read(other, modules), given)
        return b"const %s = %s;" % (line[1], given) if line[1] else b""


def enclosed(body, name):
    """A script whose own names stay its own; `name` stands for those it gives away."""
    given = b", ".join(export[2] for export in EXPORT.finditer(body))
    if not given:
        return b"{\n%s}\n" % body
    body = EXPORT.sub(rb"\1", body)
    return b"const %s = (() => {\n%sreturn { %s };\n})();\n" % (name, body, given)


def beside(name, path):
    """The name of a file that another one calls by its path from there."""
    return posixpath.normpath(posixpath.join(posixpath.dirname(name), path.decode()))
