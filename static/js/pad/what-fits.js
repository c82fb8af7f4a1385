// What does not go with what is tapped is struck out: in rows of questions, in a few of them.
import { keepTo } from "../parts.js";

const PART = /^(?:\w+-(?<row>\d+)-)?(?<part>\S+)$/; // "runs-0-length" is a length in a row

const answerOf = ({ name, value }) => ({ ...name.match(PART).groups, value });

// Whether nothing that may be said together has all of these.
const isApart = ({ parts, fits }, answers) => {
  const [names, ...rows] = [parts, ...fits.split("|")].map((row) => row.split(" "));
  const asked = answers.filter(({ part }) => names.includes(part));
  return !rows.some((row) => asked.every(({ part, value }) => row[names.indexOf(part)] === value));
};

const isTooMany = ({ room = "" }, { part }, alike) => {
  const [limited, most] = room.split(" ");
  return part === limited && alike.reduce((sum, { value }) => sum + Number(value), 0) > most;
};

const isBarred = (rule, one, tapped) => {
  const beside = tapped.filter(({ row, part }) => row === one.row && part !== one.part);
  if (rule.fits && isApart(rule, [one, ...beside])) return true;
  const alike = tapped.filter(({ row, part }) => row !== one.row && part === one.part);
  if (one.part === rule.once) return alike.some(({ value }) => value === one.value);
  return isTooMany(rule, one, [one, ...alike]);
};

const wordsOf = (rule, tapped) => {
  const names = new Map(rule.words.split("|").map((pair) => pair.split(": ")));
  const wordOf = ({ value }) => names.get(value) ?? value;
  const rowOf = (at) => tapped.filter(({ row }) => row === at).map(wordOf).join(" ");
  const all = [...new Set(tapped.map(({ row }) => row))].map(rowOf).join(", ");
  return all.slice(0, 1) + all.slice(1).toLowerCase();
};

const look = (rule) => {
  const form = rule.closest("form");
  const chips = [...form.querySelectorAll("[type=radio], .chips > button")];
  const tapped = chips.filter((chip) => chip.checked).map(answerOf);
  for (const chip of chips) {
    const isOut = !chip.checked && isBarred(rule.dataset, answerOf(chip), tapped);
    if (chip.matches("button")) chip.ariaDisabled = isOut || null; // a tap tells why
    else chip.disabled = isOut;
  }
  const go = rule.dataset.words && form.querySelector("button.go");
  if (!go) return;
  go.dataset.words ??= go.textContent;
  go.textContent = wordsOf(rule.dataset, tapped) || go.dataset.words;
};

keepTo(".rule", look);
