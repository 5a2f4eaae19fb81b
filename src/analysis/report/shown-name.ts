/**
 * Names as reports show them. An agent, a model or a server chooses them, and they may have megabytes; the event keeps
 * all of it. Names alike in their beginning and length count as one.
 */

/** UTF-16 code units; MCP recommends names of at most 128 characters. */
const MOST = 256;

/** Cuts a long name, with its length as the mark. */
export function shownName(name: string): string {
  return name.length <= MOST ? name : `${name.slice(0, MOST)}… (${name.length} characters)`;
}
