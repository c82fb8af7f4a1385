// Names are typed one after the other: Enter goes on to the next field, and from the last
// of them to what is tapped then. A form that is under way is not sent twice.
(() => {
  const inSight = (one) => one.checkVisibility();

  document.addEventListener("keydown", (event) => {
    const field = event.target;
    if (event.key !== "Enter" || !field.name?.startsWith("name_")) return;
    event.preventDefault();
    const names = [...field.form.querySelectorAll("[name^=name_]")].filter(inSight);
    const next = field.value.trim() && names[names.indexOf(field) + 1];
    (next || field.form.querySelector("button")).focus();
  });

  let isSent = false;
  document.addEventListener("submit", (event) => {
    if (isSent) event.preventDefault();
    isSent = true;
  });
  addEventListener("pageshow", () => { isSent = false; });
})();
