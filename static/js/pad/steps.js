// What was answered is folded to its answer; a tap on that opens the question again.
import { isSeen, on } from "../parts.js";
import { announce } from "../table/new-call.js";

const ONE_OF = '.pad .field > .chips input[type="radio"]';
const DONE = 900; // ms after which a thumb has done with stepping a number
const BACK = ["Escape", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];

const chosen = new WeakSet();
const told = new WeakMap(); // of each form: what was heard last
let stepping;

const open = (radio) => {
  chosen.delete(radio);
  radio.defaultChecked = radio.checked = false;
  radio.dispatchEvent(new Event("input", { bubbles: true }));
};

const choose = (radio) => {
  for (const other of radio.form.querySelectorAll(`[name="${radio.name}"]`)) chosen.delete(other);
  chosen.add(radio);
};

// The next question is heard once, not at each arrow key; after the last one, what the button
// enters.
const tellNext = (form) => {
  const asked = [...form.querySelectorAll(".field")].filter(isSeen);
  const next = asked.find((field) => !field.querySelector(":checked"))?.querySelector("legend");
  const words = (next ?? form.querySelector("button.go"))?.textContent.trim() ?? "";
  if (told.get(form) === words) return;
  told.set(form, words);
  announce(words);
};

// Whose the first thing is makes room: the numbers before are folded.
const makeRoom = (form) => {
  for (const numbers of form.querySelectorAll(".numbered")) numbers.open = false;
};

// What comes after the numbers would move them away under a thumb that still steps.
const wait = (numbers) => {
  if (!numbers?.matches("[data-waits], :has(:required:placeholder-shown)")) return;
  numbers.dataset.waits = "yes";
  clearTimeout(stepping);
  stepping = setTimeout(() => delete numbers.dataset.waits, DONE);
};

on("click", ".step", (step) => wait(step.closest(".pad .numbered")), true);

on("click", ONE_OF, (radio) => {
  if (chosen.has(radio) || radio.defaultChecked) open(radio);
  else choose(radio);
  makeRoom(radio.form);
  setTimeout(tellNext, 0, radio.form);
});

// A key takes an answer back, too: the question is open again, an arrow goes on in it.
on("keydown", `${ONE_OF}:checked`, (radio, event) => {
  if (!BACK.includes(event.key)) return;
  open(radio);
  if (event.key !== "Escape") return;
  told.delete(radio.form);
  event.preventDefault();
});
