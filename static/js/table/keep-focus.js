// Who enters by keys stays where he was: at the next question, of which no answer has the
// focus, so that a second Enter enters nothing; or at Undo.
import { begin } from "../begin.js";

let isKeyed = false;
let tool = null; // the action of the tool that had the focus; "" for the pad itself

const remember = () => {
  const active = document.activeElement;
  const isHere = isKeyed && document.getElementById("table")?.contains(active);
  tool = isHere ? active.closest(".steps form")?.getAttribute("action") ?? "" : null;
};

const isSeen = (one) => one.checkVisibility?.() ?? one.getClientRects().length > 0;

const next = (pad) => {
  const same = tool && pad?.querySelector(`.steps form[action="${tool}"] button`);
  return same || [...(pad?.querySelectorAll("h2") ?? [])].find(isSeen) || pad;
};

const restore = (table) => {
  const isLost = tool !== null && !table.contains(document.activeElement);
  const place = isLost ? next(table.querySelector(".pad")) : null;
  tool = null;
  if (!place) return;
  if (place.matches("h2, section")) place.tabIndex = -1;
  place.focus();
  scrollTo(0, 0); // to what the table must hear now
};

document.addEventListener("keydown", () => { isKeyed = true; });
document.addEventListener("pointerdown", () => { isKeyed = false; });
document.addEventListener("table:goes", remember);
begin("#table", restore);
