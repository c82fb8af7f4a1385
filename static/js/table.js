// The page of a table: it follows the others, takes entries, stays awake and speaks.
import "./follow.js";
import "./entering.js";
import "./keep-awake.js";
import "./say.js";
