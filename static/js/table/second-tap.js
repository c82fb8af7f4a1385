// A tap belongs to the question that it was made for. Until its answer is there no other
// is taken; then none on the same spot that comes too soon to be meant for what is new.
import { begin } from "../begin.js";

const BURST = 350; // ms: so soon a second tap belongs to the first
const GLANCE = 200; // ms in which nobody has read a new question
const REACH = 40; // px that a thumb strays
const SHOWN = 700; // ms for which the new question is pointed out

let tap = { x: 0, y: 0, at: -Infinity }; // the last one
let drawn = -Infinity; // when the table was last drawn
let isNew = false; // nothing was tapped since
let before = null; // the question before another phone's entry, while that is drawn
let isSurprise = false; // it was another phone that changed the question

const question = () => document.querySelector("#table .pad h2")?.textContent ?? "";

const isNear = ({ clientX, clientY }) =>
  Math.hypot(clientX - tap.x, clientY - tap.y) < REACH;

const isTooSoon = (event, now) => {
  if (event.detail === 0 || !isNew) return false; // by a key, or by a script
  if (isSurprise) return now - drawn < BURST;
  return isNear(event) && (now - tap.at < BURST || now - drawn < GLANCE);
};

const pointOut = (pad) => {
  pad.classList.add("look");
  setTimeout(() => pad.classList.remove("look"), SHOWN);
};

const look = (event) => {
  const pad = event.target.closest("#table .pad");
  if (!pad) return;
  const now = performance.now();
  const isUnderWay = document.querySelector("#table .htmx-request") !== null;
  const isStray = isTooSoon(event, now);
  if (isStray) pointOut(pad);
  if (isUnderWay || isStray) {
    event.preventDefault();
    event.stopImmediatePropagation();
  } else {
    isNew = false;
  }
  // Who takes back one entry after the other is in no doubt about the question.
  const isCounted = event.detail > 0 && !(isStray && event.target.closest(".steps"));
  if (isCounted) tap = { x: event.clientX, y: event.clientY, at: now };
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
begin("#table", see);
