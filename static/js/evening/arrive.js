// A view that was asked for: its heading, its question or the deal that it opens has the focus,
// so that it is heard. The title of the page says which view it is.
import { isSeen } from "../parts.js";

const TITLE = ["h1", ".score-head a", ".back a"];

const textOf = (part) => part?.textContent.trim().replace(/^‹\s*/, "");

export function arrive(place) {
  const parts = TITLE.map((name) => textOf(place.querySelector(name)));
  document.title = [...parts.filter(Boolean), "Scorekeeper"].join(" · ");
  if (place.contains(document.activeElement)) return;
  const heading = [...place.querySelectorAll("h1, .pad h2")].find(isSeen);
  if (heading) heading.tabIndex = -1;
  (place.querySelector(".deals details[open] > summary") ?? heading)?.focus();
}
