// A tap belongs to the question that it was made for: until its answer is there no other is
// taken; then none on the same spot too soon to be meant, but by a button that counts again.
import { begin } from "../parts.js";

const BURST = 350; // ms: so soon a second tap belongs to the first
const GLANCE = 200; // ms in which nobody has read a new question
const TWITCH = 150; // ms in which a thumb taps twice without meaning it
const REACH = 40; // px that a thumb strays
const SHOWN = 700; // ms for which the new question is pointed out

let tap = { x: 0, y: 0, at: -Infinity, on: null }; // the last one
let drawn = -Infinity; // when the table was last drawn
let isNew = false; // nothing was tapped since
let before = null; // the question before another phone's entry, while that is drawn
let reached = null; // what a label passes the tap on to
let isSurprise = false; // it was another phone that changed the question

const question = () => document.querySelector("#table .pad h2")?.textContent ?? "";

// The questions and the answer under a thumb; null where a second tap takes something back.
const meaning = ({ target }) => {
  const button = target.closest(".pad button:not(.steps button), .pad .twice");
  const headings = [button?.closest(".pad"), button?.form];
  const asked = headings.map((place) => place?.querySelector("h2")?.textContent);
  return button && String([...asked, button.value, button.textContent]);
};

const isNear = ({ clientX: x, clientY: y }) => Math.hypot(x - tap.x, y - tap.y) < REACH;

const isTooSoon = (event, now) => {
  const isDrummed = !isNew && event.target.closest(".step");
  if (event.detail === 0 || isDrummed) return false; // by a key, or by a script
  if (isSurprise) return now - drawn < BURST;
  if (!isNear(event)) return false;
  if (tap.on && tap.on === meaning(event)) return now - tap.at < TWITCH;
  return now - tap.at < BURST || (isNew && now - drawn < GLANCE);
};

const pointOut = (pad) => {
  pad.classList.add("look");
  setTimeout(() => pad.classList.remove("look"), SHOWN);
};

const look = (event) => {
  const pad = event.target.closest("#table .pad");
  const isPassedOn = event.target === reached;
  reached = null;
  if (!pad || isPassedOn) return;
  const now = event.timeStamp; // of the thumb, however late the page comes to it
  const isUnderWay = document.querySelector("#table .htmx-request") !== null;
  const isStray = isTooSoon(event, now);
  if (isStray) pointOut(pad);
  if (isUnderWay || isStray) {
    event.preventDefault();
    event.stopImmediatePropagation();
  } else {
    isNew = event.target.closest("summary") !== null; // what unfolds is new, too
    isSurprise = false;
    reached = event.target.matches("input") ? null : event.target.closest("label")?.control;
  }
  // Who takes back one entry after the other is in no doubt about the question.
  const isCounted = event.detail > 0 && !(isStray && event.target.closest(".steps"));
  if (isCounted) tap = { x: event.clientX, y: event.clientY, at: now, on: meaning(event) };
};

const see = () => {
  const isSame = before === question();
  isSurprise = before !== null && !isSame;
  before = null;
  if (isSame) return;
  isNew = true;
  drawn = performance.now();
};

document.addEventListener("click", look, true);
document.addEventListener("table:goes", ({ detail: { form } }) => {
  before = form ? null : question();
});
document.addEventListener("faces:laid", () => { isNew = true; }); // by the tap before
begin("#table", see);
