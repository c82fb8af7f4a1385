// The phone's Python, with the files of one family of card games in its root folder.
const HEAP = 16 * 1024 * 1024;
// After so many new bytes the memory is tidied up in the middle of a call: by the engine's
// own measure every single call would be. It is also done while nobody waits.
const TIDY = 12 * 1024 * 1024;

// Gives a function of the modules once Python has come. It gives `answer`, a call of `phone.worker`
// with its arguments; `bring`, which lays further modules beside them for when they are imported;
// and `tidy`, which tidies the memory up.
export async function loadPython(urls) {
  const { loadMicroPython } = await import(urls.python);
  const python = await loadMicroPython({ heapsize: HEAP, url: urls.wasm });
  return (modules) => {
    write(python.FS, modules);
    const gc = python.pyimport("gc");
    gc.threshold(TIDY);
    const { answer } = python.pyimport("phone.worker");
    return {
      answer: (call, given) => JSON.parse(answer(call, JSON.stringify(given))),
      bring: (more) => write(python.FS, more),
      tidy: gc.collect,
    };
  };
}

function write(system, modules) {
  const folders = modules.map(([path]) => path.slice(0, path.lastIndexOf("/")));
  for (const folder of new Set(folders)) system.mkdirTree(`/${folder}`);
  for (const [path, content] of modules) system.writeFile(`/${path}`, content);
}

// The file of a family: a line of JSON, and the modules whose paths and lengths it tells.
export async function unpacked(file) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let at = bytes.indexOf(10) + 1;
  const { modules, ...others } = JSON.parse(new TextDecoder().decode(bytes.subarray(0, at)));
  const contents = modules.map(([path, length]) => [path, bytes.subarray(at, (at += length))]);
  return { modules: contents, ...others };
}
