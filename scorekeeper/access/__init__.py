"""The keys of a group and the phones that hold them: hosts, scorers, viewers."""
