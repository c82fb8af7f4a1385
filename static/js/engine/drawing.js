// Puts what the engine drew into the page, as an answer of the server would come.
import { tellGoes } from "../parts.js";
import { acknowledged, section } from "./table.js";

// `form`: the one that was sent; without it the change is somebody else's.
export function lay(html, form = null) {
  tellGoes(form);
  if (section().contains(document.activeElement)) document.activeElement.blur();
  exchange(html);
  section().querySelector(".question")?.focus();
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

// What the server has below the heading of the result, with the money; the pad stays under the
// thumb, and the heading keeps the focus.
export function layResult(html) {
  const places = [new DOMParser().parseFromString(html, "text/html"), section()];
  const [drawn, shown] = places.map((place) => place.querySelectorAll(".result > :not(h2)"));
  shown[0]?.before(...drawn);
  if (drawn.length) shown.forEach((part) => part.remove());
}

// The new totals, at once; all else follows. They are written into the text that stands
// there: a text that was exchanged would have the styles of the whole table looked for.
export function count(totals) {
  section().querySelectorAll(".score output").forEach(({ firstChild }, side) => {
    if (firstChild.data !== totals[side]) firstChild.data = totals[side];
  });
  document.dispatchEvent(new Event("engine:counted"));
}

export function refuse(html) {
  section().querySelector(".refused")?.remove();
  htmx.swap("#table .pad", html, { swapStyle: "afterbegin" });
}

// The table as it is, known to be acknowledged. Its forms learn it when they are sent.
export const stampSeen = () => { section().dataset.seen = acknowledged().seen; };
