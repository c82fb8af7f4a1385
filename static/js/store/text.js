// The outbox as text, in lines that each fit in a QR code: `SCOREKEEPER1`, which part of
// how many, the CRC-32 of all parts, and a piece of base64. Any order will do.
const MARK = "SCOREKEEPER1";
const PIECE = 500; // characters, which a phone's camera still reads

const crc32 = (text) => {
  let sum = -1;
  for (const letter of text) {
    sum ^= letter.charCodeAt(0);
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return (~sum >>> 0).toString(16).padStart(8, "0");
};

const base64 = (bytes) => {
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return letters.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
};

// Packed where the browser can; whoever reads sees by the first byte whether it is.
async function packed(text) {
  const bytes = new TextEncoder().encode(text);
  if (!globalThis.CompressionStream) return bytes;
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream("deflate"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

export async function linesOf(content) {
  const text = base64(await packed(JSON.stringify(content)));
  const pieces = text.match(new RegExp(`.{1,${PIECE}}`, "g"));
  const sum = crc32(text);
  return pieces.map((piece, place) => `${MARK} ${place + 1}/${pieces.length} ${sum} ${piece}`);
}
