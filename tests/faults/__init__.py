"""What can befall a server, done to one while phones enter: `make faults`."""
