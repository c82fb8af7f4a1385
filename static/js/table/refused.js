// A refusal leaves the pad as it was tapped: it stands above, and marks what it is about.
// Once that is changed the refusal is past: it keeps its room, so that nothing jumps.
import { begin } from "../parts.js";

let sent; // the form that a refusal would be about
let tapped; // what was tapped in it

const WRONG = "#table :is([aria-invalid=true], [data-refused])";
const wrongParts = () => [...document.querySelectorAll(WRONG)];

const unmark = () => {
  for (const part of wrongParts()) {
    for (const name of ["aria-invalid", "aria-describedby", "data-refused"]) {
      part.removeAttribute(name);
    }
  }
};

const takeAway = ({ target, submitter }) => {
  [sent, tapped] = [target, submitter];
  document.querySelector("#table .refused")?.remove();
  unmark();
};

const pass = ({ target }) => {
  const wrong = wrongParts();
  const concerned = wrong.length ? wrong : [...document.querySelectorAll("#table .prompt")];
  if (!concerned.some((part) => part.contains(target))) return;
  document.getElementById("refused")?.classList.add("past");
  unmark();
};

const mark = ({ dataset: { part } }) => {
  const named = `[name="${part}"], [name^="${part}-"]`;
  const parts = [...(sent?.children ?? [])].filter((one) => one.querySelector("[name]"));
  const about = parts.filter((one) => one.querySelector(named));
  for (const wrong of about.length || parts.length > 1 ? about : parts) {
    // Of chips that send only the one that was tapped: the others are innocent.
    const isTap = tapped?.name && wrong.contains(tapped);
    if (isTap) tapped.dataset.refused = "";
    else wrong.setAttribute("aria-invalid", "true");
    (isTap ? tapped : wrong).setAttribute("aria-describedby", "refused");
  }
};

document.addEventListener("input", pass);
document.addEventListener("submit", takeAway, true);
begin("#refused", mark);
