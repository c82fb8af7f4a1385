"""Scorekeeper's settings: safe by default, everything else from the environment."""

import os
from pathlib import Path
from urllib.parse import quote

import dj_database_url
from csp.constants import NONE, SELF

from scorekeeper import environment
from scorekeeper.database import write_locks
from scorekeeper.files.file_format import LARGEST_FILE
from scorekeeper.server.headers import shut_worker_in
from scorekeeper.server.secret_key import kept_key
from scorekeeper.server.under_path import cookie_name
from scorekeeper.server.whole_requests import LARGEST

BASE_DIR = Path(__file__).resolve().parent.parent
given = environment.check_settings(os.environ)
VAR_DIR = given["SCOREKEEPER_VAR"]

DEBUG = given["DEBUG"] == "1"
ALLOWED_HOSTS = given["ALLOWED_HOSTS"]
CSRF_TRUSTED_ORIGINS = given["CSRF_TRUSTED_ORIGINS"]
SPOKEN = given["HTTPS"]
HTTPS, HTTPS_AT_HOME = SPOKEN != "0", SPOKEN == "home"  # by a proxy, or by this server
PROXIES = given["PROXIES"]  # how many stand before this server
TRUSTED_PROXIES = [] if HTTPS_AT_HOME else given["FORWARDED_ALLOW_IPS"]
BASE_PATH = given["BASE_PATH"]  # "/cards" under a path of the host, "" without one
FORCE_SCRIPT_NAME = BASE_PATH or None  # Django puts it before each address
PORT, ADDRESS = given["PORT"], given["ADDRESS"]
WORKERS = given["WEB_CONCURRENCY"]
# How often one source may try in ten minutes; a clubhouse is one source.
CODES_FROM_ONE = given["CODES_FROM_ONE"]
GROUPS_FROM_ONE = given["GROUPS_FROM_ONE"]
FILES_FROM_ONE = given["FILES_FROM_ONE"]
NEW_GROUPS = given["NEW_GROUPS"]  # "on", "off", or a word that is asked for
LEGAL_LINK = given["LEGAL_LINK"]  # the page about the people who run the server
METRICS = given["METRICS"]  # a port of this machine alone
CONNECTIONS = given["CONNECTIONS"]  # of one source, idle, a worker

INSTALLED_APPS = [
    "django.contrib.contenttypes",
    "django.contrib.sessions",
    "whitenoise.runserver_nostatic",  # `runserver` gets files as the server does
    "django.contrib.staticfiles",
    "django_htmx",
    "scorekeeper",
]
MIDDLEWARE = [
    "scorekeeper.engine.files.hand_out_engine",
    "scorekeeper.server.log_lines.tell_of_slow_requests",
    "scorekeeper.pages.views.health.answer_probes",
    "scorekeeper.pages.errors.refuse_untrusted_proxy",
    "scorekeeper.pages.errors.refuse_without_file",
    "scorekeeper.tables.polling.answer_what_is_old",
    "scorekeeper.server.headers.say_what_is_shut",
    "django.middleware.security.SecurityMiddleware",
    "scorekeeper.server.static_files.StaticFiles",
    "django.middleware.gzip.GZipMiddleware",
    "csp.middleware.CSPMiddleware",
    "scorekeeper.access.sessions.SessionMiddleware",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "django_htmx.middleware.HtmxMiddleware",
    "scorekeeper.zones.tell_time_as_there",
    "scorekeeper.pages.errors.explain_form_only",
    "scorekeeper.pages.retries.TryAgain",
]
ROOT_URLCONF = "scorekeeper.urls"
WSGI_APPLICATION = "scorekeeper.wsgi.application"
TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "DIRS": [BASE_DIR / "templates"],
        "APP_DIRS": True,
        "OPTIONS": {
            "builtins": [
                "django.templatetags.static",
                "django.templatetags.tz",
                "scorekeeper.titles",
            ],
            "context_processors": [
                "django.template.context_processors.request",
                "scorekeeper.pages.places.frame",
            ],
        },
    },
    {
        "NAME": "partials",
        "BACKEND": "django.template.backends.jinja2.Jinja2",
        "DIRS": [BASE_DIR / "templates"],
        "OPTIONS": {"environment": "scorekeeper.tables.partials.environment"},
    },
]

FORM_RENDERER = "scorekeeper.pages.fields.Renderer"

