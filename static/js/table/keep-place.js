// A sheet that is scrolled by itself, beside the pad, stays where it is when the table changes.
import { begin } from "../parts.js";

let top = 0;

begin("#table .written", (sheet) => {
  sheet.scrollTop = top;
  sheet.addEventListener("scroll", () => { top = sheet.scrollTop; }, { passive: true });
});
