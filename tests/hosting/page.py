"""docs/hosting.md as steps: the command blocks of each section, and what they print."""

import re
from dataclasses import dataclass, field

from tests.server import ROOT

PAGE = ROOT / "docs" / "hosting.md"
# Steps that no empty Debian of ours can follow, by words in them, and why.
NOT_FOLLOWED = {
    "certbot certonly": "it needs a name that the open net knows",
    "rsync -av": "it is typed on another machine",
    "docker ": "the image has a test of its own, and needs a registry",
    "compose.env": "only the container needs it",
    "systemctl reload caddy": "Caddy would ask for a certificate from the open net",
}
# Steps of one line with one of these are for servers on PostgreSQL only.
ON_POSTGRESQL = ("requirements/postgresql.txt", "sudo -u postgres ")
ANY = "…"  # stands for any text in what a command prints
BLOCK = re.compile(r"^(#+) ([^\n]+)$|^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@dataclass
class Step:
    """A block of commands; `prints` is the text shown under it, or None."""

    section: str
    commands: str
    prints: str | None = None

    def is_printed(self, text):
        """Whether a text is what the page shows."""
        lines = [re.escape(line.rstrip()) for line in self.prints.strip().splitlines()]
        pattern = "\n".join(lines).replace(ANY, ".*")
        return bool(re.fullmatch(pattern, tidy(text), re.DOTALL))

    def why_not_followed(self):
        """Why the script leaves this step out, or nothing."""
        reasons = [NOT_FOLLOWED[words] for words in NOT_FOLLOWED if self.has(words)]
        return reasons[0] if reasons else ""

    def has(self, words):
        return words in self.commands

    def is_for_postgresql(self):
        """Whether the page has this step for servers on PostgreSQL only."""
        is_one_line = self.commands.count("\n") == 1
        return is_one_line and any(self.has(words) for words in ON_POSTGRESQL)


@dataclass
class Section:
    title: str
    steps: list = field(default_factory=list)


def tidy(text):
    """A text without the spaces at the ends of its lines."""
    return "\n".join(line.rstrip() for line in text.strip().splitlines())


def sections(text=None):
    """The sections of the page by their titles, in its order."""
    found, section = {}, None
    for heading in BLOCK.finditer(PAGE.read_text() if text is None else text):
        level, title, language, body = heading.groups()
        if level:
            section = found.setdefault(title, Section(title))
        elif language == "sh":
            section.steps.append(Step(section.title, body))
        elif language == "text" and section.steps:
            section.steps[-1].prints = body
    return found
