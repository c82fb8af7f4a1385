// The second tap of a nervous thumb takes back nothing that the first has ticked or told, and is
// taken by no question or page that it opened; by a pad none is until its answer is there.
import { begin, stop, stored } from "../parts.js";

const BURST = 350; // ms: so soon a second tap belongs to the first
const GLANCE = 200; // ms in which nobody has read a new question
const TWITCH = 150; // ms in which a thumb taps twice without meaning it
const REACH = 40; // px that a thumb strays
const SHOWN = 700; // ms for which the new question is pointed out
const NAME = "last tap"; // of what the page before leaves behind
const TICKS = "[aria-pressed], .term, label:has([type=checkbox])";

let tap = JSON.parse(stored(() => sessionStorage.getItem(NAME)) ?? '{"at":0}'); // the last one
let isHere = false; // it was on this page
let reached = null; // what a label passes the tap on to
let drawn = -Infinity; // when the table was last drawn
let isNew = false; // nothing was tapped since
let before = null; // the question before another phone's entry, while that is drawn
let isSurprise = false; // it was another phone that changed the question

const question = () => document.querySelector("#table .pad h2")?.textContent ?? "";

// The questions and the answer under a thumb; null where a second tap takes something back.
const meaning = ({ target }) => {
  const button = target.closest(".pad button:not(.steps button), .pad .twice");
  const headings = [button?.closest(".pad"), button?.form];
  const asked = headings.map((place) => place?.querySelector("h2")?.textContent);
  return button && String([...asked, button.value, button.textContent]);
};

const isTooSoon = (event, pad, at) => {
  const { target, timeStamp, clientX: x, clientY: y } = event;
  const since = at - tap.at; // less than nothing where the clock was put back
  const isNear = Math.hypot(x - tap.x, y - tap.y) < REACH;
  const isSecond = isNear && since >= 0 && since < BURST;
  if (isSecond && (!isHere || target.closest(TICKS))) return true;
  if (!pad || (!isNew && target.closest(".step"))) return false; // thumbs drum on steps
  if (isSurprise) return timeStamp - drawn < BURST;
  if (isNear && tap.on && tap.on === meaning(event)) return isSecond && since < TWITCH;
  return isSecond || (isNear && isNew && timeStamp - drawn < GLANCE);
};

const look = (event) => {
  const { target, detail, timeStamp, clientX: x, clientY: y } = event;
  if (target === reached) return (reached = null);
  const pad = target.closest("#table .pad");
  const at = Date.now() - performance.now() + timeStamp; // of the thumb, however late it comes
  const isStray = detail > 0 && isTooSoon(event, pad, at); // else by a key, or by a script
  if (isStray && pad) {
    pad.classList.add("look");
    setTimeout(() => pad.classList.remove("look"), SHOWN);
  }
  if (isStray || (pad && document.querySelector("#table .htmx-request"))) stop(event);
  else {
    reached = target.matches("input") ? null : target.closest("label")?.control;
    isNew = target.closest("summary") !== null; // what unfolds is new, too
    isSurprise = false;
  }
  // Who takes back one entry after the other is in no doubt about the question.
  if (!detail || (isStray && (!pad || target.closest(".steps")))) return;
  isHere ||= !isStray;
  tap = { x, y, at, on: meaning(event) };
  stored(() => sessionStorage.setItem(NAME, JSON.stringify({ x, y, at })));
};

const see = () => {
  const isOther = before !== question();
  isSurprise = isOther && before !== null;
  if (isOther) drawn = performance.now();
  isNew ||= isOther;
  before = null;
};

document.addEventListener("click", look, true);
document.addEventListener("table:goes", ({ detail: { form } }) => {
  before = form ? null : question();
});
document.addEventListener("faces:laid", () => { isNew = true; }); // by the tap before
begin("#table", see);
