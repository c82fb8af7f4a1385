"""The names by which a page's controls are heard, and the groups that they are in."""

from html.parser import HTMLParser

VOID = {"br", "hr", "img", "input", "link", "meta", "path", "rect"}
GROUPS = {"fieldset", "form", "details", "section", "nav", "table"}
NAMED_BY = {"fieldset": "legend", "details": "summary", "form": "h2", "section": "h2"}


class Part:
    """One part of a page: its tag, its attributes, and what is in it."""

    def __init__(self, tag, attributes, parent):
        self.tag, self.attributes, self.parent = tag, attributes, parent
        self.inside = []

    def all(self):
        """All parts in it, in the order of the page."""
        for one in self.inside:
            if isinstance(one, Part):
                yield one
                yield from one.all()

    def around(self):
        """What it is in, the nearest first."""
        part = self.parent
        while part is not None:
            yield part
            part = part.parent

    def words(self):
        """Its text as it is heard."""
        if "aria-label" in self.attributes:
            return self.attributes["aria-label"]
        if self.attributes.get("aria-hidden") == "true" or self.tag == "input":
            return ""
        words = [one if type(one) is str else one.words() for one in self.inside]
        return " ".join(" ".join(words).split())

    def is_group(self):
        return self.tag in GROUPS or self.attributes.get("role") == "group"


class Page(HTMLParser):
    """A page as its parts; `root` holds all of them."""

    def __init__(self, text):
        super().__init__()
        self.root = self.open = Part("", {}, None)
        self.feed(text)

    def handle_starttag(self, tag, attrs):
        part = Part(tag, {name: value or "" for name, value in attrs}, self.open)
        self.open.inside.append(part)
        if tag not in VOID:
            self.open = part

    def handle_endtag(self, tag):
        for part in [self.open, *self.open.around()]:
            if part.tag == tag:
                self.open = part.parent
                return

    def handle_data(self, text):
        self.open.inside.append(text)


def controls(text):
    """(groups, name) of each control of a page: the names of its groups, and its own.

    A group without a name of its own is told from others by its place.
    """
    root = Page(text).root
    labels = {
        part.attributes["for"]: part
        for part in root.all()
        if part.tag == "label" and "for" in part.attributes
    }
    for part in root.all():
        if is_control(part):
            yield groups(part), name(part, labels)


def is_control(part):
    if any("hidden" in one.attributes for one in [part, *part.around()]):
        return False
    is_field = part.tag == "input" and part.attributes.get("type") != "hidden"
    return is_field or part.tag in {"button", "select", "a", "summary", "textarea"}


def name(part, labels):
    """How a control is heard."""
    if "aria-label" in part.attributes or part.tag not in {"input", "select"}:
        return part.words()
    around = [one for one in part.around() if one.tag == "label"]
    named = labels.get(part.attributes.get("id"), *around[:1])
    return named.words() if named else part.attributes.get("title", "")


def groups(part):
    """The nearest group and those around it: the place and the name of each."""
    return [one for one in part.around() if one.is_group()]


def group_name(group):
    """How a group is heard; "" where it has no name."""
    if "aria-label" in group.attributes:
        return group.attributes["aria-label"]
    named = [one for one in group.all() if one.tag == NAMED_BY.get(group.tag)]
    return named[0].words() if named else ""
