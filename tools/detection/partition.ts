/**
 * Which definitions a fit leaves out together: all of an author, whose wording it must not know, or all of a server with
 * the texts that were written as twins of its texts. A definition without an author stands with its server.
 */
import type { Sample } from "./definitions.ts";

/** The group of what published servers list; their authors wrote nothing else here. */
export const PUBLISHED = "published";
/** Parts where servers are left out. */
const SERVER_PARTS = 8;

export interface Partition {
  parts: number;
  /** The part of each sample, in their order. */
  of: number[];
}

export function byAuthor(samples: readonly Sample[]): Partition {
  const authors = [...new Set(samples.map(({ author }) => author))].filter((author) => author !== "");
  const of = samples.map((sample) => {
    const author = authors.indexOf(sample.author);
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
    const { author } = sample;
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

export function isPublished({ group, poisoned }: Sample): boolean {
  return !poisoned && group === PUBLISHED;
}

function hash(text: string): number {
  let value = 7;
  for (const letter of text) value = (Math.imul(value, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  return value;
}
