// A table on a television: it follows, stays awake and speaks, and takes nothing.
import "../table/follow.js";
import "../table/keep-focus.js";
import "../device/keep-awake.js";
import "../table/new-call.js";
import "../device/felt-and-heard.js";
import "./every-page.js";
