// The faces of the cards of a list: each a button with its sign, heard by its name.
import { made } from "../made.js";

const key = (look, ariaLabel, sign, value = "") => {
  const className = `chip ${look}${/[\u2665\u2666]/.test(sign) ? " red" : ""}`;
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
