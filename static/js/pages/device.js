// The settings of this phone: each switch is kept on it at once, and heard or felt. A switch
// that is on where nothing was chosen is kept, by its name, once it is turned off.
import { tries } from "../device/felt-and-heard.js";
import { own } from "../store/root.js";
import "./every-page.js";

const form = document.getElementById("device");
const switches = [...form.querySelectorAll("input")];
const { dataset } = document.documentElement;

const isInverted = (one) => "inverted" in one.dataset;
const isKept = (one) => one.checked !== isInverted(one);

const kept = dataset.device.split(" ");
for (const one of switches) one.checked = kept.includes(one.name) !== isInverted(one);
form.hidden = false;

form.addEventListener("change", ({ target: { checked, name } }) => {
  dataset.device = switches.filter(isKept).map((one) => one.name).join(" ");
  localStorage.setItem(own("device"), dataset.device);
  if (checked) tries[name]?.();
});
