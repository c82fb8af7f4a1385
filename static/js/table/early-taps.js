// A tap that comes while an answer is on its way waits for it, and then answers what is asked. A
// second tap on one control answers no other question: that it was not entered is said.
import { begin } from "../parts.js";
import { likenessOf, meaningOf } from "./answers.js";
import { tell } from "./tell.js";

const LOST = "Your tap was too early and was not entered. Tap again.";

let waiting = [];
let isOver = false; // the table that comes is no answer to this phone

const isBusy = () => document.querySelector("#table .htmx-request") !== null;

const lose = () => {
  if (waiting.length === 0) return;
  waiting = [];
  const refusal = document.querySelector("#table .refused:not(.past)");
  if (refusal) refusal.append(` ${LOST}`);
  else tell(LOST);
};

const found = ({ likeness }) =>
  [...document.querySelectorAll("#table .pad :is(button, a, label, summary)")]
    .find((control) => likenessOf(control) === likeness);

const make = (tap) => {
  const control = found(tap);
  if (!control || (tap.isAgain && meaningOf(control) !== tap.meaning)) return lose();
  waiting.shift();
  control.click();
};

const goOn = () => {
  if (isOver) lose();
  isOver = false;
  while (waiting.length && !isBusy()) make(waiting[0]);
};

document.addEventListener("tap:early", ({ detail: { control, isAgain } }) => {
  control.classList.add("early");
  waiting.push({ likeness: likenessOf(control), meaning: meaningOf(control), isAgain });
});
document.addEventListener("table:goes", ({ detail: { form } }) => { isOver ||= form === null; });
document.addEventListener("htmx:afterRequest", () => {
  queueMicrotask(() => isBusy() || lose()); // after what was drawn
});
begin("#table", () => queueMicrotask(goOn));
begin("#refused", lose);
