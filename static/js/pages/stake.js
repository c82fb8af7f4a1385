// What is played for is said as it is filled in: each field of a stake bears its words,
// with {} for the number, as data-stake.
const number = ({ value }) => Number(value.trim().replace(",", "."));

const words = (form) => {
  const filled = [...form.querySelectorAll("[data-stake]")].filter((field) => number(field) > 0);
  return filled.map(({ dataset, value }) => dataset.stake.replace("{}", value.trim())).join(", ");
};

document.addEventListener("input", ({ target }) => {
  if (!target.dataset.stake) return;
  for (const shown of document.querySelectorAll("[data-stake-words]")) {
    shown.textContent = words(target.form) || "nothing";
  }
});
