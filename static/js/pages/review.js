// The review of a game: buttons, arrow keys, swipes, the curve and links to a moment move
// the slider, which fetches the table as it stood.
import { begin, fill } from "../parts.js";
import "./terms.js";
import { goToTurn, turnLinks } from "./turning-points.js";

const SWIPE = 40; // pixels across, and no more than half as many down
const form = document.getElementById("moments");
const slider = form.querySelector("#at");
let isWhole = Boolean(document.querySelector("#stood .whole[open]"));

const step = (by) => {
  const at = Number(slider.value) + Number(by);
  if (at >= 0 && at <= slider.max) fill(slider, at);
};

// The whole deal of a step stays open, or folded, from step to step.
begin("#stood .whole", (whole) => {
  whole.open = isWhole;
  whole.addEventListener("toggle", () => (isWhole = whole.open));
});

const goTo = (to) => {
  fill(slider, to);
  form.closest(".story").scrollIntoView();
};

const alongCurve = (plot, x) => {
  const { left, width } = plot.getBoundingClientRect();
  return Math.round((slider.max * (x - left)) / width);
};

document.addEventListener("click", (event) => {
  const { target } = event;
  const link = target.closest("[data-step], [data-turn], [data-to]");
  const plot = target.closest(".story .plot");
  if (!(link || plot) || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  if (!link) return fill(slider, alongCurve(plot, event.clientX));
  if (link.dataset.step) return step(link.dataset.step);
  if (link.dataset.turn) return goToTurn(slider, link.dataset.turn);
  goTo(link.dataset.to);
});

let touched;
addEventListener("touchstart", ({ target, touches: [touch] }) => {
  touched = target.closest(".plot, .stood") ? touch : undefined;
});
addEventListener("touchend", ({ changedTouches: [touch] }) => {
  const [x, y] = [touch.clientX - touched?.clientX, touch.clientY - touched?.clientY];
  if (Math.abs(x) > Math.max(SWIPE, 2 * Math.abs(y))) step(x < 0 ? 1 : -1);
});

document.addEventListener("keydown", (event) => {
  const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  const isTyping = event.target.closest("input, select, textarea");
  if (!by || isTyping || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  step(by);
});

// A deal that the address names has the focus, once the browser has scrolled to it.
const named = document.getElementById(location.hash.match(/^#(deal-\d+)$/)?.[1]);
addEventListener("load", () => named?.querySelector("summary").focus());

slider.addEventListener("input", () => {
  const { max, value } = slider;
  form.querySelector("[data-at]").value = value;
  for (const link of form.querySelectorAll("[data-step]")) {
    const at = Math.min(Math.max(Number(value) + Number(link.dataset.step), 0), max);
    link.href = `?at=${at}#story`;
    link.ariaDisabled = String(at) === value;
  }
  turnLinks(Number(value));
  const now = document.querySelector(".plot .now");
  for (const x of ["x1", "x2"]) now?.setAttribute(x, `${(100 * value) / max}%`);
});
