/**
 * Own definitions composed from texts/grammar.json: each kind of attack as a form, filled with phrases, in a tool of its
 * own. They teach the model the forms of published attacks in many words. Honest twins have the same tools and words.
 *
 * The same grammar gives the same definitions.
 */
import { readFileSync } from "node:fs";
import type { Sample } from "./definitions.ts";

type Slots = Record<string, string[]>;
type Tool = [
  name: string,
  says: string,
  parameters: string[],
  op: string,
  many: string,
  act: string,
  key: string,
];

interface Grammar {
  tools: Tool[];
  covers: [name: string, says: string][];
  slots: Slots;
  poisoned: Record<string, string[]>;
  honest_slots: Slots;
}

const PER_KIND = 90;
const HONEST = 1400;
/** Parameters through which data are handed over. */
const TAKERS = ["context", "sidenote", "metadata", "notes", "trace", "session_info", "auth", "comment"];

export function composed(): Sample[] {
  const file = new URL("texts/grammar.json", import.meta.url);
  const grammar = JSON.parse(readFileSync(file, "utf8")) as Grammar;
  const next = numbers();
  const pick = <T>(some: readonly T[]): T => some[Math.floor(next() * some.length)] as T;
  const samples: Sample[] = [];
  const compose = (group: string, form: string, poisoned: boolean): void => {
    const own = pick(grammar.tools);
    let other = pick(grammar.tools);
    while (other === own) other = pick(grammar.tools);
    const cover = pick(grammar.covers);
    const covered = form.includes("{cover_base}");
    const taker = pick(TAKERS);
    const names = covered ? [] : [...own[2]];
    const [name, says] = covered ? cover : own;
    const given: Record<string, string> = {
      ...{
        base: says,
        cover_base: says,
        own: name,
        ownop: own[3],
        ownmany: own[4],
        owndo: own[5],
        ownparam: own[6],
      },
      ...{ other: other[0], otherop: other[3], othermany: other[4], otherdo: other[5], otherparam: other[6] },
      ...{ param: taker, cover: cover[0], sibling: poisoned ? pick(grammar.covers)[0] : other[0] },
    };
    const slots = { ...grammar.slots, ...grammar.honest_slots };
    const fill = (text: string): string =>
      text.replace(/\{(\w+)\}/g, (_, slot: string) => given[slot] ?? fill(pick(slots[slot] ?? [""])));
    const description = tidy(fill(form));
    if (description.includes(taker)) names.push(taker);
    const properties: Record<string, object> = Object.fromEntries(
      names.map((one) => [one, { type: "string" }]),
    );
    if (group === "parameter") properties[taker] = { type: "string", description: tidy(fill("{ask}")) };
    const server = `composed ${samples.length}`;
    const tool = { name, description, inputSchema: { type: "object", properties } };
    samples.push({ poisoned, unsure: "", group, server, author: "composed", tool, where: server });
    if (!poisoned) {
      const sibling = { name: other[0], description: other[1] };
      samples.push({ poisoned, unsure: "", group, server, author: "composed", tool: sibling, where: server });
    }
  };
  for (const [group, forms] of Object.entries(grammar.poisoned))
    for (let count = 0; count < PER_KIND; count++) compose(group, forms[count % forms.length] ?? "", true);
  for (let count = 0; count < HONEST; count++)
    compose("twin", `{base}${" {use}".repeat(1 + (count % 5))}`, false);
  return samples;
}

function tidy(text: string): string {
  const flat = text
    .replace(/\s+([.,])/g, "$1")
    .replace(/\s{2,}/g, " ")
    .trim();
  return flat.replace(
    /(^|[.!?:] )([a-z])/g,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}

/** A linear congruential generator (Numerical Recipes). */
function numbers(): () => number {
  let state = 20261128;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
