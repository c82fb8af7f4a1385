// The faces of the cards that are left for a trick: the suit led is large, many others are
// folded to their signs.
import { begin, made } from "../parts.js";
import { cardOf, foldOf, groupOf } from "./faces.js";

const [AT_ONCE, BESIDE] = [35, 21]; // so many cards lie open: of any suit, beside the suit led
const [FEW, MANY, LARGE] = [24, 28, 5]; // clear of the edge; eight in a row; a row of the suit led
const TABLE = "On the table"; // the list of what lies there before a player, after the suits

const open = (one) => {
  for (const fold of one.parentElement.children) {
    fold.firstChild.ariaExpanded = fold === one;
    fold.lastChild.hidden = fold !== one;
  }
};

const valuesOf = (suit) => [...suit.children].map(({ value }) => value);

const size = (suits) => suits.reduce((sum, suit) => sum + suit.children.length, 0);

const longest = (suits) => [...suits].sort((one, other) => size([other]) - size([one]))[0];

const crowd = (led, others) => {
  const isTall = led && size([led]) > LARGE && size(others) > 2 * LARGE;
  return isTall || size(others) > MANY ? "many" : size(others) > FEW ? "" : "few";
};

begin(".trick", (field) => {
  const lists = () => [...field.querySelectorAll("select")]; // in the order of play
  // Of the next player; that of the last one stays.
  const hand = () => [...(lists().find(({ value }) => !value) ?? lists().at(-1)).children].slice(1);
  const table = made("div", { className: "lying" });
  const faces = made("div");

  // Drawn again only where it changes: what the thumb is on stays where it is.
  const lay = (suits, led, others, isFolded) => {
    const layout = [isFolded || led?.label, ...suits.map(valuesOf)].join();
    if (faces.dataset.layout === layout) return;
    faces.dataset.layout = layout;
    faces.className = `faces ${isFolded ? "folded" : crowd(led, others)}`;
    const groups = isFolded ? suits.map(foldOf) : others.map(groupOf(""));
    if (led && !isFolded) groups.unshift(groupOf("large")(led));
    faces.replaceChildren(...groups);
  };

  const mark = (face) => {
    const { left = 1 } = field.querySelector(`option[value="${face.value}"]`).dataset;
    const card = cardOf(face.value);
    const rest = left - lists().filter(({ value }) => cardOf(value) === card).length;
    face.disabled = rest === 0;
    face.dataset.left = rest > 1 ? rest : "";
  };

  const draw = () => {
    const suits = hand();
    const there = suits.at(-1)?.label === TABLE ? suits.pop() : null;
    const suitLed = field.dataset.follows && lists()[0].selectedOptions[0].parentElement.label;
    const led = suits.find(({ label }) => label === suitLed);
    const others = suits.filter((suit) => suit !== led);
    const isFolded = size(others) > (led ? BESIDE : AT_ONCE);
    lay(suits, led, others, isFolded);
    if (isFolded) open(faces.children[suits.indexOf(led || longest(suits))]);
    table.hidden = !there || lists().every(({ value }) => value);
    table.replaceChildren(...(there ? [TABLE, groupOf("faces few")(there)] : []));
    field.querySelectorAll(".face").forEach(mark);
  };

  faces.addEventListener("click", ({ target }) => {
    if (target.matches(".sign")) open(target.parentElement);
  });
  field.addEventListener("input", draw);
  if (field.querySelector("input")) field.append(table); // where any card lies there
  field.append(faces);
  draw();
});
