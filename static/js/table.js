// The page of a table: it follows the others, takes entries, stays awake and speaks,
// says what was lost, and keeps the focus.
import "./follow.js";
import "./entering.js";
import "./keep-awake.js";
import "./say.js";
import "./not-sent.js";
import "./keep-focus.js";
