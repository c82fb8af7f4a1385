// A refusal leaves the pad as it was tapped: it stands above, and marks what it is about.
// Once that is changed the refusal is past: it keeps its room, so that nothing jumps.
import { begin } from "../parts.js";

let sent; // the form that a refusal would be about

const wrongParts = () => [...document.querySelectorAll("#table [aria-invalid=true]")];

const unmark = () => {
  for (const part of wrongParts()) {
    part.removeAttribute("aria-invalid");
    part.removeAttribute("aria-describedby");
  }
};

const takeAway = ({ target }) => {
  sent = target;
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
    wrong.setAttribute("aria-invalid", "true");
    wrong.setAttribute("aria-describedby", "refused");
  }
};

document.addEventListener("input", pass);
document.addEventListener("submit", takeAway, true);
begin("#refused", mark);
