"""The strings that people read or hear, taken out of each kind of file.

Each reader takes a text and gives (line, string). Docstrings, comments, names in code
and texts for machines are left out.
"""

import ast
import re
import tomllib
from html.parser import HTMLParser

SHOWN_ATTRIBUTES = {"aria-label", "title", "placeholder", "alt", "content"}
FOR_MACHINES = re.compile(r"\b(?:SELECT|INSERT|UPDATE|WHERE|PRAGMA|CREATE)\b")
QUOTED = re.compile(r"(?P<quote>[\"'`])(?P<words>.*?)(?P=quote)")
MADE_OF_PARTS = re.compile(r"{#.*?#}|{%.*?%}|{{.*?}}", re.S)
CODE = re.compile(r"`[^`]*`")
PLACEHOLDER = re.compile(r"\$?{[^{}]*}")
SEARCHED = {"words"}  # keys of content that only the search reads


def in_file(path):
    """(line, string) of all that a file shows.

    `path` is a file; one of a kind that nobody reads gives nothing.
    """
    reader = READERS.get(path.suffix)
    return list(reader(path.read_text(encoding="utf-8"))) if reader else []


def in_python(text):
    """Strings of two words or more; an f-string is one, with {} for its values."""
    tree = ast.parse(text)
    inside = set()
    for node in ast.walk(tree):
        inside |= ids_of_docstring(node)
        if isinstance(node, ast.JoinedStr) and id(node) not in inside:
            inside |= {id(part) for part in ast.walk(node)}
            if is_shown(f_string(node)):
                yield node.lineno, f_string(node)
    for node in ast.walk(tree):
        is_text = isinstance(node, ast.Constant) and isinstance(node.value, str)
        if is_text and id(node) not in inside and is_shown(node.value):
            yield node.lineno, PLACEHOLDER.sub("{}", node.value)


def ids_of_docstring(node):
    """The text that a module, class or function begins with."""
    body = getattr(node, "body", None)
    first = body[0] if isinstance(body, list) and body else None
    is_docstring = isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant)
    return {id(first.value)} if is_docstring else set()


def f_string(node):
    return "".join(
        part.value if isinstance(part, ast.Constant) else "{}" for part in node.values
    )


def is_shown(text):
    """Whether it has two words, and is no query and no selector."""
    is_query = FOR_MACHINES.search(text) or text.startswith(("#", "."))
    return " " in text.strip() and not is_query


def in_text(text):
    """The lines of a template without tags."""
    return in_lines(MADE_OF_PARTS.sub(blank, text))


def in_template(text):
    """The runs of text of a template, and the attributes that are read aloud."""
    reader = Template(convert_charrefs=True)
    reader.feed(MADE_OF_PARTS.sub(blank, text))
    reader.close()
    return reader.found


def blank(match):
    """Space for what the server fills in; its lines still count."""
    return " " + "\n" * match[0].count("\n")


class Template(HTMLParser):
    """What a template shows, as (line, string) in `found`."""

    def __init__(self, **options):
        super().__init__(**options)
        self.found = []

    def handle_starttag(self, tag, attrs):
        shown = [value for name, value in attrs if name in SHOWN_ATTRIBUTES and value]
        self.found += [(self.getpos()[0], value) for value in shown]

    def handle_data(self, data):
        begin = self.getpos()[0]
        self.found += list(in_lines(data, begin))


def in_lines(text, begin=1):
    for number, line in enumerate(text.split("\n"), begin):
        if line.strip():
            yield number, line.strip()


def in_markdown(text):
    """Its lines, without what stands in backquotes."""
    return in_lines(CODE.sub("", text))


def in_toml(text):
    """Every text of it, but for what only the search reads; the line is of its key."""
    lines = text.split("\n")
    for key, value in texts(tomllib.loads(text)):
        if value.islower() and " " not in value:  # a key or a value of the record
            continue
        begin = value.strip().split("\n")[0][:40]
        number = (n for n, line in enumerate(lines, 1) if begin in line)
        yield next(number, 0), " ".join(f"{key} {value}".split())


def texts(value, key=""):
    if isinstance(value, str):
        yield ("" if key.islower() else key), value
    elif isinstance(value, dict):
        for name, inner in value.items():
            if name not in SEARCHED:
                yield from texts(inner, name)
    elif isinstance(value, list):
        for inner in value:
            yield from texts(inner)


def in_script(text):
    """Strings of two words or more in lines that are not comments."""
    for number, line in in_lines(text):
        if not line.startswith(("//", "/*", "*")):
            quoted = QUOTED.finditer(PLACEHOLDER.sub("{}", line))
            words = [match["words"] for match in quoted]
            yield from ((number, shown) for shown in words if is_shown(shown))


READERS = {
    ".py": in_python,
    ".html": in_template,
    ".svg": in_template,
    ".toml": in_toml,
    ".md": in_markdown,
    ".txt": in_text,
    ".js": in_script,
}
