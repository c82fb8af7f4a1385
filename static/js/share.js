// Share by the phone's own means, where it has any: a link as it is, or, with
// data-share="text", the plain text behind it. Otherwise the link is just opened.
for (const link of document.querySelectorAll("a[data-share]")) {
  if (!navigator.share) continue;
  link.addEventListener("click", async (event) => {
    event.preventDefault();
    try {
      await navigator.share(await shared(link));
    } catch (refusal) {
      if (refusal.name !== "AbortError") location.href = link.href;
    }
  });
}

async function shared(link) {
  const title = document.title;
  if (link.dataset.share !== "text") return { title, url: link.href };
  const answer = await fetch(link.href);
  return { title, text: await answer.text() };
}
