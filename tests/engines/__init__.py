"""An evening walked through in the engines of three browsers: `make browsers`."""
