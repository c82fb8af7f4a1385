// Cards that lie before the player in turn are on top; a tap there says where from.
import { made, words } from "../parts.js";

// `next`: gives the place of the list that waits for a card.
export function layOut(field, boxes, lists, next) {
  const lyingAt = (place) => words(boxes[place]?.dataset.lying);
  const row = made("div", { className: "faces few" });
  const table = made("div", { className: "lying" }, "On the table", row);
  const sent = made("div");

  const face = (card) => {
    const copy = field.querySelector(`.faces [value="${card}"]`)?.cloneNode(true);
    return copy && Object.assign(copy, { ariaLabel: `${copy.ariaLabel}, from the table` });
  };

  const flagOf = (value) => made("input", { type: "hidden", name: field.dataset.flags, value });

  // For each card whether it came from the table.
  const flags = () =>
    lists.map(({ value, dataset }, place) =>
      flagOf(Boolean(dataset.lay) || lyingAt(place).includes(`${value}!`)));

  const draw = () => {
    const lying = lyingAt(next()).map((card) => face(card.replace("!", "")));
    row.replaceChildren(...lying.filter(Boolean));
    table.hidden = !row.firstChild;
    sent.replaceChildren(...(next() === -1 ? flags() : []));
  };

  field.querySelector(".faces").before(table);
  field.append(sent);
  field.addEventListener("input", draw);
  draw();
}
