// The faces of the cards that are left for a trick: the suit led is large, many others are
// folded to their signs. A second tap where they were just laid out anew is none.
import { begin } from "../begin.js";
import { made } from "../made.js";
import { foldOf, groupOf } from "./faces.js";

const [AT_ONCE, BESIDE] = [35, 21]; // so many cards lie open: of any suit, beside the suit led
const [FEW, MANY, LARGE] = [24, 28, 5]; // clear of the edge; eight in a row; a row of the suit led
const ECHO = 350; // milliseconds
const NEAR = 24; // pixels

const isEcho = ({ detail, clientX, clientY }, laid) =>
  detail > 0 &&
  performance.now() - laid.at < ECHO &&
  Math.hypot(clientX - laid.x, clientY - laid.y) < NEAR;

const open = (one) => {
  for (const fold of one.parentElement.children) {
    fold.firstChild.ariaExpanded = fold === one;
    fold.lastChild.hidden = fold !== one;
  }
};

const size = (suits) => suits.reduce((sum, suit) => sum + suit.children.length, 0);

const longest = (suits) => [...suits].sort((one, other) => size([other]) - size([one]))[0];

const crowd = (led, others) => {
  const isTall = led && size([led]) > LARGE && size(others) > 2 * LARGE;
  if (isTall || size(others) > MANY) return "many";
  return size(others) > FEW ? "" : "few";
};

begin(".trick", (field) => {
  const lists = [...field.querySelectorAll("select")];
  const suits = [...lists[0].querySelectorAll("optgroup")];
  const faces = made("div");
  let tap = { at: -Infinity }; // the last one
  let laid = tap; // the one that changed the layout

  // Drawn anew only where it changes: what the thumb is on stays where it is.
  const lay = (led, others, isFolded) => {
    const layout = isFolded ? "folded" : `led ${led?.label}`;
    if (faces.dataset.layout === layout) return;
    faces.dataset.layout = layout;
    laid = tap;
    faces.className = `faces ${isFolded ? "folded" : crowd(led, others)}`;
    const groups = isFolded ? suits.map(foldOf) : others.map(groupOf(""));
    if (led && !isFolded) groups.unshift(groupOf("large")(led));
    faces.replaceChildren(...groups);
  };

  const mark = (face) => {
    const { left = 1 } = lists[0].querySelector(`[value="${face.value}"]`).dataset;
    const rest = left - lists.filter(({ value }) => value === face.value).length;
    face.disabled = rest === 0;
    face.dataset.left = rest > 1 ? rest : "";
  };

  const draw = () => {
    const [card] = lists[0].selectedOptions;
    const led = field.dataset.follows && suits.find((suit) => suit.contains(card));
    const others = suits.filter((suit) => suit !== led);
    const isFolded = size(others) > (led ? BESIDE : AT_ONCE);
    lay(led, others, isFolded);
    if (isFolded) open(faces.children[suits.indexOf(led || longest(suits))]);
    faces.querySelectorAll(".face").forEach(mark);
  };

  faces.addEventListener("click", (event) => {
    const { target, clientX, clientY } = event;
    if (target.matches(".sign")) return open(target.parentElement);
    if (isEcho(event, laid)) return event.stopPropagation();
    tap = { x: clientX, y: clientY, at: performance.now() };
  });
  field.addEventListener("change", draw);
  field.append(faces);
  draw();
});
