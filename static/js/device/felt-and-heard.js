// Where this phone was told so an entry is felt when it is taken, and longer when it is refused;
// a call that is new is heard, by a tone or spoken once, and a refusal is spoken, too.
import { begin } from "../parts.js";

const [TAKEN, REFUSED] = [15, 60]; // milliseconds
const [PITCH, LENGTH, LOUD] = [660, 0.25, 0.15]; // hertz, seconds, of 1

let audio = null;
let isOwn = false; // the table that comes answers a tap of this phone

export const isOn = (name) => document.documentElement.matches(`[data-device~=${name}]`);

const feel = (time) => {
  const isTapped = navigator.userActivation?.hasBeenActive ?? true; // else it is refused
  if (isOn("vibrate") && isTapped) navigator.vibrate?.(time);
};

const wake = async () => {
  audio ??= new AudioContext();
  if (audio.state === "suspended") await audio.resume();
};

const tone = async () => {
  if (!isOn("sound")) return;
  await wake();
  const [source, volume] = [audio.createOscillator(), audio.createGain()];
  source.frequency.value = PITCH;
  volume.gain.setValueAtTime(LOUD, audio.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + LENGTH);
  source.connect(volume).connect(audio.destination);
  source.start();
  source.stop(audio.currentTime + LENGTH);
};

const speak = (text) => {
  if (!isOn("speak") || !("speechSynthesis" in window)) return;
  speechSynthesis.speak(new SpeechSynthesisUtterance(text)); // after what is being said
};

// What a setting of this phone does, by its name.
export const tries = {
  vibrate: () => feel(REFUSED),
  sound: tone,
  speak: () => speak("Announcements are read aloud."),
};

document.addEventListener("table:goes", ({ detail: { form } }) => {
  isOwn = form?.matches("form") ?? false;
});
begin("#table", () => {
  if (isOwn) feel(TAKEN);
  isOwn = false;
});
begin("#table :is(.refused, .conflict h2)", ({ firstChild }) => {
  feel(REFUSED);
  speak(firstChild.data);
});
document.addEventListener("call:new", ({ detail }) => {
  tone();
  speak(detail);
});
// A phone may want a tap first.
document.addEventListener("click", () => {
  if (isOn("sound")) wake();
  speak("");
}, { once: true });
