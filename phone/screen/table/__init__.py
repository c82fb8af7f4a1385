"""The table page: its bands, the call, the result."""
