// Rows of smaller questions: what cannot stand beside what is tapped is struck out, and
// the button says what the rows come to.
(() => {
  const PART = /-(\d+)-(\w+)$/;

  const told = (radio) => {
    const [, row, part] = radio.name.match(PART);
    return { row, part, value: radio.value };
  };

  const isApart = (rule, one, other) =>
    [[one, other], [other, one]].some(([first, second]) =>
      (rule.dataset.apart ?? "").split("|").includes(
        `${first.part} ${first.value} ${second.part} ${second.value}`,
      ),
    );

  // Whether a chip cannot be, with what stands in its own row and in the others.
  const isBarred = (rule, one, tapped) => {
    const beside = tapped.filter((other) => other.row === one.row);
    if (beside.some((other) => isApart(rule, one, other))) return true;
    const alike = tapped.filter(
      (other) => other.row !== one.row && other.part === one.part,
    );
    if (one.part === rule.dataset.once)
      return alike.some((other) => other.value === one.value);
    const [part, most] = (rule.dataset.room ?? "").split(" ");
    const cards = alike.reduce((sum, other) => sum + Number(other.value), 0);
    return one.part === part && cards + Number(one.value) > Number(most);
  };

  const words = (rule, tapped) => {
    const names = new Map(
      rule.dataset.words.split("|").map((pair) => pair.split(": ")),
    );
    const rows = new Map();
    for (const { row, value } of tapped)
      rows.set(row, [...(rows.get(row) ?? []), names.get(value) ?? value]);
    const said = [...rows.values()].map((row) => row.join(" ")).join(", ");
    return said.slice(0, 1) + said.slice(1).toLowerCase();
  };

  const look = (rule) => {
    const form = rule.closest("form");
    const radios = [...form.querySelectorAll("input[type=radio]")].filter((radio) =>
      PART.test(radio.name),
    );
    const tapped = radios.filter((radio) => radio.checked).map(told);
    for (const radio of radios)
      radio.disabled = !radio.checked && isBarred(rule, told(radio), tapped);
    const go = form.querySelector("button.go");
    if (go) go.textContent = words(rule, tapped) || "Enter";
  };

  const start = () => document.querySelectorAll(".rule[data-words]").forEach(look);
  document.addEventListener("change", (event) => {
    const rule = event.target.closest("form")?.querySelector(".rule[data-words]");
    if (rule) look(rule);
  });
  document.addEventListener("DOMContentLoaded", start);
  document.addEventListener("htmx:afterSettle", start);
})();
