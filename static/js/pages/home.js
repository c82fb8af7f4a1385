// What is only on this phone, what may no longer be on it, and what an evening here needs.
import { tryToForget } from "../device/forgetting.js";
import "../device/play-offline.js";
import { keepForAnEvening } from "../evening/store.js";
import "./only-here.js";

const keep = async () => keepForAnEvening(await tryToForget());
addEventListener("load", () => (window.requestIdleCallback ?? setTimeout)(keep));
