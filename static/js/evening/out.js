// An evening that cannot be sent from here is shown as text, and as QR codes.
import { linesOf } from "../store/text.js";
import { dialog, makerAt, place, showLines } from "../store/taken-out.js";
import { bodyOf } from "./sending.js";
import { state } from "./state.js";

let maker; // of QR codes

const draw = () =>
  state.engine("draw", { template: "games/_take_out.html", context: { is_evening: true } });

export async function out(evening) {
  if (!dialog()) place(await draw(), document.getElementById("evening"));
  showLines(evening.id, await linesOf({ evening: await bodyOf(evening) }), await maker);
}

export const readyToTakeOut = (address) => {
  maker = makerAt(address);
};
