"""What packages promise to nobody is used in two modules, and is in this version.

Where a new version of a package moves a name, the sentence says which and what for.
"""

import ast
import inspect
import re
from importlib import import_module
from importlib.metadata import version

import pytest

from tests.source_trees import files, module_name, parsed

PORT, DJANGO = "scorekeeper.server.port", "scorekeeper.database.django_internals"
SERVER, MANY = "granian.server.common", "granian.server.mp"
RELATED = "django.db.models.fields.related"
DESCRIPTORS = "django.db.models.fields.related_descriptors"
SESSIONS = "django.contrib.sessions.backends.base"
# package, who uses it: (module, a name in it that is not public), and what for
NAMES = {
    ("granian", PORT): {
        ("granian._granian", "SocketHolder"): "hand a socket of its own to all workers",
        (SERVER, "_init_shared_socket"): "hand a socket of its own to all workers",
        (SERVER, "_ssp"): "hand a socket of its own to all workers",
        (SERVER, "_shd"): "hand a socket of its own to all workers",
        (MANY, "_sso"): "hand a socket of its own to all workers",
        (SERVER, "main_loop_interrupt"): "end when two signals come at once",
        (SERVER, "interrupt_signal"): "end when two signals come at once",
        (SERVER, "signal_handler_interrupt"): "end when a terminal is closed",
        (SERVER, "signal_handler_reload"): "end when a terminal is closed",
        ("granian.log", "_granian"): "log as one JSON object a line",
    },
    ("django", DJANGO): {
        (SESSIONS, "_session_key"): "let a phone go on under a new name",
        ("django.db.models.base", "_do_update"): "name the group in each UPDATE",
        (DESCRIPTORS, "_apply_rel_filters"): "name the group of the rows of a row",
        (DESCRIPTORS, "related_manager_cls"): "name the group of the rows of a row",
        (DESCRIPTORS, "ReverseManyToOneDescriptor"): "name the group of these rows",
        (DESCRIPTORS, "ManyToManyDescriptor"): "name the group of these rows",
        (RELATED, "related_accessor_class"): "name the group of the rows of a row",
        (RELATED, "get_extra_descriptor_filter"): "name the group of a row's row",
        (RELATED, "get_extra_restriction"): "name the group in a join",
    },
}
ALL = [
    (package, user, module, name, task)
    for (package, user), names in NAMES.items()
    for (module, name), task in names.items()
]
# What looks private and is not: the pages of Django and Python tell of it.
PUBLIC = {"_meta", "_base_manager", "_open", "_asdict", "_replace", "_fields", "_exit"}
PRIVATE = re.compile(r"_[a-z]\w*$", re.ASCII)


def moved(package, user, module, name, task):
    """A sentence where a name is not in a package any more; "" where it is."""
    if is_there(module, name):
        return ""
    path = user.replace(".", "/")
    return (
        f"{package.capitalize()} {version(package)} no longer has {name} in {module}: "
        f"{path}.py needs it to {task}."
    )


def is_there(module, name):
    """Whether a module has a name, or has it written somewhere in its code."""
    try:
        found = import_module(module)
    except ImportError:
        return False
    if hasattr(found, name):
        return True
    try:
        return re.search(rf"\b{name}\b", inspect.getsource(found)) is not None
    except (OSError, TypeError):  # it is compiled
        return False


@pytest.mark.parametrize("name", ALL, ids=lambda one: one[3])
def test_the_name_is_in_this_version_of_its_package(name):
    why = moved(*name)
    assert not why, why


@pytest.mark.parametrize("module", [SERVER, "granian._granian", "granian.gone"])
def test_a_name_that_moved_is_told_in_a_sentence(module):
    why = moved("granian", PORT, module, "_moved", "take connections")
    assert why == (
        f"Granian {version('granian')} no longer has _moved in {module}: "
        "scorekeeper/server/port.py needs it to take connections."
    )


def private_names(path):
    """(line, name) of each name in a module that begins as private ones do."""
    for node in ast.walk(parsed(path)):
        names = []
        if isinstance(node, ast.Attribute):
            names = [node.attr]
        elif isinstance(node, ast.FunctionDef):
            names = [node.name]
        elif isinstance(node, ast.ImportFrom):
            names = (node.module or "").split(".") + [one.name for one in node.names]
        elif isinstance(node, ast.Import):
            names = [part for one in node.names for part in one.name.split(".")]
        for name in names:
            if PRIVATE.match(name) and name not in PUBLIC:
                yield node.lineno, name


def test_two_modules_alone_use_private_names_each_of_which_is_asked_for():
    asked = {(user, name) for _package, user, _module, name, _task in ALL}
    asked.add((PORT, "_granian"))  # the module of the first
    found = {
        (module_name(path), name)
        for path in files("*.py", "rules", "phone", "scorekeeper")
        for _line, name in private_names(path)
    }
    assert found <= asked, f"private names of a package: {sorted(found - asked)}"
    assert {user for user, _name in found} == {PORT, DJANGO}
