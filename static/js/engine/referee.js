// Without a network the referee answers from the book that lies on this phone, in the pad;
// else the server draws its pages.
import { on } from "../parts.js";
import "../pad/question.js";
import { at } from "../store/root.js";
import { fetched } from "../store/server.js";
import { refuse } from "./drawing.js";
import { takeOver, turn } from "./folds.js";
import { acknowledged, ask, isAlone, page, section, way } from "./table.js";

const PATIENCE = 1500; // ms until it answers here
const PLACE = "/referee/";

// Once asked in the pad it goes on there, and nobody waits for the network again.
const isThere = async (address) =>
  !isAlone() && !section().querySelector(".asked-here") &&
  (await fetched(address, PATIENCE, { method: "HEAD" }))?.ok;

async function answer(address) {
  const [name, query = ""] = address.split(PLACE)[1].split("?");
  if (query === "done") return turn(way());
  const about = { name: name.replace("/", ""), fields: [...new URLSearchParams(query)] };
  const usual = page();
  const known = { ...usual, law: acknowledged().law, rules: at(`rules/${usual.game}/`) };
  const { html, refusal } = await ask("referee", { query: about, page: known });
  if (refusal) return refuse(html);
  htmx.swap("#table .asked", html, { swapStyle: "innerHTML" });
}

const follow = async (address) =>
  (await isThere(address)) ? location.assign(address) : answer(address);

takeOver("click", `a[href*="${PLACE}"]`, ({ href }) => follow(href));

// What is asked in words: the search gets ready while they are being written.
on("focusin", "#table .asking textarea", () => ask("listen", {}));
takeOver("submit", ".asking", (form) => {
  const words = new URLSearchParams(new FormData(form));
  return follow(`${form.getAttribute("action")}?${words}`);
});
