// The second tap of a nervous thumb takes back nothing that the first has ticked, and is taken
// by nothing on the page that the first has opened. (On the pad of a table: table/second-tap.)
import { stored } from "../store/stored.js";

const BURST = 350; // ms: so soon a second tap belongs to the first
const REACH = 40; // px that a thumb strays
const NAME = "last tap"; // of what the page before leaves behind
const TICKS = "[aria-pressed], label:has([type=checkbox])";

let last = JSON.parse(stored(() => sessionStorage.getItem(NAME)) ?? '{"at":0}');
let isHere = false; // the last tap was on this page
let isNew = true; // no part was clicked by this tap yet: a label clicks what it is for

const look = (event) => {
  if (event.detail === 0 || !isNew) return; // by a key, or by a script
  isNew = false;
  const at = Date.now() - performance.now() + event.timeStamp;
  const { clientX: x, clientY: y } = event;
  const since = at - last.at; // less than nothing where the clock was put back
  const isSoon = since >= 0 && since < BURST;
  const isSecond = isSoon && Math.hypot(x - last.x, y - last.y) < REACH;
  if (isSecond && (!isHere || event.target.closest(TICKS))) {
    event.preventDefault();
    return event.stopImmediatePropagation();
  }
  isHere = true;
  last = { x, y, at };
  stored(() => sessionStorage.setItem(NAME, JSON.stringify(last)));
};

document.addEventListener("pointerdown", () => { isNew = true; }, true);
document.addEventListener("click", look, true);
