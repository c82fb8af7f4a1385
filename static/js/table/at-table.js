// What every table does, with a server or without one; a second tap is known before all else.
import "../device/double-tap.js";
import "./keep-taps.js";
import "./keep-conflict.js";
import "../pad/entering.js";
import "./half-entered.js";
import "./keep-focus.js";
import "./keep-place.js";
import "../device/keep-awake.js";
import "./new-call.js";
import "./keys.js";
import "./menu.js";
import "./refused.js";
import "./early-taps.js";
import "../device/felt-and-heard.js";
import "../pages/terms.js";
import "../pages/every-page.js";
