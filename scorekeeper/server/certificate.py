"""The certificate of a home network: made on the spot, by an authority of its own.

Nobody outside can vouch for an address like 192.168.1.5. So the first start makes an
authority, which phones can trust, and the authority signs a certificate for
the addresses and names of this machine. Its key lies in `var`, readable by its owner
alone, and it is good for no address outside a home: a thief can forge no bank.
"""

import hashlib
import ipaddress
import os
import ssl
from datetime import UTC, datetime, timedelta

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import ExtendedKeyUsageOID, NameOID
from django.conf import settings

AUTHORITY_LASTS = timedelta(days=3650)
LASTS = timedelta(days=397)  # phones take none that is good for much longer
RENEWED_BEFORE = timedelta(days=30)
SLOW_CLOCKS = timedelta(days=1)  # by which a phone may be behind
HOME = [
    *("10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "169.254.0.0/16"),
    *("100.64.0.0/10", "127.0.0.0/8", "::1/128", "fc00::/7", "fe80::/10"),
]
HOME_NAMES = ["localhost", "local"]
NO_USE = dict.fromkeys(
    [
        *("digital_signature", "content_commitment", "key_encipherment"),
        *("data_encipherment", "key_agreement", "key_cert_sign", "crl_sign"),
        *("encipher_only", "decipher_only"),
    ],
    False,
)


def certificate_files(folder, addresses, names):
    """The files (certificate, key) in a folder, made or renewed where they must be.

    `addresses` (of ipaddress) and `names`: by which the server is reached. The
    authority that signs lies beside them, in authority.pem.
    """
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    home = [one for one in addresses if is_at_home(one)]
    reached = [x509.DNSName(name) for name in names] + [x509.IPAddress(a) for a in home]
    signer = kept_authority(folder)
    certificate, key = folder / "server.pem", folder / "server.key"
    if not is_good(certificate, key, signer[0], reached):
        write(folder, "server", *sign_certificate(signer, reached))
    return certificate, key


def is_at_home(address):
    """Whether an address is one that the authority may vouch for."""
    nets = [ipaddress.ip_network(one) for one in HOME]
    return any(address in net for net in nets if net.version == address.version)


def kept_authority(folder):
    """The authority of a folder (certificate, key), made where there is none."""
    certificate, key = folder / "authority.pem", folder / "authority.key"
    if not (certificate.exists() and key.exists() and lasts(certificate, LASTS)):
        write(folder, "authority", *new_authority())
    password = None
    return (
        x509.load_pem_x509_certificate(certificate.read_bytes()),
        serialization.load_pem_private_key(key.read_bytes(), password),
    )


def lasts(path, time):
    """Whether the certificate in a file is good for some time still."""
    certificate = x509.load_pem_x509_certificate(path.read_bytes())
    return datetime.now(UTC) + time < certificate.not_valid_after_utc


def is_good(path, key, authority, reached):
    """Whether a server's certificate is there, of this authority and for all of it."""
    if not (path.exists() and key.exists() and lasts(path, RENEWED_BEFORE)):
        return False
    certificate = x509.load_pem_x509_certificate(path.read_bytes())
    names = certificate.extensions.get_extension_for_class(x509.SubjectAlternativeName)
    serves = set(names.value) == set(reached)
    return serves and authority_of(certificate) == authority_of(authority)


def authority_of(certificate):
    """What tells the key that signed a certificate from any other."""
    kind = x509.AuthorityKeyIdentifier
    return certificate.extensions.get_extension_for_class(kind).value


def new_authority():
    """An authority: its certificate, which it signs itself, and its key."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = as_x509_name(f"Scorekeeper at home, {datetime.now(UTC):%d %B %Y}")
    nets = [x509.IPAddress(ipaddress.ip_network(one)) for one in HOME]
    home = x509.NameConstraints(nets + [x509.DNSName(one) for one in HOME_NAMES], None)
    usage = x509.KeyUsage(**NO_USE | {"key_cert_sign": True, "crl_sign": True})
    builder = certificate_builder(
        name, name, key.public_key(), key.public_key(), AUTHORITY_LASTS
    )
    builder = builder.add_extension(x509.BasicConstraints(True, 0), critical=True)
    builder = builder.add_extension(usage, critical=True)
    builder = builder.add_extension(home, critical=True)
    return builder.sign(key, hashes.SHA256()), key


def sign_certificate(signer, reached):
    """A certificate for what is `reached`, signed by an authority, and its key."""
    authority, authority_key = signer
    key = ec.generate_private_key(ec.SECP256R1())
    usage = x509.KeyUsage(**NO_USE | {"digital_signature": True})
    serving = x509.ExtendedKeyUsage([ExtendedKeyUsageOID.SERVER_AUTH])
    names = x509.SubjectAlternativeName(reached)
    builder = certificate_builder(
        as_x509_name("Scorekeeper"),
        authority.subject,
        key.public_key(),
        authority_key.public_key(),
        LASTS,
    )
    builder = builder.add_extension(x509.BasicConstraints(False, None), critical=True)
    builder = builder.add_extension(usage, critical=True)
    builder = builder.add_extension(serving, critical=False)
    builder = builder.add_extension(names, critical=False)
    return builder.sign(authority_key, hashes.SHA256()), key


def certificate_builder(subject, issuer, own, issuers, time):
    """What every certificate begins with: whose it is, who signs, how long."""
    now = datetime.now(UTC)
    whose = x509.SubjectKeyIdentifier.from_public_key(own)
    by_whom = x509.AuthorityKeyIdentifier.from_issuer_public_key(issuers)
    return (
        x509.CertificateBuilder()
        .subject_name(subject)
        .issuer_name(issuer)
        .public_key(own)
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - SLOW_CLOCKS)
        .not_valid_after(now - SLOW_CLOCKS + time)
        .add_extension(whose, critical=False)
        .add_extension(by_whom, critical=False)
    )


def as_x509_name(name):
    return x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])


def write(folder, name, certificate, key):
    """Puts a certificate and its key into files, each whole at once."""
    text = key.private_bytes(
        serialization.Encoding.PEM,
        serialization.PrivateFormat.PKCS8,
        serialization.NoEncryption(),
    )
    put(folder / f"{name}.key", text)
    put(folder / f"{name}.pem", certificate.public_bytes(serialization.Encoding.PEM))


def put(path, content):
    """Writes a file that is nobody else's business."""
    made = path.with_suffix(f".{os.getpid()}")
    made.touch(mode=0o600)
    made.write_bytes(content)
    made.replace(path)


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
