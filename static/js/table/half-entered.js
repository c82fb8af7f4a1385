// What is half entered outlasts a reload, and a look at another page: once the table stands
// as it is known here, it is put back where the same is asked.
import { begin, fill, stored } from "../parts.js";
import { asks, folds, isTapped, PAD } from "./keep-taps.js";

const page = document.documentElement;
const needsEngine = document.querySelector("#truth[data-engine]") !== null;

let isDone = false; // it was put back

const name = () => `half entered ${location.pathname}${location.hash}`;
const forms = () => [...document.querySelectorAll(`${PAD}:not(.htmx-request)`)];
const parts = (form) => [...form.querySelectorAll("input:not([type=hidden]), select")];

const answerOf = (part) =>
  part.closest(".is-inferred") ? null : { checked: part.checked, value: part.value };

const keep = () => {
  if (!isDone) return;
  const tapped = forms().filter(isTapped);
  const kept = tapped.map((form) => [asks(form), parts(form).map(answerOf)]);
  stored(() => sessionStorage.setItem(name(), JSON.stringify(kept)));
};

const isSame = (part, { checked, value }) =>
  part.value === value && (part.checked === checked || (part.type === "radio" && !checked));

const putIn = (part, answer) => {
  if (!answer || isSame(part, answer)) return;
  for (const fold of folds(part)) fold.open = true;
  if (part.matches("[type=radio], [type=checkbox]")) return part.click();
  fill(part, answer.value);
};

const putBack = () => {
  if (isDone) return keep(); // what was sent with the table before is no longer half entered
  if (needsEngine && !page.dataset.engine) return;
  isDone = true;
  const kept = JSON.parse(stored(() => sessionStorage.getItem(name())) ?? "[]");
  for (const form of forms()) {
    const [, answers] = kept.find(([asked]) => asked === asks(form)) ?? [];
    if (answers && !isTapped(form)) parts(form).forEach((part, at) => putIn(part, answers[at]));
  }
};

begin("#table", putBack);
document.addEventListener("engine:ready", putBack);
document.addEventListener("input", keep);
addEventListener("pagehide", keep); // what was taken back by a script alone
