// The page of a table: it follows the others, says what was lost, and fetches the engine.
import "../table/at-table.js";
import "../table/follow.js";
import "../table/not-sent.js";
import "../table/fetch-engine.js";
import "./begun.js";
