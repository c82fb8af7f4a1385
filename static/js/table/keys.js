// What is typed: while the focus is at the table, and unless this phone ignores them, R says the
// call or a ruling again and S the score. A number or a card answers the question that has the
// focus. Escape closes what is open.
import { isOn } from "../device/felt-and-heard.js";
import { cardOf } from "../pad/faces.js";
import { isSeen, on } from "../parts.js";
import { say } from "./new-call.js";

const PAUSE = 900; // ms after which another answer begins
const WRITES = "input:not([type=radio], [type=checkbox]), select, textarea";
const SAID = "#table :is(.call, .ruling .loud)"; // the ruling stands below
const ANSWERS = "button[name], .faces button, .pick > input";

let typed = "";
let waiting;

const namesOf = (one) => {
  const shown = one.matches("input") ? one.nextElementSibling : one;
  return [cardOf(one.value), shown.firstChild?.data?.trim() ?? ""];
};

const isOpen = (one) =>
  !one.disabled && (one.closest(".faces") || isSeen(one)) &&
  !one.closest(".field")?.querySelector(".chips :checked");

const answers = (from) => {
  const asked = from.closest("#table .pad :is(.prompt, .way, .asked)");
  return [...(asked?.querySelectorAll(ANSWERS) ?? [])].filter(isOpen);
};

const take = (one) => {
  typed = "";
  one?.click();
};

const type = (key, from) => {
  const open = answers(from);
  if (!open.length) return;
  clearTimeout(waiting);
  typed += key.toUpperCase();
  const texts = [typed, typed.replace("10", "T")]; // a ten is sent as a letter
  const isBegun = (name) => texts.some((text) => name.startsWith(text));
  const fits = open.filter((one) => namesOf(one).some(isBegun));
  const whole = fits.find((one) => namesOf(one).some((name) => texts.includes(name)));
  if (fits.length === 1 && whole) take(whole);
  else waiting = setTimeout(take, PAUSE, whole);
};

const close = (from) => {
  const summary = from.closest("#table details[open]")?.firstElementChild;
  summary?.click();
  summary?.focus();
};

const saying = (key, from) => {
  if (!/^[rs]$/i.test(key) || isOn("unkeyed")) return null;
  return from.closest("#table")?.querySelector(`[data-say=${key.toLowerCase()}]`);
};

const sayAgain = (button) =>
  say(button.value || [...document.querySelectorAll(SAID)].at(-1).dataset.said);

document.addEventListener("keydown", (event) => {
  const { key, target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  if (key === "Escape") return close(target);
  if (target.matches(WRITES)) return;
  const button = saying(key, target);
  if (button && !typed) sayAgain(button);
  else if (/^[\dakqjtshdc]$/i.test(key)) type(key, target);
});
on("click", "[data-say]", sayAgain);
