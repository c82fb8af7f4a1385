"""The ledger of a group: results of nights, payments, balances, and the one plan."""
