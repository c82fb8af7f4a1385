"""Styles and scripts as phones fetch them: one file, with what it imports inside.

`collectstatic` writes them and, at the end, a list of them (the manifest). The server
reads that list at its start, and again when `catch_up` finds a longer one.
"""

import os
import posixpath
import re
import shutil
from contextlib import suppress
from pathlib import Path

from django.conf import settings
from django.contrib.staticfiles.management.commands.collectstatic import Command
from django.contrib.staticfiles.storage import staticfiles_storage
from django.core.files.base import ContentFile
from django.core.management import call_command
from whitenoise.middleware import WhiteNoiseMiddleware
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
# The same in styles, wherever it stands.
STYLE_COMMENT = re.compile(rb"\n?[ ]*/\*.*?\*/", re.DOTALL)
# The end of a line of styles with the indent of the next: where a rule or a list of
# selectors goes on, nothing is needed in its place.
STYLE_INDENT = re.compile(rb"(?<=[{};,])\n\s*")
STAMP = ".collected"  # by which make knows that nothing has changed since


class JoinedStaticFiles(CompressedManifestStaticFilesStorage):
    """Collects each file with the files that it imports in the place of the import.

    `edition`: what tells the list that it goes by from any other; `edition_seen`: the
    same of the list that it read last.
    """

    def __init__(self, *given, **more):
        super().__init__(*given, **more)
        self.edition = self.edition_seen

    def load_manifest(self):
        self.edition_seen = self.newest_edition()
        return super().load_manifest()

    def newest_edition(self):
        """The edition of the list that is on the disk now; None where there is none."""
        with suppress(FileNotFoundError):
            file = os.stat(self.path(self.manifest_name))
            return file.st_ino, file.st_size, file.st_mtime_ns
        return None

    def catch_up(self):
        """Takes over what was added to the list since it was read.

        A list that lacks a file of this one, or names it differently, is of another
        version of the code: that waits for a restart. So does one that is not whole.
        """
        if self.newest_edition() == self.edition_seen:
            return
        with suppress(ValueError):
            files, version = self.load_manifest()
            if self.hashed_files.items() < files.items():
                self.hashed_files, self.manifest_hash = files, version
                self.edition = self.edition_seen

    def post_process(self, paths, dry_run=False, **options):
        source = Joined(paths)
        joined = {name: (source, name) for name in paths}
        return super().post_process(joined, dry_run=dry_run, **options)


class StaticFiles(WhiteNoiseMiddleware):
    """Serves what was collected, also by a `collectstatic` that ran after its start."""

    def __init__(self, *given):
        self.edition = edition_read()  # before looking at the files that it lists
        super().__init__(*given)

    def __call__(self, request):
        if self.edition != edition_read():
            self.edition = edition_read()
            self.add_files(self.static_root, prefix=self.static_prefix)
        return super().__call__(request)


def edition_read():
    """The edition that this process has read; None where nothing is collected."""
    return getattr(staticfiles_storage, "edition", None)


def catch_up():
    """Lets this process know what was collected last, where anything is collected."""
    if isinstance(staticfiles_storage, JoinedStaticFiles):
        staticfiles_storage.catch_up()


class Joined:
    """The files to collect, where Django opens them: by name, already joined.

    A script that others import stands once, before all of them, and keeps its names to
    itself: so a browser runs modules. Comments and indents of styles are not sent.
    """

    def __init__(self, paths):
        self.paths = paths

    def open(self, name):
        modules = {}
        body = self.join_file(name, modules)
        return ContentFile(b"".join([*modules.values(), body]))

    def join_file(self, name, modules):
        """A file joined; adds to `modules` the scripts that it imports."""
        storage, path = self.paths[name]
        with storage.open(path) as file:
            text = file.read()
        text = LAYERED.sub(lambda line: self.layer(name, line), text)
        if name.endswith(".js"):
            text = COMMENT.sub(b"", text)
        elif name.endswith(".css"):
            text = STYLE_INDENT.sub(b"", STYLE_COMMENT.sub(b"", text))
        return SCRIPT.sub(lambda line: self.take_names(name, line, modules), text)

    def layer(self, name, line):
        """The styles that an import puts into a layer."""
        return b"@layer %s {\n%s}" % (
            line[2],
            self.join_file(name_from_path(name, line[1]), {}),
        )

    def take_names(self, name, line, modules):
        """Takes the names of an import from its script, which has run by then."""
        other = name_from_path(name, line[2])
        given = b"from_" + re.sub(rb"\W", b"_", other.encode())
        if other not in modules:
            modules[other] = enclose_script(self.join_file(other, modules), given)
        return b"const %s = %s;" % (line[1], given) if line[1] else b""


def enclose_script(body, name):
    """A script whose own names stay its own; `name` stands for those it gives away."""
    given = b", ".join(export[2] for export in EXPORT.finditer(body))
    if not given:
        return b"{\n%s}\n" % body
    body = EXPORT.sub(rb"\1", body)
    return b"const %s = (() => {\n%sreturn { %s };\n})();\n" % (name, body, given)


def name_from_path(name, path):
    """The name of a file that another one calls by its path from there."""
    return posixpath.normpath(posixpath.join(posixpath.dirname(name), path.decode()))


def collect():
    """Collects in a folder of its own, then adds all of that to the folder served.

    The list of the files comes last, and each file comes whole, so whatever the list
    names can be fetched.
    """
    served = Path(settings.STATIC_ROOT)
    beside = served.with_name(f"{served.name}.next")
    shutil.rmtree(beside, ignore_errors=True)  # of a run that was cut off
    command = Command()
    command.storage = JoinedStaticFiles(location=beside)
    call_command(command, interactive=False, verbosity=0)
    move(beside, served, last=JoinedStaticFiles.manifest_name)
    shutil.rmtree(beside)
    served.with_name(STAMP).touch()


def move(folder, into, last):
    """Moves all files of a folder into another one; `last` names the last of them."""
    files = [path for path in folder.rglob("*") if path.is_file()]
    for path in sorted(files, key=lambda path: path == folder / last):
        place = into / path.relative_to(folder)
        place.parent.mkdir(parents=True, exist_ok=True)
        path.replace(place)
