"""Settings, the pages about the server, and its health."""
