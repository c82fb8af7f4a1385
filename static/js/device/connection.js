// Whether the server is out of reach, as far as a page can know.
const page = document.documentElement;

const LOST = ["server:lost", "htmx:sendError", "htmx:timeout"];
const BACK = ["server:answered", "htmx:afterOnLoad"];

const isLostNow = () =>
  !navigator.onLine || Boolean(page.dataset.held || document.querySelector("[data-away]"));

// Tells `work` at once, and at each change, whether the server is lost.
export function whenLost(work) {
  let isLost = isLostNow();
  const learn = (news) => {
    if (news === isLost) return;
    isLost = news;
    work(isLost);
  };
  for (const event of LOST) document.addEventListener(event, () => learn(true));
  // An answer may be late, and the network gone since.
  for (const event of BACK) document.addEventListener(event, () => learn(!navigator.onLine));
  addEventListener("offline", () => learn(true));
  addEventListener("online", () => learn(false));
  work(isLost);
}
