// The page of a phone that opens nothing, or no longer.
import "./begun.js";
import "./shut.js";
import "./names.js";
import "./only-here.js";
