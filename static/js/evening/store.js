// The evenings that this phone played by itself, and the circles that it knows.
import { opened, written } from "../store/disk.js";

export const openEvenings = () =>
  opened("evenings", (database) => {
    for (const name of ["evenings", "circles"]) {
      database.createObjectStore(name, { keyPath: "id" });
    }
  });

// Keeps an evening that was changed for the n-th time; says whether this page was the
// first to do so: another one may have changed it meanwhile.
export const keepEvening = (store, evening) =>
  written(store, ["evenings"], (evenings, answer) => {
    evenings.get(evening.id).onsuccess = ({ target: { result: kept } }) => {
      const isFirst = (kept?.changes ?? 0) === evening.changes - 1;
      if (isFirst) evenings.put(evening);
      answer(isFirst);
    };
  });

export const forgetEvening = (store, id) =>
  written(store, ["evenings"], (evenings) => evenings.delete(id));

export const keepCircles = (store, circles) =>
  written(store, ["circles"], (kept) => {
    kept.clear();
    for (const circle of circles) kept.put(circle);
  });
