// The first page, nights, and what is shut to this phone: what is only here, what may no longer
// be here, and what an evening here needs.
import { tryToForget } from "../device/forgetting.js";
import { keepForAnEvening } from "../evening/store.js";
import "./only-here.js";

const keep = async () => keepForAnEvening(await tryToForget());
addEventListener("load", () => (window.requestIdleCallback ?? setTimeout)(keep));
