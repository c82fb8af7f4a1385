"""The words of New Game, and what they mean."""

from ....book.form import term

GLOSSARY = (
    term(
        "revoke",
        "Not to follow suit though able.",
        also="renege",
    ),
)
