"""Circles spread over two PostgreSQL servers, played in: `make spread`."""
