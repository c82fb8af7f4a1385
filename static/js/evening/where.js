// Where the address of the page leads: an evening, and a game of it.
import { state } from "./state.js";

export const where = () => {
  const [, id, what, which, more] = location.hash.split("/");
  const evening = state.evenings.find((one) => one.id === id);
  const game = evening?.games.find((one) => one.id === which);
  return { evening, what, game, more };
};
