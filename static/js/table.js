// The page of a table: it follows the others, takes entries, stays awake and speaks,
// says what was lost, keeps taps and the focus, and fetches the engine.
import "./second-tap.js";
import "./keep-focus.js";
import "./keep-taps.js";
import "./follow.js";
import "./entering.js";
import "./keep-awake.js";
import "./new-call.js";
import "./not-sent.js";
import "./refused.js";
import "./feel.js";
import "./sound.js";
import "./speak.js";
import "./four-colours.js";
import "./keep-open.js";
import "./every-page.js";
import "./engine-start.js";
