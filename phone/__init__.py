"""All that runs on a phone as well as on the server, beside the rules."""
