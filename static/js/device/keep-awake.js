// The screen stays on while a game is in progress, where the browser lets it.
import { begin } from "../parts.js";

let held = Promise.resolve(null); // the lock, once it has been asked for

const isPlaying = () =>
  !document.hidden && document.querySelector("#table:not(:has(.result))") !== null;

// Refused where the battery is low, or before the first tap.
const ask = () => navigator.wakeLock.request("screen").catch(console.info);

const change = async (lock) => {
  if (isPlaying()) return lock?.released === false ? lock : ask();
  await lock?.release();
  return null;
};

const keep = () => { held = held.then(change); };

if ("wakeLock" in navigator) {
  begin("#table", keep);
  document.addEventListener("visibilitychange", keep);
  document.addEventListener("click", keep);
}
