// On the first page: the way to play without the server, while that is out of reach.
import { made } from "../parts.js";
import { at } from "../store/root.js";
import { whenLost } from "./connection.js";

const address = at("evening/");
const link = made("a", { className: "btn go", href: address }, "Play offline");
const way = made("p", { id: "play-offline", className: "row" }, link);

const isKept = () => window.caches?.match(address, { ignoreVary: true });

whenLost(async (isLost) => {
  const main = document.getElementById("main");
  if (!isLost || !(await isKept())) return way.remove();
  const note = main.querySelector("p.kept");
  if (note) note.after(way);
  else main.prepend(way);
});
