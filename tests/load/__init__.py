"""How many tables a server carries, asked by locust on this machine alone."""
