// The page of a phone that opens nothing, or no longer.
import "./begun.js";
import "./names.js";
import "./home.js";
