// The page of a phone that opens nothing, or no longer.
import "./names.js";
import "./only-here.js";
