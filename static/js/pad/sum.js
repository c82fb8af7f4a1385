// Numbers whose sum counts show it beside the question while they are filled in. Enter is there
// once they are possible.
import { keepTo, made } from "../parts.js";

const sumOf = (inputs) => inputs.reduce((sum, { value }) => sum + Number(value), 0);

const isPossible = (inputs, sum, barred) =>
  inputs.every((input) => input.value !== "" && input.validity.valid) && String(sum) !== barred;

keepTo(".numbers[data-against]", (field) => {
  const { against, barred } = field.dataset;
  const inputs = [...field.querySelectorAll("input")];
  const sum = sumOf(inputs);
  const shown = field.querySelector(".sum") ?? made("output", { className: "sum" });
  const isRefused = String(sum) === barred && inputs.every(({ value }) => value !== "");
  const words = `${sum} of ${against}`;
  shown.textContent = isRefused ? `${words}: change the last bid` : words;
  if (!shown.isConnected) field.querySelector("legend").after(shown);
  field.form.querySelector("button.go").disabled = !isPossible(inputs, sum, barred);
});
