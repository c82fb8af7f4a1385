// A picture of the server's (an SVG) sent on as a PNG: shared where the browser shares
// files, else downloaded. Where that fails, and without this, the link gives the SVG.
for (const link of document.querySelectorAll("a[data-picture]")) {
  link.addEventListener("click", async (event) => {
    event.preventDefault();
    try {
      await send(await picture(link.href, link.download.replace(/svg$/, "png")));
    } catch (refusal) {
      if (refusal.name !== "AbortError") location.href = link.href;
    }
  });
}

async function picture(address, name) {
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  canvas.getContext("2d").drawImage(image, 0, 0);
  const drawn = await new Promise((done) => canvas.toBlob(done, "image/png"));
  return new File([drawn], name, { type: "image/png" });
}

async function send(file) {
  const shared = { files: [file], title: document.title };
  if (navigator.canShare?.(shared)) return navigator.share(shared);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
