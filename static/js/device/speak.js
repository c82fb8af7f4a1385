// The referee speaks: the words of the call, once, where this phone was told so.
const RANKS = { A: "ace", K: "king", Q: "queen", J: "jack" };
const SUITS = { "\u2660": "spades", "\u2665": "hearts", "\u2666": "diamonds", "\u2663": "clubs" };
const CARD = /(10|[2-9AKQJ])?([\u2660\u2665\u2666\u2663])/g;

const card = (_, rank, suit) =>
  rank ? `${RANKS[rank] ?? rank} of ${SUITS[suit]}` : SUITS[suit];

const spoken = (text) => text.replace(CARD, card).replace(/\u2212(?=\d)/g, "minus ");

const speak = (text) => {
  if (!("speechSynthesis" in window)) return;
  speechSynthesis.cancel(); // what was said before is old now
  speechSynthesis.speak(new SpeechSynthesisUtterance(spoken(text)));
};

const isOn = () => document.documentElement.matches("[data-device~=speak]");

document.addEventListener("call:new", ({ detail }) => isOn() && speak(detail));
// A phone may want a tap first.
document.addEventListener("click", () => isOn() && speak(""), { once: true });
document.addEventListener("device:try", ({ detail }) => {
  if (detail === "speak") speak("The referee speaks.");
});
