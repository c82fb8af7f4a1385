// A ruling is heard once its page is read, and spoken where the referee speaks.
import "../pad/entering.js";
import "../device/felt-and-heard.js";
import { begin } from "../parts.js";
import { say } from "../table/new-call.js";

const SETTLED = 700; // ms until a page that was just opened is read

begin(".ruling .loud", ({ textContent }) => setTimeout(say, SETTLED, textContent));
