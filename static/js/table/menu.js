// The menu of the table closes as soon as something else is tapped or has the focus.
const close = ({ target }) => {
  const menu = document.querySelector(".table-menu[open]");
  if (menu && !menu.contains(target)) menu.open = false;
};

for (const type of ["click", "focusin"]) document.addEventListener(type, close);
