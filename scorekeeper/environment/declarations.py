"""Every setting of a server, from its environment; docs/hosting.md explains them.

An empty value counts as one that is not set: the default is taken. A default is written
as in the environment. "" means none.
"""

from collections import namedtuple

from scorekeeper.environment import kinds

Setting = namedtuple("Setting", "name kind default")

SWITCH = kinds.choice("1", "0")
TRIES = kinds.number(0, 1_000_000)
LEVELS = kinds.choice("debug", "info", "warning", "error", "critical")

SETTINGS = (
    Setting("HTTPS", kinds.choice("1", "home", "0"), "0"),
    Setting("ALLOWED_HOSTS", kinds.several(kinds.HOST), "*"),
    Setting("CSRF_TRUSTED_ORIGINS", kinds.several(kinds.ORIGIN), ""),
    Setting("BASE_PATH", kinds.PATH, ""),
    Setting("DATABASE_URL", kinds.DATABASE, ""),
    Setting("SECRET_KEY", kinds.SECRET, ""),
    Setting("SCOREKEEPER_VAR", kinds.FOLDER, "var"),
    Setting("SCOREKEEPER_STATIC", kinds.FOLDER_IF_NAMED, ""),
    Setting("PORT", kinds.number(1, 65_535), "8000"),
    Setting("ADDRESS", kinds.ADDRESS, "0.0.0.0"),
    Setting("WEB_CONCURRENCY", kinds.number(1, 1000), "2"),
    Setting("PROXIES", kinds.number(0, 20), "0"),
    Setting("FORWARDED_ALLOW_IPS", kinds.several(kinds.NETWORK), "127.0.0.1 ::1"),
    Setting("ENGINE", kinds.choice("on", "off"), "on"),
    Setting("TZ", kinds.TIME_ZONE, "UTC"),
    Setting("LOG_LEVEL", LEVELS, "warning"),
    Setting("NEW_GROUPS", kinds.DOOR, "on"),
    Setting("LEGAL_LINK", kinds.LINK, ""),
    Setting("CODES_FROM_ONE", TRIES, "10"),
    Setting("GROUPS_FROM_ONE", TRIES, "20"),
    Setting("FILES_FROM_ONE", TRIES, "30"),
    Setting("CONNECTIONS", kinds.number(1, 1_000_000), "100"),
    Setting("METRICS", kinds.number(0, 65_535), "0"),
    Setting("DEBUG", SWITCH, "0"),
)
