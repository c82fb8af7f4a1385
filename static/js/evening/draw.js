// Draws a view of the evening; what has the focus and what is being typed stay.
import { state } from "./state.js";

// What was typed since the last tap, while the view was on its way.
const typedSince = (place) =>
  [...place.querySelectorAll("input[id]")].filter(({ name, value }) => value !== (state.typed[name] ?? ""));

const sameAs = ({ id, dataset: { do: does, value } }) => {
  if (value) return `[data-do="${does}"][data-value="${CSS.escape(value)}"]`;
  return id ? `input#${CSS.escape(id)}` : "[role=alert]";
};

// `isSame`: whether it is the view that stands, drawn anew.
export async function draw(place, name, view, isSame) {
  const prompts = view.likely && [...view.likely, ...view.others]; // which the engine names
  const context = { view: { ...view, words: state.words, prompts }, page: view.page };
  const html = await state.engine("draw", { template: `evening/_${name}.html`, context });
  const same = sameAs(document.activeElement);
  const typed = isSame ? typedSince(place) : [];
  place.innerHTML = html;
  if (prompts) htmx.trigger(place, "htmx:load"); // as after a swap
  for (const { id, value } of typed) place.querySelector(`#${id}`)?.setAttribute("value", value);
  const focused = isSame ? place.querySelector(same) : null;
  (place.querySelector("[role=alert]") ?? focused)?.focus();
}
