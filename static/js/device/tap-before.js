// The second tap of a nervous thumb that comes on the next page already is taken by nothing there.
const BURST = 350; // ms: so soon a second tap belongs to the first
const REACH = 40; // px that a thumb strays
const NAME = "tap before"; // of what the last page leaves behind

// Where nothing may be stored, nothing is known of the page before.
const stored = (work) => {
  try {
    return work(sessionStorage);
  } catch {
    return null;
  }
};

let before = JSON.parse(stored((session) => session.getItem(NAME)) ?? "null");

const look = (event) => {
  if (event.detail === 0) return; // by a key, or by a script
  const at = Date.now() - performance.now() + event.timeStamp;
  const { clientX: x, clientY: y } = event;
  if (before && at - before.at < BURST && Math.hypot(x - before.x, y - before.y) < REACH) {
    event.preventDefault();
    return event.stopImmediatePropagation();
  }
  before = null;
  stored((session) => session.setItem(NAME, JSON.stringify({ x, y, at })));
};

document.addEventListener("click", look, true);
