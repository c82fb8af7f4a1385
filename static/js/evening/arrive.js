// A view that was asked for: its heading, its question or the deal that it opens has the focus,
// so that it is heard. The title of the page says which view it is.
import { isSeen } from "../parts.js";

const TITLE = ["h1", ".score-head strong", ".back a"];

const textOf = (part) => part?.textContent.trim().replace(/^‹\s*/, "");

export function arrive(place) {
  const parts = TITLE.map((name) => textOf(place.querySelector(name)));
  document.title = [...parts.filter(Boolean), "Scorekeeper"].join(" · ");
  if (place.contains(document.activeElement)) return;
  const heading = [...place.querySelectorAll("h1, .pad h2")].find(isSeen);
  if (heading) heading.tabIndex = -1;
  (place.querySelector(".deals details[open] > summary") ?? heading)?.focus();
}

const sameAs = ({ id, dataset: { do: does, value } }) => {
  if (value) return `[data-do="${does}"][data-value="${CSS.escape(value)}"]`;
  return id ? `input#${CSS.escape(id)}` : "[role=alert]";
};

// What has the focus before a view is drawn again, and the section that it is in.
export const held = (part) => ({ same: sameAs(part), section: part.closest("#evening section") });

// The same in the new view. Where it is gone or folded away, the heading of its section is read.
export function goBackTo(place, { same, section }) {
  const part = place.querySelector(same);
  if (part && isSeen(part)) return part;
  const heading = section && place.querySelector(`#${section.getAttribute("aria-labelledby")}`);
  if (heading) heading.tabIndex = -1;
  return heading;
}
