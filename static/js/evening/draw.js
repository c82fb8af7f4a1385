// Draws a view of the evening; what has the focus and what is being typed stay.
import { drawn, refusal } from "./state.js";

let typed = {}; // what the fields held at the last tap

export const remember = (values) => { typed = values; };

// What was typed since the last tap, while the view was on its way.
const typedSince = (place) => {
  const inputs = [...place.querySelectorAll("input[id]")];
  return inputs.filter(({ name, value }) => value !== (typed[name] ?? ""));
};

const sameAs = ({ id, dataset: { do: does, value } }) => {
  if (value) return `[data-do="${does}"][data-value="${CSS.escape(value)}"]`;
  return id ? `input#${CSS.escape(id)}` : "[role=alert]";
};

// `isSame`: whether it is the view that stands, drawn anew.
export async function draw(place, name, view, isSame) {
  const prompts = view.likely && [...view.likely, ...view.others]; // which the engine names
  const context = { view: { ...view, words: refusal(), prompts }, page: view.page };
  const html = await drawn(`evening/_${name}.html`, context);
  const same = sameAs(document.activeElement);
  const late = isSame ? typedSince(place) : [];
  place.innerHTML = html;
  if (prompts) htmx.trigger(place, "htmx:load"); // as after a swap
  for (const { id, value } of late) place.querySelector(`#${id}`)?.setAttribute("value", value);
  const focused = isSame ? place.querySelector(same) : null;
  (place.querySelector("[role=alert]") ?? focused)?.focus();
}
