"""The forms of a page with all they could send, and what an odd phone makes of it."""

from collections import namedtuple
from html.parser import HTMLParser

# `fields`: (name, value) of each thing that can be sent, in order.
PageForm = namedtuple("PageForm", "action method fields")
ODD = [
    "",
    "0",
    "-1",
    "1",
    "7",
    "99",
    "9" * 30,
    "1e9",
    "null",
    "é",
    "\u202e",
    "[]",
    "x" * 99,
]
OWN = {"csrfmiddlewaretoken"}


class PageForms(HTMLParser):
    """The forms of a page (a text); `url` is where it stands."""

    def __init__(self, page, url):
        super().__init__()
        self.url, self.forms, self.by_id, self.select = url, [], {}, None
        self.current = None
        self.feed(page)

    def handle_starttag(self, tag, attrs):
        attrs = dict(attrs)
        if tag == "form":
            self.begin(attrs)
        elif tag == "select":
            self.select = attrs.get("name")
        elif tag == "option":
            self.add(attrs, self.select)
        elif tag in ("input", "button", "textarea"):
            self.add(attrs, attrs.get("name"))

    def handle_endtag(self, tag):
        if tag == "form":
            self.current = None
        elif tag == "select":
            self.select = None

    def begin(self, attrs):
        method = attrs.get("method", "get").lower()
        action = attrs.get("action") or self.url
        self.current = PageForm(action, method, [])
        self.forms.append(self.current)
        self.by_id[attrs.get("id")] = self.current

    def add(self, attrs, name):
        """Adds what is named to the form that it stands in, or that it names."""
        form = self.by_id.get(attrs.get("form"), self.current)
        if form and name and name not in OWN:
            form.fields.append((name, attrs.get("value") or ""))


def posted_by(page, url):
    """The forms of a page that change something."""
    return [form for form in PageForms(page, url).forms if form.method == "post"]


def plainly_filled(form, draw):
    """Of each name one of its values, most often, as a person fills in a form."""
    values = {}
    for name, value in form.fields:
        values.setdefault(name, []).append(value)
    return {name: [draw.choice(offered)] for name, offered in values.items()}


def oddly_filled(form, draw):
    """A form filled in, but a name or two left out, sent twice, or sent odd."""
    filled = plainly_filled(form, draw)
    for name in draw.sample(list(filled), min(len(filled), draw.randint(1, 2))):
        how = draw.randrange(4)
        if how == 0:
            del filled[name]
        elif how == 1:
            filled[name] = [draw.choice(ODD)]
        elif how == 2:
            filled[name] = filled[name] * draw.randint(2, 5)
        else:
            filled[name] = [draw.choice(ODD) for _ in range(draw.randint(1, 9))]
    return filled
