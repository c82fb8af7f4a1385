"""An audit that looked nothing up fails, also where a program ends well."""

import json

import pytest

from tests import audit

NAMES = sorted(audit.installed())
ALL = [{"name": name, "version": "1.0", "vulns": []} for name in NAMES]
SKIPPED = {"name": NAMES[0], "skip_reason": "Dependency not found on PyPI"}
FAULT = {"id": "PYSEC-1", "fix_versions": ["1.1"]}
FAULTY = ALL[0] | {"vulns": [FAULT]}
GOOD_NODE = {"vulnerabilities": {}, "metadata": {"dependencies": {"total": 9}}}
GOOD = {"pip-audit": {"dependencies": ALL}, "npm": GOOD_NODE}
REFUSED = {"message": "405 Method Not Allowed", "statusCode": 405}
NO_NODE = {"vulnerabilities": {}, "metadata": {"dependencies": {"total": 0}}}
FAULT_OF_NODE = {"htmx": {"name": "htmx", "severity": "high"}}


@pytest.fixture
def run(tmp_path, monkeypatch, capsys):
    """Audits with programs that give these reports: (status, what is printed)."""
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")

    def audited(status=0, **reports):
        for name, report in {**GOOD, **reports}.items():
            text = report if isinstance(report, str) else json.dumps(report)
            (tmp_path / f"{name}.json").write_text(text)
            program = tmp_path / name
            program.write_text(f'#!/bin/sh\ncat "$0.json"\nexit {status}\n')
            program.chmod(0o755)
        with pytest.raises(SystemExit) as end:
            audit.main()
        return end.value.code, capsys.readouterr().out

    return audited


def of_python(*rows):
    return {"pip-audit": {"dependencies": list(rows)}}


def test_where_all_were_looked_up_and_nothing_is_known_it_passes(run):
    assert len(NAMES) > 20
    status, said = run()
    assert status == 0
    assert "looked up all packages" in said


@pytest.mark.parametrize(
    ("reports", "sentence"),
    [
        (of_python(), "pip-audit looked up no package: it gave no reason"),
        (of_python(SKIPPED), "pip-audit looked up no package: Dependency not found"),
        (of_python(SKIPPED, *ALL[1:]), f"pip-audit did not look up {NAMES[0]}\n"),
        (of_python(*ALL[1:]), f"pip-audit did not look up {NAMES[0]}\n"),
        ({"pip-audit": ""}, "pip-audit looked up no package: it gave no reason"),
        ({"pip-audit": {}}, "pip-audit looked up no package"),
        ({"npm": REFUSED}, "npm audit looked up no package: 405 Method Not Allowed"),
        ({"npm": NO_NODE}, "npm audit looked up no package"),
        ({"npm": ""}, "npm audit looked up no package"),
        (of_python(FAULTY, *ALL[1:]), f"{NAMES[0]} 1.0: PYSEC-1, mended in 1.1"),
        ({"npm": GOOD_NODE | {"vulnerabilities": FAULT_OF_NODE}}, "htmx: a fault"),
    ],
)
@pytest.mark.parametrize("ends", [0, 1])
def test_what_was_not_looked_up_or_is_known_fails(run, reports, sentence, ends):
    status, said = run(ends, **reports)
    assert status == 1
    assert sentence in said
    assert "know of no fault" not in said


def test_a_program_that_is_missing_fails(tmp_path, monkeypatch):
    monkeypatch.setenv("PATH", str(tmp_path))
    assert audit.python_findings() == [
        "pip-audit looked up no package: pip-audit is not installed"
    ]
