// What the page of an entry is drawn from: what may stand there, or what that changes.
import { recordOf } from "./played.js";
import { state } from "./state.js";

const WAYS = [
  ["replace", "Change it", "Change to"],
  ["insert", "Put one before it", "Put in"],
  ["remove", "Take it out"],
  ["later", "Undo all after it"],
];
const WITHOUT_FORM = ["remove", "later"];

// The end of the address: which entry, and what is to be done with it.
export const placeIn = ([at, operation]) => ({ at: Number(at), operation: operation || "replace" });

export const preview = (record, at, operation, fields = []) =>
  state.engine("evening", { name: "preview", given: { record, place: at, operation, fields } });

const pageOf = (operation) => {
  const [, , verb] = WAYS.find(([way]) => way === operation) ?? [];
  return { action: "", verb, refusal: null, seen: 0, id: "", csrf_token: "", way: "" };
};

const buttonOf = ({ operation, along, gone }) => {
  if (gone) return gone.length === 1 ? "Take it out" : `Take ${gone.length} entries out`;
  const verb = operation === "remove" ? "Take it out" : "Correct it";
  return along.length ? `${verb}, and take these out` : verb;
};

// `draft`: keeps what is looked at while the address does; null where there is no such
// entry.
export async function entryView(game, address, place, draft) {
  const { at, operation } = placeIn(place);
  const record = await recordOf(game);
  if (!record.entries[at]) return null;
  const last = record.entries.length - 1;
  if (WITHOUT_FORM.includes(operation)) draft.seen ??= await preview(record, at, operation);
  const given = { record, place: at, operation, given: draft.given ?? null };
  const { likely, others, told } = await state.engine("evening", { name: "form", given });
  const { seen } = draft;
  return {
    back: `${address}/review`,
    number: at + 1,
    told,
    refusal: seen?.refusal,
    seen: seen && !seen.refusal ? { ...seen, button: buttonOf(seen), first: at + 2 } : null,
    has_form: !WITHOUT_FORM.includes(operation),
    ways: WAYS.filter(([way]) => way !== "later" || at < last).map(([way, words]) => ({
      url: `${address}/entry/${at}/${way}`,
      words,
      is_here: way === operation,
    })),
    likely,
    others,
    prompts: [...likely, ...others],
    page: pageOf(operation),
  };
}

// Where the entry is corrected that made a line of the sheet, or what stands behind it.
export async function addressOfLine(game, address, [deal, line, later]) {
  const given = { record: await recordOf(game), deal: Number(deal), line: Number(line) };
  const place = await state.engine("evening", { name: "place_of", given });
  return place === null ? `${address}/review` : `${address}/entry/${place}/${later}`;
}
