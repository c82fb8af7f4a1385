// The settings of this phone: each tick is kept on it at once, and heard or felt.
import { tries } from "../device/felt-and-heard.js";
import { own } from "../store/root.js";
import "./every-page.js";

const form = document.getElementById("device");
const { dataset } = document.documentElement;

for (const one of form.elements) one.checked = dataset.device.split(" ").includes(one.name);
form.hidden = false;

form.addEventListener("change", ({ target: { checked, name } }) => {
  dataset.device = [...new FormData(form).keys()].join(" ");
  localStorage.setItem(own("device"), dataset.device);
  if (checked) tries[name]?.();
});
