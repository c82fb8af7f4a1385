// Asks the engine in its worker: each question gets its own answer, or its error.
// `worker`: one that was begun already.
export function engineAt(address, worker = new Worker(address, { type: "module" })) {
  const waiting = new Map();
  let last = 0;

  worker.addEventListener("message", ({ data: { number, totals, answer, error } }) => {
    const { resolve, reject, first } = waiting.get(number);
    if (totals) return first(totals);
    waiting.delete(number);
    return error ? reject(new Error(error)) : resolve(answer);
  });
  worker.addEventListener("error", ({ message }) => {
    for (const { reject } of waiting.values()) reject(new Error(message));
    waiting.clear();
  });

  // `first`: what is done with the new totals, which come before the answer
  return (call, given, first) =>
    new Promise((resolve, reject) => {
      waiting.set((last += 1), { resolve, reject, first });
      worker.postMessage({ number: last, call, given });
    });
}
