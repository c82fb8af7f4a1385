// The page of a phone that opens nothing, or no longer: its first names are typed, and
// what is only on it is told.
import "./names.js";
import "./only-here.js";
