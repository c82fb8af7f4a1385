"""The piquet games on a page for reading, each with what differs from Piquet."""

from . import ecrire, normand, two_handed, voleur

READING = {
    "piquet": two_handed.READING,
    "piquet_normand": normand.READING,
    "piquet_voleur": voleur.READING,
    "piquet_ecrire": ecrire.READING,
}
