/**
 * The possible readings of a name on the LLM wire: as which known server's tool, in which form. Finds too many rather
 * than too few; wire-name.ts chooses among them.
 */
import { append } from "../collections/long-lists.ts";
import { foldedEnds, foldsTo, type Skeleton, skeletonOf, skeletonText } from "./fold.ts";
import { type NameIndex, vscodeLabel } from "./name-index.ts";
import { claimedId } from "./server-names.ts";
import type { Form } from "./wire-forms.ts";

export interface Match {
  serverId: string;
  /** The server's own name if it lists the tool, otherwise the name on the wire. */
  toolName: string;
  form: Form;
  /** Whether a host would make exactly this wire name; if not, it differs in case, truncation or separators. */
  exact: boolean;
  /** Whether the server lists this tool. */
  listed: boolean;
  /** Found by making the name as an agent does, or by what a cut has left of the tool; missing: by comparing. */
  by?: "making" | "cut";
}

/** Characters in which servers are sought; no API accepts longer names. */
const MAX_NAME = 512;
/** Enough for ids, which have at most 128 characters. */
const MAX_RUNS = 64;

/** Returns the readings of a name without a namespace. */
export function flatMatches(index: NameIndex, name: string): Match[] {
  const skeleton = skeletonOf(name.slice(0, MAX_NAME));
  const matches = prefixMatches(index, name, skeleton);
  for (const { name: made, ...tool } of index.toolsNamed(name))
    matches.push({ ...tool, exact: made === name, by: "making" });
  for (const { serverId, toolName } of index.toolsAnywhereLike(skeletonText(name)))
    matches.push({ serverId, toolName, form: "bare", exact: foldsTo(toolName, name), listed: true });
  return matches;
}

/** Returns the readings of a name if the wire names the server, in text that a host may have folded or truncated. */
export function namedMatches(
  index: NameIndex,
  server: string,
  name: string,
  form: "field" | "mcp__",
): Match[] {
  const text = server.slice(0, MAX_NAME);
  const cut = text.replace(HASH_TAIL, "");
  const matches: Match[] = [];
  for (const reading of new Set([text, text.replace(/__$/, ""), cut])) {
    for (const id of index.serversLike(skeletonText(reading))) {
      // Anyone can append a hash to the name of another server.
      const exact = foldsTo(id, reading) && (reading !== cut || cut === text);
      append(matches, toolMatches(index, id, name, form, exact, server.length + name.length));
    }
  }
  if (text.length >= SHORTEST_CUT - "mcp__".length) {
    for (const id of index.serversBeginning(skeletonText(cut)))
      append(matches, toolMatches(index, id, name, form, false, server.length + name.length));
  }
  if (form === "mcp__") append(matches, pluginMatches(index, text, name));
  return matches;
}

/**
 * Claude Code names the servers of plugins `plugin:<plugin>:<server>`. Such a server never matches exactly the one that
 * is declared under its bare name, since any plugin may have a server with that name.
 */
function pluginMatches(index: NameIndex, server: string, name: string): Match[] {
  if (!/^plugin_/i.test(server)) return [];
  const { text, runs } = skeletonOf(server);
  const ids = runs.slice(1).flatMap((run) => [...index.serversLike(text.slice(run.start))]);
  return [...ids, ...index.serversLike("")].flatMap((id) => {
    const alike = skeletonText(id) !== "" || foldsTo(id, server.slice(-id.length));
    return alike ? toolMatches(index, id, name, "mcp__", false, server.length + name.length) : [];
  });
}

function prefixMatches(index: NameIndex, name: string, { text, runs }: Skeleton): Match[] {
  const matches: Match[] = [];
  const word = (i: number): string => text.slice(runs[i]?.start ?? 0, runs[i]?.end ?? 0);
  const starts = runs.length > 1 && word(0) === "mcp" ? [0, 1] : [0];
  for (const start of starts) {
    const first = runs[start];
    for (let end = start; first && end < Math.min(runs.length, start + MAX_RUNS); end++) {
      const last = runs[end] as Skeleton["runs"][number];
      const key = text.slice(first.start, last.end);
      for (const id of index.serversLike(key))
        append(matches, serverMatches(index, id, name, last.nameEnd, start === 1));
      // VS Code numbers servers whose labels begin alike: mcp_<label>2_<tool>.
      const numbers = start === 1 ? (/[0-9]{1,2}$/.exec(key)?.[0].length ?? 0) : 0;
      for (let digits = 1; digits <= numbers; digits++) {
        for (const id of index.serversLike(key.slice(0, -digits))) {
          append(matches, vscodeMatches(index, id, name));
          append(matches, similarMatches(index, id, name, last.nameEnd, "mcp_"));
        }
      }
    }
  }
  // Ids without any ASCII letter or digit: all of the same length fold to the same name.
  for (const id of index.serversLike("")) {
    append(matches, exactMatches(index, id, name));
    append(matches, vscodeMatches(index, id, name));
    // some agents make one character of several, or of each a `-`
    const start = /^(?:mcp_)?[_-]+/.exec(name)?.[0];
    const rest = name.slice(start?.length) || name;
    if (start !== undefined) append(matches, toolMatches(index, id, rest, "server_", false, name.length));
  }
  if (/^mcp__plugin_/i.test(name)) {
    for (const [server, tool] of splits(name.slice(5), "__", 64))
      append(matches, pluginMatches(index, server, tool));
  }
  return [...matches, ...cutServerMatches(index, name)];
}

