"""What a phone is given to trust a server that made its own certificate."""

import hashlib
import ssl

from django.conf import settings


def folder():
    """Where the certificate lies, with its key and the authority that signed it."""
    return settings.VAR_DIR / "https"


def authority():
    """The certificate of the authority, as text."""
    return (folder() / "authority.pem").read_text()


def fingerprint():
    """The SHA-256 of it, in pairs, as a phone shows it: "3A:0F:..."."""
    whole = ssl.PEM_cert_to_DER_cert(authority())
    return hashlib.sha256(whole).digest().hex(":").upper()
