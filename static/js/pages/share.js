// Share by the phone's own means, where it has any, what data-share says: the link itself,
// the text behind it, or the picture as a PNG. Where that fails, the link is just opened.
import { made, on } from "../parts.js";
import { save } from "../store/saving.js";

const pngOf = async ({ href, download }) => {
  const image = new Image();
  image.src = href;
  await image.decode();
  const canvas = made("canvas", { width: image.naturalWidth, height: image.naturalHeight });
  canvas.getContext("2d").drawImage(image, 0, 0);
  const png = await new Promise((done) => canvas.toBlob(done, "image/png"));
  return new File([png], download.replace(/svg$/, "png"), { type: png.type });
};

const ways = {
  link: ({ href }, title) => navigator.share({ title, url: href }),
  text: async ({ href }, title) =>
    navigator.share({ title, text: await (await fetch(href)).text() }),
  async picture(link, title) {
    const file = await pngOf(link);
    const shared = { title, files: [file] };
    await (navigator.canShare?.(shared) ? navigator.share(shared) : save(file));
  },
};

on("click", "a[data-share]", (link, event) => {
  const way = link.dataset.share || "link";
  if (!navigator.share && way !== "picture") return;
  event.preventDefault();
  ways[way](link, document.title).catch(({ name }) => {
    if (name !== "AbortError") location.href = link.href;
  });
});
