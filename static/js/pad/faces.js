// The faces of the cards of a list: each a button with its sign, heard by its name. Those of
// a suit are one stop of the Tab key; arrows go from card to card.
import { made, on } from "../parts.js";

const GROUP = ".faces [role=group]";
const INKS = { "\u2663": "clubs", "\u2665": "red", "\u2666": "red diamonds" };
const BY = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

export const cardOf = (value) => value.replace("!", ""); // which may come from the table
const inkOf = (sign) => INKS[sign.at(-1)] ?? "";
export const inked = (sign) => made("b", { className: inkOf(sign) }, sign);

const key = (look, ariaLabel, sign, value = "") => {
  const className = `chip ${look} ${inkOf(sign)}`;
  return made("button", { type: "button", className, ariaLabel, value }, sign);
};

const faceOf = ({ textContent, value }) => {
  const [sign, ...name] = textContent.split(" ");
  return key("face", name.join(" "), sign, value);
};

export const groupOf = (className) => (suit) => {
  const traits = { className, role: "group", ariaLabel: suit.label };
  return made("div", traits, ...[...suit.children].map(faceOf));
};

export const foldOf = (suit) => {
  const [card] = suit.firstElementChild.textContent.split(" ");
  return made("div", {}, key("sign", suit.label, card.slice(-1)), groupOf("large")(suit));
};

const faces = (group) => [...group.querySelectorAll("button:enabled, [type=checkbox]")];

on("focusin", GROUP, (group, { target }) => {
  for (const one of faces(group)) one.tabIndex = one === target ? 0 : -1;
});
on("focusout", GROUP, (group, { relatedTarget }) => {
  if (group.contains(relatedTarget)) return;
  for (const one of faces(group)) one.removeAttribute("tabindex");
});
on("keydown", GROUP, (group, event) => {
  if (!BY[event.key] || event.target.type === "radio") return;
  event.preventDefault();
  const all = faces(group);
  all.at((all.indexOf(event.target) + BY[event.key]) % all.length).focus();
});
