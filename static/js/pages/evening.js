// An evening without a server: this page begins it, plays it, settles it and sends it.
import "../table/at-table.js";
import "./keypad.js";
import "../evening/doing.js";
import { hear, readKept, where } from "../evening/kept.js";
import { sendWhatIsOver } from "../evening/sending.js";
import { show } from "../evening/show.js";
import { loadEngine } from "../evening/state.js";
import { whenItMayBeBack } from "../store/server.js";
import { readyToDraw } from "../store/taken-out.js";

const place = document.getElementById("evening");

const sendAndShow = async () => {
  const isNews = await sendWhatIsOver();
  if (isNews && ["settle", "", undefined].includes(where().what)) await show();
};

const begin = async () => {
  const files = place.dataset.engine.split(" ");
  try {
    await Promise.all([loadEngine(files), readKept()]);
  } catch (error) {
    console.warn(error);
    return place.classList.add("fails");
  }
  readyToDraw(files[5]);
  addEventListener("hashchange", show);
  hear(() => where().what !== "game" && show());
  whenItMayBeBack(sendAndShow);
  await show();
  await sendAndShow();
};

if (place.dataset.engine) begin();
