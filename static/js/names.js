// Names are typed one after the other: Enter goes on to the next field, and from the last
// of them to what is tapped then.
(() => {
  const inSight = (one) => one.checkVisibility?.() ?? one.getClientRects().length > 0;

  document.addEventListener("keydown", (event) => {
    const field = event.target;
    if (event.key !== "Enter" || !field.name?.startsWith("name_")) return;
    event.preventDefault();
    const names = [...field.form.querySelectorAll("[name^=name_]")].filter(inSight);
    const next = field.value.trim() && names[names.indexOf(field) + 1];
    (next || field.form.querySelector("button")).focus();
  });
})();
