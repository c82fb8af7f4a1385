// Without a network the referee answers from the book that lies on this phone, in the pad;
// else the server draws his pages.
import { fetched } from "../store/server.js";
import { takeLink, turn } from "./folds.js";
import { acknowledged, ask, inTurn, isAlone, isReady, page, way } from "./table.js";

const PATIENCE = 1500; // ms until he answers here
const PLACE = "/referee/";

const isThere = async (address) =>
  !isAlone() && (await fetched(address, PATIENCE, { method: "HEAD" }))?.ok;

async function answer(address) {
  const [name, query = ""] = address.split(PLACE)[1].split("?");
  if (query === "done") return turn(way());
  const fields = [...new URLSearchParams(query)];
  const { a = "", q = "", code = "" } = Object.fromEntries(fields);
  const about = { name: name.replace("/", ""), a, q, code, fields };
  const known = { ...page(), law: acknowledged().law };
  const { html } = await ask("referee", { query: about, page: known });
  htmx.swap("#table .asked", html, { swapStyle: "innerHTML" });
}

const follow = async (address) =>
  (await isThere(address)) ? location.assign(address) : answer(address);

takeLink(`a[href*="${PLACE}"]`, ({ href }) => follow(href));

// What is asked in words; before whatever else hears of a form.
addEventListener("submit", (event) => {
  const form = event.target;
  if (!isReady() || !form.matches("#table .asking")) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const words = new URLSearchParams(new FormData(form));
  inTurn(() => follow(`${form.getAttribute("action")}?${words}`));
}, true);
