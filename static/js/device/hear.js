// A call that is new is heard, where this phone was told so: by a tone, or spoken once; so
// is a refusal.
import { begin } from "../begin.js";

const [PITCH, LENGTH, LOUD] = [660, 0.25, 0.15]; // hertz, seconds, of 1

let audio = null;

const wake = async () => {
  audio ??= new AudioContext();
  if (audio.state === "suspended") await audio.resume();
};

const tone = async () => {
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
  if (!("speechSynthesis" in window)) return;
  speechSynthesis.speak(new SpeechSynthesisUtterance(text)); // after what is being said
};

const isOn = (name) => document.documentElement.matches(`[data-device~=${name}]`);

document.addEventListener("call:new", ({ detail }) => {
  if (isOn("sound")) tone();
  if (isOn("speak")) speak(detail);
});
begin("#table .refused", ({ textContent }) => isOn("speak") && speak(textContent));
// A phone may want a tap first.
document.addEventListener("click", () => {
  if (isOn("sound")) wake();
  if (isOn("speak")) speak("");
}, { once: true });
document.addEventListener("device:try", ({ detail }) => {
  if (detail === "sound") tone();
  if (detail === "speak") speak("The referee speaks.");
});
