// Share as text: the phone's own sheet where there is one, else the plain page.
for (const link of document.querySelectorAll("a[data-share]")) {
  if (!navigator.share) continue;
  const text = fetch(link.href).then((answer) => answer.text());
  link.addEventListener("click", async (event) => {
    event.preventDefault();
    try {
      await navigator.share({ title: link.dataset.share, text: await text });
    } catch (refusal) {
      if (refusal.name !== "AbortError") location.href = link.href;
    }
  });
}
