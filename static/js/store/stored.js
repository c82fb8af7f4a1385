// What the browser keeps by a name; null where nothing may be stored.
export const stored = (work) => {
  try {
    return work();
  } catch {
    return null;
  }
};
