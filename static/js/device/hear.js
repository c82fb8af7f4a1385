// A call that is new is heard, where this phone was told so: by a tone, or spoken once.
const [PITCH, LENGTH, LOUD] = [660, 0.25, 0.15]; // hertz, seconds, of 1
const RANKS = { A: "ace", K: "king", Q: "queen", J: "jack" };
const SUITS = { "\u2660": "spades", "\u2665": "hearts", "\u2666": "diamonds", "\u2663": "clubs" };
const CARD = /(10|[2-9AKQJ])?([\u2660\u2665\u2666\u2663])/g;

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

const card = (_, rank, suit) =>
  rank ? `${RANKS[rank] ?? rank} of ${SUITS[suit]}` : SUITS[suit];

const spoken = (text) => text.replace(CARD, card).replace(/\u2212(?=\d)/g, "minus ");

const speak = (text) => {
  if (!("speechSynthesis" in window)) return;
  speechSynthesis.cancel(); // what was said before is old now
  speechSynthesis.speak(new SpeechSynthesisUtterance(spoken(text)));
};

const isOn = (name) => document.documentElement.matches(`[data-device~=${name}]`);

document.addEventListener("call:new", ({ detail }) => {
  if (isOn("sound")) tone();
  if (isOn("speak")) speak(detail);
});
// A phone may want a tap first.
document.addEventListener("click", () => {
  if (isOn("sound")) wake();
  if (isOn("speak")) speak("");
}, { once: true });
document.addEventListener("device:try", ({ detail }) => {
  if (detail === "sound") tone();
  if (detail === "speak") speak("The referee speaks.");
});
