// A soft tone before an announcement, where this phone was told to give one.
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

const isOn = () => document.documentElement.matches("[data-device~=sound]");

document.addEventListener("call:new", () => isOn() && tone());
// A phone may want a tap first.
document.addEventListener("click", () => isOn() && wake(), { once: true });
document.addEventListener("device:try", ({ detail }) => detail === "sound" && tone());
