// A table on a television: it follows, stays awake and speaks, and takes nothing.
import "./follow.js";
import "./keep-awake.js";
import "./new-call.js";
import "./sound.js";
import "./speak.js";
import "./four-colours.js";
import "./every-page.js";
