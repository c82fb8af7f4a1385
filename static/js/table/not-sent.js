// What did not reach the server, or was turned away there, is not lost in silence.
import { made } from "../parts.js";

const AGAIN = "Try it again.";
const SHUT = "This table is no longer open to this phone.";
const TURNS = { last: "taken", next: "brought" };

export const tell = (words, isOffline = false) => {
  const pad = document.querySelector("#table .pad");
  const sentence = made("p", { className: "refused", role: "alert" }, words);
  sentence.toggleAttribute("data-offline", isOffline);
  pad?.querySelector(".refused")?.remove();
  pad?.prepend(sentence);
  htmx.trigger(sentence, "htmx:load");
};

// With the engine there only what a correction did is asked of the server.
const lost = (path) => {
  const turn = TURNS[path.match(/entries\/(\w+)\/$/)?.[1]];
  if (!turn) return `this was not entered. ${AGAIN}`;
  const isCorrection = document.documentElement.dataset.engine === "ready";
  return `nothing was ${turn} back. ${isCorrection ? "A correction waits for the server." : AGAIN}`;
};

const tellOffline = ({ detail }) =>
  tell(`No connection: ${lost(detail.requestConfig?.path ?? "")}`, true);

const isBack = () => document.querySelector("#table .refused[data-offline]")?.remove();

const sentenceOf = (text) =>
  new DOMParser().parseFromString(text, "text/html").querySelector("main header p")?.textContent;

document.addEventListener("htmx:sendError", tellOffline);
document.addEventListener("htmx:timeout", tellOffline);
document.addEventListener("server:answered", isBack);
addEventListener("online", isBack);
document.addEventListener("htmx:responseError", ({ detail: { xhr } }) => {
  const isShut = [403, 404].includes(xhr.status);
  tell(isShut ? SHUT : sentenceOf(xhr.responseText) ?? `This was not entered. ${AGAIN}`);
});
document.addEventListener("taps:lost", () => {
  if (document.querySelector("#table .refused:not(.past)")) return; // the referee said it
  tell("The table has gone on since. What was tapped here was not entered.");
});
