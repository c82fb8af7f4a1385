// The page of an evening without a server: all that a table has but what asks one.
import "./second-tap.js";
import "./keep-focus.js";
import "./keep-taps.js";
import "./entering.js";
import "./keep-awake.js";
import "./new-call.js";
import "./refused.js";
import "./feel.js";
import "./sound.js";
import "./speak.js";
import "./four-colours.js";
import "./keep-open.js";
import "./every-page.js";
