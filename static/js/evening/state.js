// The evenings on this page, as they are kept, and the engine that is asked about them.
import { engineAt } from "../engine/asking.js";

const state = {
  evenings: [],
  circles: [], // that this phone has a key for
  menu: [], // of card games
  refusal: "",
};

export async function loadEngine([worker, python, wasm, family, book]) {
  state.engine = engineAt(worker);
  state.menu = await state.engine("load", { python, wasm, family, book });
}

export const engine = (call, given, first) => state.engine(call, given, first);
export const ask = (name, given) => engine("evening", { name, given });

export const evenings = () => state.evenings;
export const circles = () => state.circles;
export const menu = () => state.menu;
export const refusal = () => state.refusal;

export const layOut = (evenings) => { state.evenings = evenings; };
export const meet = (circles) => { state.circles = circles; };
export const refuse = (words) => { state.refusal = words; };

export const where = () => {
  const [, id, what, which, more] = location.hash.split("/");
  const evening = state.evenings.find((one) => one.id === id);
  const game = evening?.games.find((one) => one.id === which);
  return { evening, what, game, more };
};
