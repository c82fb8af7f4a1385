// A call that is new is read out by a screen reader, and told to what speaks or sounds it.
import { begin } from "../begin.js";

const wordsOf = ({ innerText }) => innerText.trim();
const aloud = (call) => [...call.querySelectorAll(".loud, .after")].map(wordsOf).join(". ");

const first = document.querySelector("#table .call");
let last = first ? wordsOf(first) : ""; // who opens the page reads it

begin("#table .call", (call) => {
  const words = wordsOf(call);
  if (words === last) return;
  last = words;
  document.getElementById("said").textContent = words;
  document.dispatchEvent(new CustomEvent("call:new", { detail: aloud(call) }));
});
