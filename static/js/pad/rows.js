// Rows of smaller questions: what cannot stand beside what is tapped is struck out.
import { begin } from "../begin.js";

const PART = /-(\d+)-(\w+)$/;

const answerOf = ({ name, value }) => {
  const [, row, part] = name.match(PART);
  return { row, part, value };
};

const isApart = ({ apart = "" }, ...pair) => {
  const written = pair.map(({ part, value }) => `${part} ${value}`).sort().join(" ");
  return apart.split("|").includes(written);
};

const isTooMany = ({ room = "" }, { part, value }, alike) => {
  const [limited, most] = room.split(" ");
  const cards = alike.reduce((sum, other) => sum + Number(other.value), Number(value));
  return part === limited && cards > Number(most);
};

const isBarred = (rule, one, tapped) => {
  const beside = tapped.filter(({ row }) => row === one.row);
  if (beside.some((other) => isApart(rule, one, other))) return true;
  const alike = tapped.filter(({ row, part }) => row !== one.row && part === one.part);
  if (one.part === rule.once) return alike.some(({ value }) => value === one.value);
  return isTooMany(rule, one, alike);
};

const wordsOf = (rule, tapped) => {
  const names = new Map(rule.words.split("|").map((pair) => pair.split(": ")));
  const rows = new Map();
  for (const { row, value } of tapped) {
    rows.set(row, [...(rows.get(row) ?? []), names.get(value) ?? value]);
  }
  const all = [...rows.values()].map((row) => row.join(" ")).join(", ");
  return all.slice(0, 1) + all.slice(1).toLowerCase();
};

const look = (rule) => {
  const form = rule.closest("form");
  const radios = [...form.querySelectorAll("[type=radio]")].filter(({ name }) => PART.test(name));
  const tapped = radios.filter((radio) => radio.checked).map(answerOf);
  for (const radio of radios) {
    radio.disabled = !radio.checked && isBarred(rule.dataset, answerOf(radio), tapped);
  }
  const go = form.querySelector("button.go");
  if (go) go.textContent = wordsOf(rule.dataset, tapped) || "Enter";
};

begin(".rule[data-words]", look);
document.addEventListener("change", ({ target }) => {
  const rule = target.form?.querySelector(".rule[data-words]");
  if (rule) look(rule);
});
