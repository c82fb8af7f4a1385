// The screen stays on while a game is in progress, where the browser and Settings let it.
import { begin } from "../parts.js";
import { isOn } from "./felt-and-heard.js";

let held = Promise.resolve(null); // the lock, once it has been asked for

const isPlaying = () => document.querySelector("#table:not(:has(.result))") !== null;
const isWanted = () => !document.hidden && !isOn("sleeps") && isPlaying();

// Refused where the battery is low, or before the first tap.
const ask = () => navigator.wakeLock.request("screen").catch(console.info);

const change = async (lock) => {
  if (isWanted()) return lock?.released === false ? lock : ask();
  await lock?.release();
  return null;
};

const keep = () => { held = held.then(change); };

if ("wakeLock" in navigator) {
  begin("#table", keep);
  document.addEventListener("visibilitychange", keep);
  document.addEventListener("click", keep);
}
