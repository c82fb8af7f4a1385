// Numbers get a step down and up; where the total is known the last one follows.
import { begin, fill, made } from "../parts.js";

const SMALL = 60; // a number that may be larger is typed

const typed = new WeakSet(); // inputs

const stepOf = (input, step, sign, ariaLabel) => {
  const onclick = () => {
    input[step]();
    fill(input, input.value);
  };
  const traits = { type: "button", className: "btn step", ariaLabel, tabIndex: -1, onclick };
  return made("button", traits, sign);
};

const addSteps = (input) => {
  const name = input.closest(".box").querySelector("span").textContent;
  input.ariaLabel = name; // its label names the first button from here on
  input.before(stepOf(input, "stepDown", "\u2212", `${name}: one less`));
  input.after(stepOf(input, "stepUp", "+", `${name}: one more`));
};

const infer = (total, inputs) => {
  const [last, ...more] = inputs.filter((input) => !typed.has(input));
  if (!total || !last || more.length) return;
  const sum = inputs.reduce((all, input) => all + (input === last ? 0 : Number(input.value)), 0);
  last.value = Math.max(0, total - sum);
  last.closest(".box").classList.add("is-inferred");
};

begin(".numbers", (field) => {
  const inputs = [...field.querySelectorAll("[type=number]")];
  if (Number(inputs[0]?.max) <= SMALL) {
    field.classList.add("stepped");
    inputs.forEach(addSteps);
  }
  field.addEventListener("input", ({ target }) => {
    typed.add(target);
    target.closest(".box").classList.remove("is-inferred");
    infer(Number(field.dataset.total), inputs);
  });
});
