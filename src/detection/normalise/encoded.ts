/**
 * Runs of base64 and hexadecimal digits that decode to text, and text that says it is reversed or in ROT13.
 *
 * Fails open: a run that does not decode to words (hashes, ids, images) is not read.
 */
export interface Encoded {
  encoding: "base64" | "hex" | "rot13" | "reversed";
  /** Offset of the run in the text given. */
  index: number;
  decoded: string;
}

const BASE64 = /[A-Za-z0-9+/_-]{20,}={0,2}/g;
const HEX = /(?:[0-9a-f]{2}[ :,]?|\\x[0-9a-f]{2}){10,}/gi;
/** Longer runs are data; the text of an instruction fits in this. */
const MAX_RUN = 8192;

export function encodedRuns(text: string): Encoded[] {
  const found: Encoded[] = [];
  for (const match of text.matchAll(BASE64)) {
    const decoded = Buffer.from(match[0].slice(0, MAX_RUN), "base64").toString("utf8");
    if (readsAsText(decoded)) found.push({ encoding: "base64", index: match.index, decoded });
  }
  for (const match of text.matchAll(HEX)) {
    const digits = match[0].slice(0, MAX_RUN * 2).replace(/[^0-9a-f]/gi, "");
    const decoded = Buffer.from(digits, "hex").toString("utf8");
    if (readsAsText(decoded)) found.push({ encoding: "hex", index: match.index, decoded });
  }
  if (/\brot-?13\b/i.test(text)) found.push({ encoding: "rot13", index: 0, decoded: rot13(text) });
  if (/\b(?:revers|backward)/i.test(text))
    found.push({ encoding: "reversed", index: 0, decoded: [...text].reverse().join("") });
  return found;
}

/** Words with spaces, or a path or address. */
function readsAsText(decoded: string): boolean {
  if (decoded.length < 8 || decoded.includes("\ufffd")) return false;
  const letters = decoded.match(/[\p{L}\p{N} .,:;/~_'"()@!?\n-]/gu)?.length ?? 0;
  return letters >= decoded.length * 0.95 && /\p{L}{3}[ ./:]+\p{L}{2}|\p{Script=Han}{4}/u.test(decoded);
}

function rot13(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => {
    const base = letter <= "Z" ? 65 : 97;
    return String.fromCharCode(((letter.charCodeAt(0) - base + 13) % 26) + base);
  });
}
