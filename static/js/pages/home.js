// The first page, and nights: what is only on this phone, and what an evening here needs.
import { keepForAnEvening } from "../evening/store.js";
import "./only-here.js";

// Where nothing may be stored, nothing is kept.
const tryIt = () => keepForAnEvening().catch((error) => console.warn(error));
addEventListener("load", () => (window.requestIdleCallback ?? setTimeout)(tryIt));