/** Returns the readings for a server whose skeleton is in the name and ends at `end`. */
function serverMatches(index: NameIndex, id: string, name: string, end: number, afterMcp: boolean): Match[] {
  const exact = [...exactMatches(index, id, name), ...vscodeMatches(index, id, name)];
  if (exact.length > 0) return exact;
  const form = afterMcp ? (/^mcp__/i.test(name) ? "mcp__" : "mcp_") : "server_";
  return similarMatches(index, id, name, end, form);
}

/** Returns the readings in which the folded id is where a form has it, followed by a delimiter and a tool. */
function exactMatches(index: NameIndex, id: string, name: string): Match[] {
  const matches: Match[] = [];
  const add = (at: number, form: Form): void => {
    if (at < name.length) append(matches, toolMatches(index, id, name.slice(at), form, true, name.length));
  };
  // the agent knows a server with a distinct id by the one that it shares
  const claimed = claimedId(id);
  const ends = (from: number): number[] => [
    ...foldedEnds(id, name, from),
    ...(claimed === null ? [] : foldedEnds(claimed, name, from)),
  ];
  if (name.startsWith("mcp__"))
    for (const end of ends(5)) if (name.startsWith("__", end)) add(end + 2, "mcp__");
  if (name.startsWith("mcp_")) for (const end of ends(4)) if (name[end] === "_") add(end + 1, "mcp_");
  for (const end of ends(0)) {
    if (name[end] !== "_") continue;
    if (name.startsWith("___", end)) add(end + 3, "server___");
    if (name[end + 1] === "_") add(end + 2, "server__");
    if (end + 1 >= name.length) continue;
    const single = toolMatches(index, id, name.slice(end + 1), "server_", true, name.length);
    // Gemini CLI does not prepend mcp_ to names that begin with it.
    const gemini = name.startsWith("mcp_") ? single.map((m): Match => ({ ...m, form: "mcp_" })) : [];
    append(matches, gemini);
    append(matches, single);
  }
  return matches;
}

/** VS Code: `mcp_`, the beginning of the label in lower case, a number if labels begin alike, `_`. */
function vscodeMatches(index: NameIndex, id: string, name: string): Match[] {
  const label = vscodeLabel(id).replaceAll(".", "_");
  if (!name.startsWith(`mcp_${label}`)) return [];
  const number = /^[0-9]{0,2}_/.exec(name.slice(4 + label.length))?.[0];
  const tool = number === undefined ? "" : name.slice(4 + label.length + number.length);
  // There is no number unless another label begins alike.
  const exact = number === "_" || [...index.serversLike(skeletonText(vscodeLabel(id)))].length > 1;
  return tool === "" ? [] : toolMatches(index, id, tool, "mcp_", exact, name.length);
}

function similarMatches(index: NameIndex, id: string, name: string, end: number, form: Form): Match[] {
  const rest = name.slice(end);
  const tool = rest.replace(/^(?:__|[^A-Za-z0-9])/, "");
  return tool === "" ? [] : toolMatches(index, id, tool, form, false, name.length);
}

/** Returns the readings of the rest of a name as a tool of one server. */
function toolMatches(
  index: NameIndex,
  serverId: string,
  rest: string,
  form: Form,
  exactServer: boolean,
  nameLength: number,
): Match[] {
  const matches = index.toolsLike(serverId, skeletonText(rest)).map((toolName): Match => {
    return { serverId, toolName, form, exact: exactServer && foldsTo(toolName, rest), listed: true };
  });
  if (matches.some((m) => m.exact)) return matches;
  if (nameLength >= SHORTEST_CUT || HASH_TAIL.test(rest)) {
    for (const { toolName, exact } of cutTools(index, serverId, rest))
      matches.push({ serverId, toolName, form, exact: exactServer && exact, listed: true, by: "cut" });
    if (matches.some((m) => m.exact)) return matches;
  }
  const unlisted = { serverId, form, exact: exactServer, listed: false };
  matches.push({ ...unlisted, toolName: rest });
  const whole = rest.replace(ANY_TAIL, "");
  if (whole !== rest && whole !== "" && index.toolsOf(serverId).length === 0)
    matches.push({ ...unlisted, toolName: whole, by: "cut" });
  return matches;
}

