// A ruling is heard once its page is read, and spoken where the referee speaks.
import "../pad/entering.js";
import "../device/felt-and-heard.js";
import { begin } from "../parts.js";
import { say, SETTLED } from "../table/new-call.js";

begin(".ruling .loud", ({ textContent }) => setTimeout(say, SETTLED, textContent));
