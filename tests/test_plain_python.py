"""Rules, screen and phone use no more Python than the small Python on the phone has."""

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
ON_THE_PHONE = ("rules", "phone")
# never runs on the phone
ON_A_SERVER = {"rule_book", "source_files", "__main__.py", "untrusted_input.py"}

# module: what may be taken from it; none named means all of it
MODULES = {
    "binascii": {"b2a_base64", "crc32"},
    "collections": {"namedtuple", "OrderedDict"},
    "deflate": {"ZLIB", "DeflateIO"},
    "functools": {"partial", "reduce", "wraps"},
    "io": {"BytesIO"},
    "json": set(),
    "math": set(),
}
SYNTAX = {
    ast.Match: "match: use a table or if",
    ast.TryStar: "except*: use except",
    ast.AsyncFunctionDef: "async: the rules wait for nothing",
    ast.Await: "await: the rules wait for nothing",
}
NAMES = {"vars", "SystemError", "EncodingWarning"}
METHODS = {
    *("removeprefix", "removesuffix", "casefold", "capitalize", "title", "swapcase"),
    *("isidentifier", "isalnum", "isdecimal", "isnumeric", "isprintable", "istitle"),
    *("ljust", "rjust", "zfill", "translate", "format_map", "expandtabs"),
    *("bit_count", "bit_length", "mro"),
    *("_replace", "_make", "fullmatch", "findall", "finditer"),
}
# function: the keywords that it takes only in the large Python
KEYWORDS = {
    "zip": {"strict"},
    "sum": {"start"},
    "split": {"sep", "maxsplit"},
    "rsplit": {"sep", "maxsplit"},
    "encode": {"encoding", "errors"},
    "decode": {"encoding", "errors"},
    "namedtuple": {"defaults", "rename", "module"},
    "dumps": {"indent", "sort_keys", "ensure_ascii", "default", "cls"},
    "loads": {"object_hook", "object_pairs_hook", "parse_float", "parse_int", "cls"},
}
SPECIAL_METHODS = {"__init_subclass__", "__class_getitem__", "__missing__"}


def complaints(source):
    """Each (line, sentence) about what the small Python lacks, in order of line."""
    tree = ast.parse(source)
    found = {(n.lineno, text) for n in ast.walk(tree) for text in about(n)}
    return sorted(found)


def about(node):
    """What the small Python would say to one node of the syntax tree."""
    for kind, text in SYNTAX.items():
        if isinstance(node, kind):
            yield text
    look = LOOKS.get(type(node))
    if look:
        yield from look(node)


def about_import(node):
    for name in node.names:
        if name.name not in (*MODULES, *ON_THE_PHONE):
            yield f"import {name.name}: not a module of the small Python"


def about_import_from(node):
    package = (node.module or "").split(".")[0]
    if node.level or package in ON_THE_PHONE:
        return
    allowed = MODULES.get(node.module)
    if allowed is None:
        yield f"from {node.module}: not a module of the small Python"
        return
    for name in node.names:
        if allowed and name.name not in allowed:
            yield f"{node.module}.{name.name}: not there"


def about_function(node):
    if node.args.posonlyargs:
        yield "/ in the parameters"
    if node.name in SPECIAL_METHODS:
        yield f"{node.name} is never called"


def about_class(node):
    if node.keywords:
        yield "keywords of a class"


def about_name(node):
    if node.id in NAMES:
        yield f"{node.id}: not there"


def about_attribute(node):
    if node.attr == "JSONDecodeError":
        yield "json.JSONDecodeError: catch ValueError"


def about_call(node):
    name = getattr(node.func, "attr", None) or getattr(node.func, "id", None)
    if isinstance(node.func, ast.Attribute) and name in METHODS:
        yield f".{name}(): not there"
    for keyword in node.keywords:
        if keyword.arg in KEYWORDS.get(name, ()):
            yield f"{name}({keyword.arg}=): not a keyword there"
    if name in ("isinstance", "issubclass") and isinstance(node.args[1], ast.BinOp):
        yield f"{name}(x, A | B): write a tuple"


def about_display(node):
    if isinstance(getattr(node, "ctx", None), ast.Store):
        return
    if any(isinstance(part, ast.Starred) for part in node.elts):
        yield "* in a list, tuple or set: add with +"


def about_dict(node):
    if None in node.keys:
        yield "** in a dict: join with |"


def about_replacement(node):
    for part in ast.walk(node.value):
        if isinstance(part, ast.JoinedStr):
            yield "an f-string in an f-string: name the inner one first"
        elif isinstance(part, ast.Constant) and set(str(part.value)) & set(":{}"):
            yield "a colon or brace in a text in an f-string: name it first"


LOOKS = {
    ast.Import: about_import,
    ast.ImportFrom: about_import_from,
    ast.FunctionDef: about_function,
    ast.Lambda: lambda node: ["/ in a lambda"] if node.args.posonlyargs else [],
    ast.ClassDef: about_class,
    ast.Name: about_name,
    ast.Attribute: about_attribute,
    ast.Call: about_call,
    ast.List: about_display,
    ast.Tuple: about_display,
    ast.Set: about_display,
    ast.Dict: about_dict,
    ast.FormattedValue: about_replacement,
}

LARGE = [
    "match suit:\n    case 'S': pass",
    "def f(seat, /): pass",
    "import enum",
    "import typing",
    "from dataclasses import dataclass",
    "from collections import Counter",
    "from functools import cache",
    "from __future__ import annotations",
    "list(zip(bids, tricks, strict=True))",
    "'9S'.removeprefix('9')",
    "[*suits, 'S']",
    "(*suits, 'S')",
    "{*suits, 'S'}",
    "{**melds, 'S': 1}",
    "sum(tricks, start=2)",
    "'tierce'.capitalize()",
    "isinstance(bid, int | str)",
    "f\"{'a' + f'{bid}'}\"",
    "f\"{'bid:'}\"",
    "json.dumps(record, sort_keys=True)",
    "class Suit(metaclass=Meta): pass",
    "claim._replace(seat=1)",
    "vars(table)",
]
SMALL = [
    "from collections import namedtuple",
    "from rules.cards import Pack",
    "from .cards import Pack",
    "[first, *rest] = cards",
    "first, *rest = cards",
    "f(*cards, **fields)",
    "melds | {'S': 1}",
    "cards[1:3]",
    "hands[::-1]",
    "isinstance(bid, (int, str))",
    "def f(hand: list[int], seat: int | None = None) -> str: pass",
    "f\"{', '.join(names)} {points:+d} {name!r:>{width}}\"",
]


@pytest.mark.parametrize("source", LARGE)
def test_the_reader_refuses_what_the_small_python_lacks(source):
    assert complaints(source)


@pytest.mark.parametrize("source", SMALL)
def test_the_reader_lets_pass_what_the_small_python_has(source):
    assert complaints(source) == []


@pytest.mark.parametrize("package", ON_THE_PHONE)
def test_what_the_phone_runs_is_written_in_the_small_python(package):
    found = [
        f"{path.relative_to(ROOT)}:{line} {text}"
        for path in sorted((ROOT / package).rglob("*.py"))
        if not ON_A_SERVER & {*path.relative_to(ROOT).parts}
        for line, text in complaints(path.read_text())
    ]
    assert not found, "\n".join(found)
