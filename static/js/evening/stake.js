// What an evening is played for: so much a point, an ante for the pool, a most to lose.
const MONEY = /^\d{1,7}(?:[.,]\d{1,6})?$/;
const PARTS = { stake: "per_point", ante: "ante", cap: "cap" };

const plain = (text) => (text ?? "").trim().replace(",", ".");

// Why nobody plays for what is filled in; "" where it can be.
export function refusalOfStake(given) {
  const texts = Object.keys(PARTS).map((part) => plain(given[part])).filter(Boolean);
  if (!texts.every((text) => MONEY.test(text))) return "A stake is a number, such as 0.05.";
  return texts.some((text) => Number(text) > 1_000_000) ? "A stake is at most 1,000,000." : "";
}

// The parts of a stake, each "" for nothing.
export const stakeIn = (given) =>
  Object.fromEntries(
    Object.keys(PARTS).map((part) => [part, Number(plain(given[part])) ? plain(given[part]) : ""]),
  );

// The same as the server is told of it.
export const asStake = (evening) =>
  Object.fromEntries(
    Object.entries(PARTS).filter(([part]) => evening[part]).map(([part, name]) => [name, evening[part]]),
  );

export const isForMoney = ({ stake, ante }) => Boolean(stake || ante);

export const stakeWords = ({ stake, ante, cap, circle: { unit, places } }) => {
  const price = (amount) => {
    const [whole, part] = amount.split(".");
    return unit + (part ? `${whole}.${part.padEnd(places, "0")}` : whole);
  };
  const said = [stake && `${price(stake)} a point`, ante && `ante ${price(ante)}`, cap && `at most ${price(cap)}`];
  return said.filter(Boolean).join(", ") || "nothing";
};

// An amount in millionths of the smallest coin: whole numbers, so that nothing is lost.
export function rateOf(amount, places) {
  const [whole, part = ""] = (amount || "0").split(".");
  return Number(whole + part.padEnd(6, "0")) * 10 ** places;
}
