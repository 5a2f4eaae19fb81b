/**
 * Which definitions a fit leaves out together: all of an author, whose wording it must not know, or all of a
 * server and the texts that were written as twins of its texts.
 *
 * Failure: a definition whose author is not known stands with its server.
 */
import type { Sample } from "./definitions.ts";

/** Authors by file, where a line names none; two files are of one author. */
const AUTHORS: readonly (readonly [string, RegExp])[] = [
  ["first", /\/(?:poisoned(?:-second)?|honest|honest-third)\.jsonl:/],
  ["own", /-own\.jsonl:/],
  ["rounds", /-rounds\.jsonl:/],
  ["third", /\/poisoned-third\.jsonl:/],
  ["fourth", /-fourth\.jsonl:/],
  ["fifth", /-fifth\.jsonl:/],
  ["seventh", /-seventh\.jsonl:/],
  ["ninth", /-ninth\.jsonl:/],
];
/** What servers on npm list; its authors wrote nothing else here. */
const PACKAGE = "package";
/** Parts where servers are left out. */
const SERVER_PARTS = 8;

export interface Partition {
  parts: number;
  /** The part of each sample, in their order. */
  of: number[];
}

export function byAuthor(samples: readonly Sample[]): Partition {
  const authors = [...new Set(samples.map(authorOf))].filter((author) => author !== "");
  const of = samples.map((sample) => {
    const author = authors.indexOf(authorOf(sample));
    return author >= 0 ? author : hash(sample.server) % authors.length;
  });
  return { parts: authors.length, of };
}

/** Texts of one author that share a server or the name of a tool stand in one part: twins do. */
export function byServer(samples: readonly Sample[]): Partition {
  const leader = new Map<string, string>();
  const find = (key: string): string => {
    let at = key;
    for (let next = leader.get(at); next !== undefined; next = leader.get(at)) at = next;
    return at;
  };
  const keysOf = (sample: Sample): [string, string] => {
    const author = authorOf(sample);
    const name = `${author} tool ${String(sample.tool.name)}`;
    return author === "" || sample.server === ""
      ? [sample.server || name, sample.server || name]
      : [`${author} server ${sample.server}`, name];
  };
  for (const sample of samples) {
    const [server, name] = keysOf(sample).map(find);
    if (server !== undefined && name !== undefined && server !== name) leader.set(server, name);
  }
  return { parts: SERVER_PARTS, of: samples.map((one) => hash(find(keysOf(one)[0])) % SERVER_PARTS) };
}

/** '': of a server that somebody published. */
export function authorOf({ author, group, where }: Sample): string {
  if (author !== "") return author;
  return group === PACKAGE ? "" : (AUTHORS.find(([, files]) => files.test(where))?.[0] ?? "");
}

export function isPublished({ group, poisoned }: Sample): boolean {
  return !poisoned && group === PACKAGE;
}

function hash(text: string): number {
  let value = 7;
  for (const letter of text) value = (Math.imul(value, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  return value;
}
