"""The partials of a table as a phone draws them: plain data, out of Jinja's own parser.

A partial is a list of pieces. A piece is a text, or a list that begins with what is to
be done: ["value", path], ["if", condition, pieces, other pieces], ["for", name, path,
pieces], ["include", name or path]. A path is a list of names. A condition is a path, or
{"same": [path, path]}, {"longer": [path to a list, number]}, {"not": condition}, or
{"all": conditions} or {"any": conditions}.
"""

import functools

from django.template import engines
from jinja2 import TemplateSyntaxError, meta, nodes

COUNTERS = ("loop", "forloop")  # of a `for`, in Jinja and in Django


def trees(names):
    """The pieces of partials, and of all that these include by name."""
    partials, waiting = {}, list(names)
    while waiting:
        name = waiting.pop()
        if name not in partials:
            partials[name], included = parse_partial(name, source_of(name))
            waiting += included
    return partials


def source_of(name):
    jinja = engines["partials"].env
    return jinja.loader.get_source(jinja, name)[0]


@functools.cache
def parse_partial(name, source):
    """The pieces of a partial, and the partials that it includes by name."""
    parsed = engines["partials"].env.parse(source, name)
    return tree(name, parsed), [*filter(None, meta.find_referenced_templates(parsed))]


def tree(name, parsed):
    """The pieces of a partial; refuses what no phone draws, with its place."""
    try:
        return pieces(parsed.body)
    except TemplateSyntaxError as refused:
        refused.name = name
        raise


def pieces(body):
    """What nodes are drawn from, one after the other."""
    rows = [node.nodes if isinstance(node, nodes.Output) else [node] for node in body]
    return [piece(node) for row in rows for node in row]


def piece(node):
    match node:
        case nodes.TemplateData():
            return node.data
        case nodes.If():
            return choice(node, *node.elif_, otherwise=node.else_)
        case nodes.For(target=nodes.Name(name=name), else_=[], test=None):
            return ["for", name, path(node.iter), pieces(node.body)]
        case nodes.Include(with_context=True, ignore_missing=False):
            return ["include", included_name(node.template)]
    return ["value", path(node)]


def included_name(node):
    """Another partial: its name, or the path to it."""
    match node:
        case nodes.Const(value=str(name)):
            return name
    return path(node)


def choice(first, *others, otherwise):
    """An `if`, which has the next of its `elif` where it does not hold."""
    rest = [choice(*others, otherwise=otherwise)] if others else pieces(otherwise)
    return ["if", condition(first.test), pieces(first.body), rest]


def condition(node):
    match node:
        case nodes.Not():
            return {"not": condition(node.node)}
        case nodes.And():
            return {"all": [condition(node.left), condition(node.right)]}
        case nodes.Or():
            return {"any": [condition(node.left), condition(node.right)]}
        case nodes.Compare(expr=one, ops=[nodes.Operand(op="eq", expr=other)]):
            return {"same": [path(one), path(other)]}
        case nodes.Compare(
            expr=nodes.Filter(name="length", node=rows),
            ops=[nodes.Operand(op="gt", expr=nodes.Const(value=int(number)))],
        ):
            return {"longer": [path(rows), number]}
    return path(node)


def path(node):
    """The names that lead to a value: `page.url` is ["page", "url"]."""
    match node:
        case nodes.Name(name=name) if name not in COUNTERS:
            return [name]
        case nodes.Getattr():
            return [*path(node.node), node.attr]
    what = getattr(node, "name", type(node).__name__)
    raise TemplateSyntaxError(f"A phone cannot draw {what!r}.", node.lineno)
