// The page of an evening without a server.
import "../table/at-table.js";
import "../evening/page.js";
