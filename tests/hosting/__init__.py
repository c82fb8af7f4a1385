"""docs/hosting.md followed to the letter, from an empty Debian: `make hosting`."""
