"""The keys of a group and the phones that hold them: who may see, enter, decide."""
