// The way past a player's column leads to the next one; the address of the page stays as it is.
import { on } from "../parts.js";

on("click", "#table .skip", ({ hash }, event) => {
  event.preventDefault();
  document.querySelector(hash).focus();
});
