/** Texts with random edits, the same in every run. */

/** mulberry32 */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

const SCRAPS = [
  "",
  " ",
  "\n",
  "  ",
  ":",
  "- ",
  "[",
  "]",
  "{",
  "}",
  '"',
  "'",
  "*",
  "&a ",
  "*a",
  "!x ",
  "---\n",
  "#",
  "\t",
  "\0",
  "\uFEFF",
  "\u{1F600}",
  "0",
  "-1",
  "1e999",
  "null",
  "true",
  "%",
  "<<: ",
  "__proto__: ",
  "$",
  ".",
  "/",
  "@",
  ",",
  "[mcp_servers.x]\n",
];

function mutated(text: string, random: () => number): string {
  let out = text;
  for (let edits = 1 + Math.floor(random() * 4); edits > 0; edits--) {
    const at = Math.floor(random() * out.length);
    const cut = random() < 0.5 ? 0 : Math.floor(random() * 20);
    out = out.slice(0, at) + (SCRAPS[Math.floor(random() * SCRAPS.length)] ?? "") + out.slice(at + cut);
  }
  return out;
}

export function* mutations(text: string, count: number): Generator<string> {
  const random = numbers(20_260_222);
  for (let i = 0; i < count; i++) yield mutated(text, random);
}
