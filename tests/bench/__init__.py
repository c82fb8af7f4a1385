"""What Scorekeeper costs, measured: make bench. An app of its own, never installed."""
