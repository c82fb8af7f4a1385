// An entry is felt when it is taken, and longer when it is refused.
import { begin } from "../begin.js";

const [TAKEN, REFUSED] = [15, 60]; // milliseconds

let isOwn = false; // the table that comes answers a tap of this phone

const feel = (time) => {
  const isOn = document.documentElement.matches("[data-device~=vibrate]");
  const isTapped = navigator.userActivation?.hasBeenActive ?? true; // else it is refused
  if (isOn && isTapped) navigator.vibrate?.(time);
};

document.addEventListener("table:goes", ({ detail: { form } }) => {
  isOwn = form?.matches("form") ?? false;
});
begin("#table", () => {
  if (isOwn) feel(TAKEN);
  isOwn = false;
});
begin("#table .refused", () => feel(REFUSED));
document.addEventListener("device:try", ({ detail }) => {
  if (detail === "vibrate") feel(REFUSED);
});
