"""Groups spread over two PostgreSQL servers, played in: `make spread`."""
