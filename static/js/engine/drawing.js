// Puts what the engine drew into the page, as an answer of the server would come.
import { tellGoes } from "../parts.js";
import { acknowledged, ask, page, question, section } from "./table.js";

// `form`: the one that was sent; without it the change is somebody else's.
export function lay(html, form = null) {
  tellGoes(form);
  if (section().contains(document.activeElement)) document.activeElement.blur();
  exchange(html);
  layQuestion();
  document.dispatchEvent(new Event("engine:drawn"));
}

// What htmx does, but for saying goodbye to each part of the table that goes, which takes
// a phone longer than all the rest.
function exchange(html) {
  const fresh = document.createRange().createContextualFragment(html).querySelector("#table");
  section().replaceWith(fresh);
  htmx.process(fresh);
  htmx.trigger(fresh, "htmx:load");
}

export async function layQuestion() {
  const posed = question();
  if (!posed) return;
  const { html } = await ask("question", { question: posed, page: page() });
  if (question() !== posed) return;
  const shown = () => section().querySelector(".question");
  shown()?.remove();
  htmx.swap("#table .pad", html, { swapStyle: "afterbegin" });
  shown()?.focus();
}

// The result as the server has it, with the money; the pad stays under the thumb, and what
// has the focus keeps it.
export function layResult(html) {
  const drawn = new DOMParser().parseFromString(html, "text/html").querySelector(".result");
  const shown = section().querySelector(".result");
  if (!drawn || !shown) return;
  const heading = shown.querySelector("h2");
  const hasFocus = heading === document.activeElement;
  if (hasFocus) drawn.querySelector("h2").replaceWith(heading);
  shown.replaceWith(drawn);
  if (hasFocus) heading.focus({ preventScroll: true });
}

// The new totals, at once; all else follows. They are written into the text that stands
// there: a text that was exchanged would have the styles of the whole table looked for.
export function count(totals) {
  section().querySelectorAll(".score output").forEach(({ firstChild }, side) => {
    if (firstChild.data !== totals[side]) firstChild.data = totals[side];
  });
  document.dispatchEvent(new Event("engine:counted"));
}

export const refuse = (html) => htmx.swap("#table .pad", html, { swapStyle: "afterbegin" });

// The table as it is, known to be acknowledged. Its forms learn it when they are sent.
export const stampSeen = () => { section().dataset.seen = acknowledged().seen; };
