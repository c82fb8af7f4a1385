// Where the address of the page leads: an evening, and what of it.
import { eveningOf, state } from "./state.js";

export const where = () => {
  const [, evening, what, which, more, ...place] = location.hash.split("/");
  return { evening: eveningOf(evening), what, which, more, place };
};

export const cardGame = (key) => state.menu.find((game) => game.key === key);
