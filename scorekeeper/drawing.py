"""Draws the table after each entry: what Django would write, in a tenth of the time.

Most of the time in which an entry was answered went into walking through templates. The
partials that a phone draws, too (docs/decisions/0004), need but a part of Django's
language: of this each node, as Django has parsed it, is made a plain function once.
"""

import functools
from html import escape

from django.dispatch import receiver
from django.http import HttpResponse
from django.template.base import TextNode, VariableNode, render_value_in_context
from django.template.context import Context
from django.template.defaulttags import ForNode, IfNode, TemplateLiteral
from django.template.loader import get_template
from django.template.loader_tags import IncludeNode
from django.utils.autoreload import file_changed

ANY = Context()  # for what is neither text nor a whole number


def answer(partial, shown, **more):
    """The response that is one of these partials, drawn of a dict."""
    return HttpResponse(drawn(partial, shown), **more)


def drawn(partial, shown):
    """One of these partials (the name of its template) as text, drawn of a dict."""
    text = []
    drawing(partial)(shown, text.append)
    return "".join(text)


# Each drawing takes what is shown and a function that takes the text, piece by piece.


@functools.cache
def drawing(partial):
    """The drawing of a partial."""
    return each_after_the_other(get_template(partial).template.nodelist)


@receiver(file_changed)
def forget(**changed):
    """Forgets what was made of the templates, since one of them may have changed."""
    drawing.cache_clear()


def each_after_the_other(nodes):
    for node in nodes:
        refuse(node, type(node) not in DRAWINGS)
    drawings = [DRAWINGS[type(node)](node) for node in nodes]
    if len(drawings) == 1:
        return drawings[0]

    def draw(shown, write):
        for one in drawings:
            one(shown, write)

    return draw


def text(node):
    words = node.s
    return lambda shown, write: write(words)


def variable(node):
    value = value_of(node.filter_expression, "")
    return lambda shown, write: write(written(value(shown)))


def written(value):
    """A value as a template writes it."""
    if type(value) is str:
        return escape(value)
    return str(value) if type(value) is int else render_value_in_context(value, ANY)


def loop(node):
    refuse(node, node.is_reversed or node.nodelist_empty or node.loopvars[1:])
    [name] = node.loopvars
    items, body = value_of(node.sequence, ()), each_after_the_other(node.nodelist_loop)

    def draw(shown, write):
        inner = dict(shown)
        for inner[name] in items(shown) or ():
            body(inner, write)

    return draw


def choice(node):
    branches = [
        (condition and question(condition), each_after_the_other(nodes))
        for condition, nodes in node.conditions_nodelists
    ]

    def draw(shown, write):
        for is_so, body in branches:
            if is_so is None or is_so(shown):
                body(shown, write)
                return

    return draw


def include(node):
    refuse(node, node.extra_context or node.isolated_context)
    name = value_of(node.template, None)
    return lambda shown, write: drawing(name(shown))(shown, write)


DRAWINGS = {
    TextNode: text,
    VariableNode: variable,
    ForNode: loop,
    IfNode: choice,
    IncludeNode: include,
}


def question(condition):
    """The function of what is shown that answers what an `if` asks."""
    if isinstance(condition, TemplateLiteral):
        return value_of(condition.value, None)
    refuse(condition, condition.id not in QUESTIONS)
    operands = [one for one in (condition.first, condition.second) if one]
    return QUESTIONS[condition.id](*map(question, operands))


QUESTIONS = {
    "not": lambda one: lambda shown: not one(shown),
    "and": lambda one, other: lambda shown: one(shown) and other(shown),
    "or": lambda one, other: lambda shown: one(shown) or other(shown),
    "==": lambda one, other: lambda shown: one(shown) == other(shown),
}


def value_of(expression, missing):
    """The function of what is shown that gives a value, or what stands for none."""
    refuse(expression, expression.filters)
    if not expression.is_var:
        return lambda shown: expression.var
    *path, last = expression.var.lookups
    if not path:
        return lambda shown: shown.get(last, missing)

    def value(shown):
        for name in path:
            shown = shown.get(name)
            if type(shown) is not dict:
                return missing
        return shown.get(last, missing)

    return value


def refuse(part, is_too_much):
    """Raises TypeError for a part of a partial that needs more of Django's language."""
    if is_too_much:
        raise TypeError(f"No partial of the table may say {part}")
