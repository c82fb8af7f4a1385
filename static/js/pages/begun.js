// Going back from a table leads to its night, and to no form that begins another.
const begun = (address) => `begun ${address}`;

const form = document.querySelector("form[data-night]");

const look = () => {
  if (!form) return sessionStorage.setItem(begun(document.referrer), "yes");
  const isBack = history.state !== null;
  if (isBack && sessionStorage.getItem(begun(location.href))) location.replace(form.dataset.night);
  if (isBack) return;
  history.replaceState("seen", "");
  sessionStorage.removeItem(begun(location.href));
};

look(); // at once: a button can be tapped before all of the page is there
addEventListener("pageshow", ({ persisted }) => persisted && look());
