"""Asks what is known against the packages, and fails where that was not looked up.

`python -m tests.audit`. pip-audit passes over a package that it cannot look up and ends
well; so the names in its report are compared with those that are installed.
"""

import json
import re
import subprocess
import sys
import sysconfig
from importlib.metadata import distributions

PURELIB = sysconfig.get_path("purelib")
OF_PYTHON = ["pip-audit", "--format", "json", "--progress-spinner", "off"]
OF_PYTHON += ["--path", PURELIB]
OF_NODE = ["npm", "audit", "--json"]


def main():
    """Prints a line for each finding; the exit status says whether there are any."""
    findings = [*python_findings(), *node_findings()]
    for line in findings:
        print(line)
    if not findings:
        print("pip-audit and npm audit looked up all packages and know of no fault.")
    sys.exit(bool(findings))


def python_findings():
    """A line for each fault, and for each package that was not looked up."""
    report, why = report_of(OF_PYTHON)
    if report is None or "dependencies" not in report:
        return [f"pip-audit looked up no package: {why}"]
    rows = report["dependencies"]
    seen = {plain(row["name"]) for row in rows if "skip_reason" not in row}
    if not seen:
        reasons = [row["skip_reason"] for row in rows] or [why]
        return [f"pip-audit looked up no package: {reasons[0]}"]
    unseen = [f"pip-audit did not look up {name}" for name in installed() - seen]
    return sorted(unseen) + [fault for row in rows for fault in faults_of(row)]


def faults_of(row):
    """A line for each fault of a package of Python."""
    for fault in row.get("vulns", []):
        mended = ", ".join(fault.get("fix_versions", [])) or "no version"
        yield f"{row['name']} {row['version']}: {fault['id']}, mended in {mended}"


def installed():
    """The names of all packages of Python that the tests run with."""
    names = [package.metadata["Name"] for package in distributions(path=[PURELIB])]
    return {plain(name) for name in names}


def plain(name):
    """The name of a package as it is compared."""
    return re.sub(r"[-_.]+", "-", name).lower()


def node_findings():
    """A line for each package of Node.js with a fault, or that none was looked up."""
    report, why = report_of(OF_NODE)
    counts = (report or {}).get("metadata", {}).get("dependencies", {})
    if not counts.get("total"):
        why = (report or {}).get("message", why)
        return [f"npm audit looked up no package: {why}"]
    faults = report["vulnerabilities"].values()
    return [f"{one['name']}: a fault that is {one['severity']}" for one in faults]


def report_of(command):
    """(The JSON that a program reports, or None; the last line of what it says)."""
    try:
        done = subprocess.run(command, capture_output=True, text=True)
    except FileNotFoundError:
        return None, f"{command[0]} is not installed"
    said = done.stderr.strip().splitlines() or ["it gave no reason"]
    try:
        return json.loads(done.stdout), said[-1]
    except ValueError:
        return None, said[-1]


if __name__ == "__main__":
    main()
