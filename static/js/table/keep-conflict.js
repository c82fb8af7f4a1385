// What another phone entered first stays in sight until this phone enters something.
import { begin } from "../parts.js";

let kept = null;

document.addEventListener("table:goes", ({ detail: { form } }) => {
  kept = form ? null : document.querySelector("#table .conflict");
});
begin("#table", (table) => {
  const pad = table.querySelector(".pad");
  if (kept && !table.querySelector(".conflict")) pad?.prepend(kept);
  kept = null;
});
