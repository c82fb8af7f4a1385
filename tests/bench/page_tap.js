// Enters an entry by the first form of the pad; the ms until the new totals are laid
// out, and until all of the table is. The next tap comes after a moment, as a thumb's.
// A tap that is refused, or not answered, is an error that says what stands there. What
// the form gets beside its own controls is laid out before the tap.
(entry) => new Promise((resolve, reject) => {
  const PATIENCE = 20_000; // ms
  const form = document.querySelector("#table .pad form[data-type]");
  const whole = Object.assign(document.createElement("input"), {
    type: "hidden", name: "entry", value: JSON.stringify(entry),
  });
  const taken = [];
  const giveUp = (why) => {
    const shown = document.querySelector("#table .pad").innerText.replace(/\s+/g, " ");
    reject(new Error(`${whole.value} was ${why}. The pad says: ${shown.slice(0, 200)}`));
  };
  const patience = setTimeout(() => giveUp(taken.length ? "not drawn" : "not counted"), PATIENCE);
  const look = () => {
    document.querySelector("#table .score").getBoundingClientRect();
    taken.push(performance.now() - begun);
    if (taken.length < 2) return;
    clearTimeout(patience);
    setTimeout(() => resolve(taken), 150);
  };
  form.append(whole);
  form.noValidate = true;
  document.addEventListener("engine:counted", () => {
    document.addEventListener("engine:drawn", look, { once: true });
    look();
  }, { once: true });
  document.addEventListener("htmx:load", ({ target }) => {
    if (target.id === "refused") giveUp("refused");
  });
  let begun;
  requestAnimationFrame(() => setTimeout(() => {
    begun = performance.now();
    form.requestSubmit();
  }));
})
