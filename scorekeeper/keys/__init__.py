"""The keys of a circle and the phones that hold them: who may see, enter, decide."""
