"""What PostgreSQL says of how it answered: which parts it looked through."""

import re
from collections import namedtuple

from tests.spread import parted

EXPLAINED = ["shared_preload_libraries=auto_explain", "auto_explain.log_min_duration=0"]
EXPLAINED += ["auto_explain.log_analyze=on", "auto_explain.log_timing=off"]
EXPLAINED += ["auto_explain.log_verbose=on"]
SAID = re.compile(r"\n(?=\d{4}-\d\d-\d\d )")
TEXT = re.compile(r"Query Text: (.*?)\n\t(?=[A-Z][\w ]*.*\(cost=)", re.DOTALL)
NODE = re.compile(r"^\t(?: *->  )?(?=[A-Z][\w ]*.*\(cost=)", re.MULTILINE)
HERE = re.compile(r"[^\n]*Scan[\w ]* on (?:public\.)?scorekeeper_[a-z]+_(\d)\b")
THERE = re.compile(r"Foreign (?:Scan|Update|Delete)")
BY_GROUP = re.compile(r"(?:Cond|Filter): .*group_id|Remote SQL: .*WHERE.*group_id")

# A look into a part of a table, by one query.
Scan = namedtuple("Scan", "part names_group was_run query")


def scans(log):
    """The Scans that a log of a server with EXPLAINED tells of, in their order."""
    found = []
    for said in SAID.split(log):
        text = TEXT.search(said)
        if text:
            nodes = NODE.split(said[text.end() - 1 :])
            found += [scan for node in nodes for scan in scans_of(node, text[1])]
    return found


def scans_of(node, query):
    """The Scan that one node of a plan is, if it is one."""
    here, is_there = HERE.match(node), THERE.match(node)
    if here or is_there:
        part = parted.FARAWAY if is_there else int(here[1])
        was_run = "never executed" not in node.split("\n", 1)[0]
        yield Scan(part, bool(BY_GROUP.search(node)), was_run, query)
