// What did not reach the server, or was turned away there, is not lost in silence.
import { isShut } from "../store/server.js";
import { tell } from "./tell.js";

const AGAIN = "Try again.";
const SHUT = "This phone no longer has access to this table.";
const WAITS = "Corrections need a connection.";

// With the engine there only what a correction did is asked of the server.
const tellOffline = ({ detail: { elt: { dataset: { lost } } } }) => {
  const isCorrection = lost && document.documentElement.dataset.engine === "ready";
  tell(`No connection: ${lost ?? "this was not entered"}. ${isCorrection ? WAITS : AGAIN}`, true);
};

const isBack = () => document.querySelector("#table .refused[data-offline]")?.remove();

const sentenceOf = ({ responseText: text }) =>
  new DOMParser().parseFromString(text, "text/html").querySelector("main header p")?.textContent;

document.addEventListener("htmx:sendError", tellOffline);
document.addEventListener("htmx:timeout", tellOffline);
document.addEventListener("server:answered", isBack);
addEventListener("online", isBack);
document.addEventListener("htmx:responseError", ({ detail: { xhr, requestConfig: { verb } } }) => {
  if (verb === "get" && document.querySelector("#table .refused")) return; // a tap counts more
  tell(isShut(xhr.status) ? SHUT : sentenceOf(xhr) ?? `This was not entered. ${AGAIN}`);
});
document.addEventListener("taps:lost", () => {
  if (document.querySelector("#table .refused:not(.past)")) return; // the referee said it
  tell("The table has moved on. Your taps here were not entered.");
});
