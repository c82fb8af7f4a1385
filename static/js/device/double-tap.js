// A second tap on one control, so soon that it belongs to the first, takes nothing back and answers
// no other question; nor does it press what the first has opened. What it hit shows that.
import { begin, stop, stored } from "../parts.js";
import { meaningOf } from "../table/answers.js";

const BURST = 300; // ms: so soon a second tap belongs to the first
const TWITCH = 100; // ms in which no thumb means two taps
const SHOWN = 700; // ms for which the control and the new question are pointed out
const NAME = "last tap"; // of what the page before leaves behind
const TICKS = "[aria-pressed], .due button, .term, label:has([type=checkbox])";
const CONTROL = "button, a, label, summary";

let tap = JSON.parse(stored(() => sessionStorage.getItem(NAME)) ?? '{"at":0}'); // the last one
let isHere = false; // it was on this page
let lastOn = null; // what was answered last, by thumb or by key
let reached = null; // what a label passes the tap on to
let drawn = -Infinity; // when another phone last changed the question
let before = null; // the question before another phone's entry, while that is drawn

const question = () => document.querySelector("#table .pad h2")?.textContent ?? "";

const isOn = ({ x, y, width, height } = {}, event) =>
  event.clientX >= x && event.clientX < x + width &&
  event.clientY >= y && event.clientY < y + height;

const isTooSoon = (event, pad, at) => {
  const { target, timeStamp } = event;
  if (pad && target.closest(".step")) return false; // thumbs drum on steps
  if (pad && timeStamp - drawn < BURST) return true;
  const since = at - tap.at; // less than nothing where the clock was put back
  if (since < 0 || since >= BURST || !isOn(tap.box, event)) return false;
  if (!isHere || target.closest(TICKS)) return true;
  return pad !== null && (!tap.on || tap.on !== meaningOf(target) || since < TWITCH);
};

const ignore = (event, parts) => {
  stop(event);
  for (const part of parts) part.classList.add("look");
  setTimeout(() => parts.forEach((part) => part.classList.remove("look")), SHOWN);
  document.dispatchEvent(new Event("tap:ignored"));
};

const tellEarly = (event, control, isAgain) => {
  stop(event);
  document.dispatchEvent(new CustomEvent("tap:early", { detail: { control, isAgain } }));
};

const look = (event) => {
  const { target, detail, timeStamp } = event;
  if (target === reached) return (reached = null);
  const [control, pad] = [target.closest(CONTROL), target.closest("#table .pad")];
  const at = Date.now() - performance.now() + timeStamp; // of the thumb, however late it comes
  const isStray = detail > 0 && isTooSoon(event, pad, at); // else by a key, or by a script
  if (isStray) return ignore(event, [control, pad].filter(Boolean));
  const isEarly = control && pad && document.querySelector("#table .htmx-request");
  const on = meaningOf(target);
  if (isEarly) tellEarly(event, control, on === lastOn);
  else reached = target.matches("input") ? null : target.closest("label")?.control;
  lastOn = on;
  if (!detail) return;
  isHere = true;
  const { x, y, width, height } = (control ?? target).getBoundingClientRect();
  tap = { box: { x, y, width, height }, at, on };
  stored(() => sessionStorage.setItem(NAME, JSON.stringify({ box: tap.box, at })));
};

const see = () => {
  if (before !== null && before !== question()) drawn = performance.now();
  before = null;
};

document.addEventListener("click", look, true);
document.addEventListener("table:goes", ({ detail: { form } }) => {
  before = form ? null : question();
});
begin("#table", see);