DATABASES = {
    "default": dj_database_url.parse(
        given["DATABASE_URL"]
        or f"sqlite:///{quote(str(VAR_DIR / 'scorekeeper.sqlite3'))}",
        conn_max_age=None,
        conn_health_checks=True,
        disable_server_side_cursors=True,  # a pooler may lend another connection
    )
}
if DATABASES["default"]["ENGINE"] == "django.db.backends.sqlite3":
    DATABASES["default"]["OPTIONS"] = {
        "timeout": 5,
        "transaction_mode": "IMMEDIATE",
        # A container has no folder for temporary files: what is sorted is in memory.
        "init_command": "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; "
        "PRAGMA temp_store=MEMORY;",
    }
else:  # PostgreSQL waits for ever unless this is set
    DATABASES["default"].setdefault("OPTIONS", {})
    DATABASES["default"]["OPTIONS"].setdefault("options", write_locks.OURS)
SECRET_KEY = given["SECRET_KEY"] or kept_key(VAR_DIR, DATABASES["default"])
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"

STATIC_URL = f"{BASE_PATH}/static/"
STATIC_ROOT = given["SCOREKEEPER_STATIC"] or VAR_DIR / "static"
STATICFILES_DIRS = [BASE_DIR / "static"]
STATICFILES_FINDERS = [
    "django.contrib.staticfiles.finders.FileSystemFinder",
    "django.contrib.staticfiles.finders.AppDirectoriesFinder",
    "scorekeeper.engine.finder.EngineFinder",
]
# Whether phones also score by themselves.
ENGINE = given["ENGINE"] == "on"
WHITENOISE_ADD_HEADERS_FUNCTION = shut_worker_in
STORAGES = {
    "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"},
    "staticfiles": {"BACKEND": "scorekeeper.server.static_files.JoinedStaticFiles"},
}

LANGUAGE_CODE = "en"
USE_I18N = False
TIME_ZONE = given["TZ"]
USE_TZ = True

SESSION_ENGINE = "scorekeeper.access.sessions"
SESSION_COOKIE_AGE = 60 * 60 * 24 * 365
SESSION_COOKIE_SECURE = CSRF_COOKIE_SECURE = SECURE_SSL_REDIRECT = HTTPS
SESSION_COOKIE_NAME = cookie_name("sessionid", BASE_PATH)
CSRF_COOKIE_NAME = cookie_name("csrftoken", BASE_PATH)
SESSION_COOKIE_PATH = CSRF_COOKIE_PATH = f"{BASE_PATH}/"
CSRF_COOKIE_HTTPONLY = True  # forms and pages carry the token themselves
CSRF_FAILURE_VIEW = "scorekeeper.pages.errors.csrf_failure"
# A file stays in memory, never on the disk: how much it may be says whole_requests.
FILE_UPLOAD_MAX_MEMORY_SIZE = LARGEST_FILE + LARGEST
FILE_UPLOAD_HANDLERS = ["django.core.files.uploadhandler.MemoryFileUploadHandler"]
# A phone bound to https alone could not go on past a home-made certificate. Under
# a path the host is not ours alone, and the header would speak for all of it.
SPEAKS_FOR_HOST = HTTPS and not HTTPS_AT_HOME and not BASE_PATH
SECURE_HSTS_SECONDS = 60 * 60 * 24 * 365 if SPEAKS_FOR_HOST else 0
# Browsers complain of this header on plain http, where it does nothing.
SECURE_CROSS_ORIGIN_OPENER_POLICY = "same-origin" if HTTPS else None
# Subdomains and the preload list are the business of the domain's owner.
SILENCED_SYSTEM_CHECKS = ["security.W005", "security.W021"]
X_FRAME_OPTIONS = "DENY"
CONTENT_SECURITY_POLICY = {
    "DIRECTIVES": {
        "default-src": [NONE],
        "script-src": [SELF],
        "style-src": [SELF],
        "img-src": [SELF, "data:"],
        "connect-src": [SELF],
        "manifest-src": [SELF],
        "form-action": [SELF],
        "base-uri": [NONE],
        "frame-ancestors": [NONE],
    }
}

LOGGING = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"json": {"()": "scorekeeper.server.log_lines.JsonLines"}},
    "filters": {"once": {"()": "scorekeeper.server.log_lines.OnceAMinute"}},
    "handlers": {
        "console": {
            "class": "logging.StreamHandler",
            "formatter": "json",
            "filters": ["once"],
        }
    },
    "root": {
        "handlers": ["console"],
        "level": given["LOG_LEVEL"].upper(),
    },
    "loggers": {"django": {"handlers": [], "propagate": True}},
}
