// The bar: its places are remembered for pages that are the same on all phones, which show them.
// While the server is out of reach, the places that this phone has no page of are marked.
import { whenLost } from "../device/connection.js";
import { ourWorker } from "../device/worker.js";
import { made } from "../parts.js";
import { rememberedPlaces, rememberPlaces } from "../store/places.js";

const FIVE = 5;
const soon = window.requestIdleCallback ?? setTimeout;
const AWAY = ", not available offline";

const bar = document.querySelector("body > .places");
const places = [...bar.querySelectorAll("a")];
const me = document.querySelector(".me a");
const isCopy = Boolean(document.documentElement.dataset.held);

const nameOf = (link) => link.querySelector("span").textContent;

function mineNow() {
  const face = me.querySelector("span.face");
  const words = me.querySelector(".visually-hidden")?.textContent;
  return face && { letter: face.textContent, colour: face.className, words };
}

// A page that opens less than a group says nothing about what this phone opens.
function remember() {
  if (isCopy || places.length < FIVE) return;
  const links = places.map((link) => [nameOf(link), link.getAttribute("href")]);
  rememberPlaces({ places: Object.fromEntries(links), me: mineNow() });
}

function drawMe({ letter, colour, words }) {
  const face = made("span", { className: colour, ariaHidden: "true" }, letter);
  me.replaceChildren(face, made("span", { className: "visually-hidden" }, words));
}

function draw() {
  const known = rememberedPlaces();
  if (!known) return;
  for (const link of places.filter(({ hidden }) => hidden)) {
    link.href = known.places[nameOf(link)];
    link.hidden = false;
  }
  if (known.me) drawMe(known.me);
}

const isKept = (href) => window.caches?.match(href, { ignoreVary: true, ignoreSearch: true });

async function mark(link, isLost) {
  const isAway = isLost && !link.hidden && !(await isKept(link.href));
  link.querySelector(".is-away")?.remove();
  link.classList.toggle("away", isAway);
  if (!isAway) return link.removeAttribute("aria-disabled");
  link.setAttribute("aria-disabled", "true");
  const words = made("span", { className: "is-away visually-hidden" }, AWAY);
  link.querySelector("span:last-of-type").append(words);
}

// The rules are the same whatever the group has played: they stay here from the first page on.
const keepRules = async () =>
  (await ourWorker()).active.postMessage({ keep: [places.at(-1).href] });

if ("forAll" in bar.dataset) draw();
else remember();
if (navigator.serviceWorker && !isCopy) addEventListener("load", () => soon(keepRules));
whenLost((isLost) => [...places, me].forEach((link) => mark(link, isLost)));
