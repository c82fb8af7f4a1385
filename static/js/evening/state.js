// The engine of the page of an evening, and what it refused.
import { engineAt } from "../engine/asking.js";

const state = { menu: [], refusal: "" }; // `menu`: of card games

export async function loadEngine([worker, python, wasm, family, book]) {
  state.engine = engineAt(worker);
  state.menu = await state.engine("load", { python, wasm, family, book });
}

export const engine = (...call) => state.engine(...call);
export const ask = (name, given) => engine("evening", { name, given });

export const menu = () => state.menu;
export const refusal = () => state.refusal;
export const refuse = (words) => { state.refusal = words; };
