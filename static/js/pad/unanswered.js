// A form is sent once its questions are answered: what is open is said in our own words, and
// has the focus. A browser's bubble speaks its own language, and no server hears of it.
import { isSeen, made } from "../parts.js";

const isOpen = (control) => control.validity?.valueMissing && isSeen(control);

const question = (control) => {
  const [label] = control.labels ?? [];
  const field = control.closest("fieldset")?.querySelector("legend");
  const one = control.type === "radio" ? field : label?.querySelector("span") ?? label ?? field;
  return one?.textContent.trim().replace(/\s+/g, " ") ?? "";
};

function ask(form, control) {
  const place = form.closest(".pad") ?? form;
  place.querySelector(":scope > .refused")?.remove();
  const words = `Answer \u201c${question(control)}\u201d first.`;
  place.prepend(made("p", { className: "refused", role: "alert" }, words));
  control.focus();
}

document.addEventListener("submit", (event) => {
  const open = [...event.target.elements].find(isOpen);
  if (!open || !event.target.closest("#table, #correction, .pad-like")) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  ask(event.target, open);
}, true);
