"""What runs and stands around every page: workers, addresses, https, files, headers."""
