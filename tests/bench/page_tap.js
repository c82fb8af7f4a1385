// Enters an entry by the first form of the pad; the ms until the new totals are laid
// out, and until all of the table is. The next tap comes after a moment, as a thumb's.
(entry) => new Promise((resolve) => {
  const form = document.querySelector("#table .pad form[data-type]");
  const whole = Object.assign(document.createElement("input"), {
    type: "hidden", name: "entry", value: JSON.stringify(entry),
  });
  form.append(whole);
  form.noValidate = true;
  const begun = performance.now();
  const taken = [];
  const look = () => {
    document.querySelector("#table .score").getBoundingClientRect();
    taken.push(performance.now() - begun);
    if (taken.length === 2) setTimeout(() => resolve(taken), 150);
  };
  document.addEventListener("engine:counted", look, { once: true });
  document.addEventListener("engine:drawn", look, { once: true });
  form.requestSubmit();
})
