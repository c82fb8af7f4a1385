// Asks the engine in its worker: each question gets its own answer, or its error.
export function engineAt(address) {
  const worker = new Worker(address, { type: "module" });
  const waiting = new Map();
  let asked = 0;

  worker.addEventListener("message", ({ data: { number, answer, error } }) => {
    const { resolve, reject } = waiting.get(number);
    waiting.delete(number);
    if (error) reject(new Error(error));
    else resolve(answer);
  });
  worker.addEventListener("error", ({ message }) => {
    for (const { reject } of waiting.values()) reject(new Error(message));
    waiting.clear();
  });

  return (call, given) =>
    new Promise((resolve, reject) => {
      waiting.set((asked += 1), { resolve, reject });
      worker.postMessage({ number: asked, call, given });
    });
}
