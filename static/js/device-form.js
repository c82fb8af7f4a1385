// The settings of this phone: each tick is kept on it at once, and heard or felt.
(() => {
  const form = document.getElementById("device");
  const page = document.documentElement;
  const words = () => [...form.elements].filter((one) => one.checked).map((one) => one.name);

  const show = () => {
    const told = page.dataset.device.split(" ");
    for (const one of form.elements) one.checked = told.includes(one.name);
    form.hidden = false;
  };

  const keep = ({ target }) => {
    page.dataset.device = words().join(" ");
    localStorage.setItem("device", page.dataset.device);
    if (target.checked) document.dispatchEvent(new CustomEvent("device:try", { detail: target.name }));
  };

  show();
  form.addEventListener("change", keep);
})();
