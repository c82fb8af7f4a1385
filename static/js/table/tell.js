// A sentence above the question, which is read out and stays until something else is said.
import { made } from "../parts.js";

export const tell = (words, isOffline = false) => {
  const pad = document.querySelector("#table .pad");
  const sentence = made("p", { className: "refused", role: "alert" }, words);
  sentence.toggleAttribute("data-offline", isOffline);
  pad?.querySelector(".refused")?.remove();
  pad?.prepend(sentence);
  htmx.trigger(sentence, "htmx:load");
};
