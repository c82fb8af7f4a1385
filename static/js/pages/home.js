// The first page, and nights: what is only on this phone, what may no longer be here, and what
// an evening here needs.
import { forgetWhatIsShut } from "../device/forgetting.js";
import { keepForAnEvening } from "../evening/store.js";
import "./only-here.js";

// Where nothing may be stored, nothing is kept.
const keep = async () => keepForAnEvening(await forgetWhatIsShut());
const tryIt = () => keep().catch((error) => console.warn(error));
addEventListener("load", () => (window.requestIdleCallback ?? setTimeout)(tryIt));
