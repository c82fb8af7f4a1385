// The buttons of a review that lead to the turning point before and after the moment.
import { fill } from "../parts.js";

const turns = document.querySelector(".turns");
const places = turns ? turns.dataset.turns.split(" ").map(Number) : [];
const turnFrom = (at, by) =>
  by < 0 ? places.filter((place) => place < at).pop() : places.find((place) => place > at);

export const turnLinks = (at) => {
  for (const link of turns?.children ?? []) {
    const place = turnFrom(at, Number(link.dataset.turn)) ?? at;
    link.href = `?at=${place}#story`;
    link.ariaDisabled = String(place === at);
  }
};

export const goToTurn = (slider, by) => {
  const place = turnFrom(Number(slider.value), Number(by));
  if (place !== undefined) fill(slider, place);
};
