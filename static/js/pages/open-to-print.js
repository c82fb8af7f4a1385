// The whole sheet is opened for the printer, and folded again after it.
let opened = [];

addEventListener("beforeprint", () => {
  opened = [...document.querySelectorAll(".deal:not([open]), .part:not([open])")];
  for (const one of opened) one.open = true;
});

addEventListener("afterprint", () => {
  for (const one of opened) one.open = false;
});
