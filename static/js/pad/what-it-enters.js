// The button that sends a form says what it enters: the answers that were tapped.
import { keepTo } from "../parts.js";

const IN_A_LINE = 32; // letters
const BETWEEN = " \u00b7 ";

const isAnswer = (part) => !part.matches?.(".on, .off"); // what a tick means is in the question

const words = (chip) => {
  const texts = [...chip.childNodes].filter(isAnswer).map((part) => part.textContent.trim());
  return texts.filter(Boolean).join(" ");
};

// One that may be left open is what the others leave.
const numbers = (field) => {
  const inputs = [...field.querySelectorAll("input")];
  const open = inputs.filter(({ value }) => !value);
  const isTold = !open.length || (inputs.length > 2 && open.length === 1 && !open[0].required);
  return isTold ? inputs.map(({ value }) => value || "rest").join(" \u2013 ") : "";
};

const chosen = (input) => {
  const times = input.closest(".twice") ? Number(input.value) : 1;
  return times ? words(input.nextElementSibling) + (times > 1 ? " \u00d7 2" : "") : "";
};

const isSeen = (input) => !input.closest(".assumed:not([open]), .share");

const answers = (form) => {
  const ticked = [...form.querySelectorAll(".pick > input:checked")].filter(isSeen);
  const typed = [...form.querySelectorAll(".numbers")].map(numbers);
  const all = [...typed, ...ticked.map(chosen)].filter(Boolean).join(BETWEEN);
  return all || (form.querySelector(".twice") ? "nothing" : "");
};

const tell = (button) => {
  button.textContent = `${button.dataset.words} ${answers(button.form)}`.trim();
  button.classList.toggle("wordy", button.textContent.length > IN_A_LINE);
};

keepTo("button[data-words]", tell);
