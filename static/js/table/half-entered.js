// What is half entered outlasts a reload, and a look at another page: once the table stands
// as it is known here, it is put back where the same is asked.
import { begin } from "../parts.js";
import { asks, folds, isTapped, PAD } from "./keep-taps.js";

const page = document.documentElement;
const needsEngine = document.querySelector("#truth[data-engine]") !== null;

let isDone = false; // it was put back

// Where nothing may be stored, nothing is put back.
const stored = (work) => {
  try {
    return work(sessionStorage, `half entered ${location.pathname}${location.hash}`);
  } catch {
    return null;
  }
};

const forms = () => [...document.querySelectorAll(`${PAD}:not(.htmx-request)`)];
const parts = (form) => [...form.querySelectorAll("input:not([type=hidden]), select")];

const answerOf = (part) => {
  const { checked, value, dataset } = part;
  return part.closest(".is-inferred") ? null : { checked, value, lay: dataset.lay };
};

const keep = () => {
  if (!isDone) return;
  const tapped = forms().filter(isTapped);
  const kept = tapped.map((form) => [asks(form), parts(form).map(answerOf)]);
  stored((session, name) => session.setItem(name, JSON.stringify(kept)));
};

const isSame = (part, { checked, value }) =>
  part.type === "radio"
    ? part.checked || !checked
    : part.checked === checked && part.value === value;

const fill = (part, answer) => {
  if (!answer || isSame(part, answer)) return;
  for (const fold of folds(part)) fold.open = true;
  if (part.matches("[type=radio], [type=checkbox]")) return part.click();
  if (answer.lay) part.dataset.lay = answer.lay;
  part.value = answer.value;
  part.dispatchEvent(new Event("input", { bubbles: true }));
};

const putBack = () => {
  if (isDone) return keep(); // what was sent with the table before is no longer half entered
  if (needsEngine && !page.dataset.engine) return;
  isDone = true;
  const kept = JSON.parse(stored((session, name) => session.getItem(name)) ?? "[]");
  for (const form of forms()) {
    const [, answers] = kept.find(([asked]) => asked === asks(form)) ?? [];
    if (answers && !isTapped(form)) parts(form).forEach((part, at) => fill(part, answers[at]));
  }
};

begin("#table", putBack);
document.addEventListener("engine:ready", putBack);
document.addEventListener("input", keep);
addEventListener("pagehide", keep); // what was taken back by a script alone