/** Returns all ways to split a text in two non-empty parts at a delimiter, up to `limit`. */
export function splits(text: string, delimiter: string, limit = 16): [head: string, tail: string][] {
  const found: [string, string][] = [];
  let at = text.indexOf(delimiter, 1);
  for (; at > 0 && found.length < limit; at = text.indexOf(delimiter, at + 1)) {
    if (at + delimiter.length < text.length)
      found.push([text.slice(0, at), text.slice(at + delimiter.length)]);
  }
  return found;
}

/**
 * The shortest name that a host may have truncated because an API accepts 64 characters: Cursor 60, Gemini CLI 63,
 * Codex and VS Code 64; Codex with a hash 49. The lost part is unknown, so known names are compared with the rest.
 */
const SHORTEST_CUT = 49;
/** Codex: `_` and 12 digits of a SHA-1, before 2026 all 40 digits without `_`. */
const HASH_TAIL = /(?:_[0-9a-f]{12}|[0-9a-f]{40})$/;
/** Those, and what other agents append (agent-namings.ts): known tools are not found by these, but by the whole name. */
const ANY_TAIL = /(?:_[0-9a-f]{12}|[0-9a-f]{40}|_[0-9a-f]{8}|_-[0-9a-f]{7,8}|_[01][0-9a-z]{6})$/;

/** Returns the readings of names truncated so early that nothing is left of the tool, or not all of the server. */
function cutServerMatches(index: NameIndex, name: string): Match[] {
  if (name.length < SHORTEST_CUT) return [];
  const form = name.startsWith("mcp__") ? "mcp__" : name.startsWith("mcp_") ? "mcp_" : "server_";
  const { head, tail } = cutParts(name.slice(form === "server_" ? 0 : form.length));
  return index.serversBeginning(skeletonText(head)).flatMap((serverId) => {
    // `mcp__a` may also be Gemini CLI's name for a server `_a`.
    const stands = standsIn(serverId, 0, head) || (form === "mcp__" && standsIn(serverId, 0, `_${head}`));
    // who appends a hash may also have made one `_` of several characters
    if (!stands && !ANY_TAIL.test(name)) return [];
    const tools = index.toolsOf(serverId).filter((tool) => {
      return tail === "" || foldsTo(`_${serverId}_${tool}`.slice(-tail.length), tail);
    });
    // A hash identifies nothing, so any server whose name begins alike fits.
    const exact = tail !== "" && foldsTo(serverId.slice(0, head.length), head.slice(0, serverId.length));
    return tools.length > 0
      ? tools.map((toolName): Match => ({ serverId, toolName, form, exact, listed: true }))
      : [{ serverId, toolName: tail, form, exact: false, listed: false }];
  });
}

/** Returns the rest of a truncated name: Gemini CLI keeps 30 characters at both ends, Codex adds a hash, others cut. */
function cutParts(name: string): { head: string; tail: string } {
  const at = name.indexOf("...", name.length - 33);
  if (at >= 0 && at === name.length - 33) return { head: name.slice(0, at), tail: name.slice(at + 3) };
  return { head: name.replace(ANY_TAIL, ""), tail: "" };
}

/** Returns tools of a server that a host may have truncated to `rest`; `exact`: every character fits, except a hash. */
function cutTools(index: NameIndex, serverId: string, rest: string): { toolName: string; exact: boolean }[] {
  const { head, tail } = cutParts(rest);
  return index.toolsOf(serverId).flatMap((toolName) => {
    if (toolName.length < head.length + tail.length) return [];
    if (!standsIn(toolName, 0, head) || !standsIn(toolName, toolName.length - tail.length, tail)) return [];
    const begins = foldsTo(toolName.slice(0, head.length), head);
    const ends = tail === "" || foldsTo(toolName.slice(-tail.length), tail);
    return [{ toolName, exact: begins && ends }];
  });
}

/**
 * Reports whether the piece is at that position in the name, up to the name's end, ignoring case and differences among
 * characters that are not letters or digits: hosts replace one for one. Always true from a character outside the BMP
 * on, which some hosts replace by two.
 */
function standsIn(name: string, from: number, piece: string): boolean {
  for (let i = 0; i < piece.length && from + i < name.length; i++) {
    const c = name.charCodeAt(from + i);
    if (c >= 0xd800 && c <= 0xdfff) return true;
    if (comparable(c) !== comparable(piece.charCodeAt(i))) return false;
  }
  return true;
}

const UNDERSCORE = 95;

function comparable(c: number): number {
  if ((c >= 48 && c <= 57) || (c >= 97 && c <= 122)) return c;
  return c >= 65 && c <= 90 ? c + 32 : UNDERSCORE;
}
