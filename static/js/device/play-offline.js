// On the first page: the way to play without the server, while that is out of reach.
import { whenLost } from "./connection.js";

const way = document.getElementById("play-offline");

const isKept = () => window.caches?.match(way.href, { ignoreVary: true });

async function show(isLost) {
  way.hidden = !(await isKept()) || !isLost; // each waits, so the last news comes last
}

if (way) whenLost(show);
