/**
 * The readings of one name on the LLM wire: which known server's tool it is under which form. Finds too many
 * rather than too few; wire-name.ts chooses among them.
 */
import { append } from "../framing/long-lists.ts";
import { foldedEnds, foldsTo, type Skeleton, skeletonOf, skeletonText } from "./fold.ts";
import { type NameIndex, vscodeLabel } from "./name-index.ts";

/**
 * How a name says its server, the most telling first: the wire has a field for it; `mcp__server__tool`
 * (Claude Code, Codex), also as namespace and name; `server__tool` (Goose, Grok); `mcp_server_tool` (Gemini
 * CLI, VS Code); `server_tool` (opencode, Anthropic's connector); the tool's name alone.
 */
export const FORMS = ["field", "mcp__", "server__", "mcp_", "server_", "bare"] as const;
export type Form = (typeof FORMS)[number];

export interface Match {
  serverId: string;
  /** The server's own name where it lists the tool, else as on the wire. */
  toolName: string;
  form: Form;
  /** The wire name is exactly what a host makes of the two; else alike but for case, cuts or separators. */
  exact: boolean;
  /** The server lists this tool. */
  listed: boolean;
}

/** No API takes names this long; what follows is not looked at to find servers. */
const MAX_NAME = 512;
/** An id has at most 128 characters. */
const MAX_RUNS = 64;

/** Readings of a name without namespace. */
export function flatMatches(index: NameIndex, name: string): Match[] {
  const skeleton = skeletonOf(name.slice(0, MAX_NAME));
  const matches = prefixMatches(index, name, skeleton);
  for (const { serverId, toolName } of index.toolsAnywhereLike(skeletonText(name))) {
    matches.push({ serverId, toolName, form: "bare", exact: foldsTo(toolName, name), listed: true });
  }
  return matches;
}

/** Readings of a name where the wire names the server, as text that a host may have folded or cut. */
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
      // anybody can put a hash behind the name of another server
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
 * Claude Code names the servers of plugins `plugin:<plugin>:<server>`. Such a server is never exactly the one
 * that is declared under its bare name: any plugin may bring one of that name.
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
      // VS Code numbers servers whose labels begin alike: mcp_<label>2_<tool>
      const numbers = start === 1 ? (/[0-9]{1,2}$/.exec(key)?.[0].length ?? 0) : 0;
      for (let digits = 1; digits <= numbers; digits++) {
        for (const id of index.serversLike(key.slice(0, -digits))) {
          append(matches, vscodeMatches(index, id, name));
          append(matches, similarMatches(index, id, name, last.nameEnd, "mcp_"));
        }
      }
    }
  }
  // ids without a single ASCII letter or digit: all of one length are one name when folded
  for (const id of index.serversLike("")) {
    append(matches, exactMatches(index, id, name));
    append(matches, vscodeMatches(index, id, name));
  }
  if (/^mcp__plugin_/i.test(name)) {
    for (const [server, tool] of splits(name.slice(5), "__", 64))
      append(matches, pluginMatches(index, server, tool));
  }
  return [...matches, ...cutServerMatches(index, name)];
}

/** One server whose skeleton stands in the name and ends at `end`. */
function serverMatches(index: NameIndex, id: string, name: string, end: number, afterMcp: boolean): Match[] {
  const exact = [...exactMatches(index, id, name), ...vscodeMatches(index, id, name)];
  if (exact.length > 0) return exact;
  const form = afterMcp ? (/^mcp__/i.test(name) ? "mcp__" : "mcp_") : "server_";
  return similarMatches(index, id, name, end, form);
}

/** The server's folded id stands where a form wants it, and a delimiter and something follow. */
function exactMatches(index: NameIndex, id: string, name: string): Match[] {
  const matches: Match[] = [];
  const add = (at: number, form: Form): void => {
    if (at < name.length) append(matches, toolMatches(index, id, name.slice(at), form, true, name.length));
  };
  if (name.startsWith("mcp__"))
    for (const end of foldedEnds(id, name, 5)) if (name.startsWith("__", end)) add(end + 2, "mcp__");
  if (name.startsWith("mcp_"))
    for (const end of foldedEnds(id, name, 4)) if (name[end] === "_") add(end + 1, "mcp_");
  for (const end of foldedEnds(id, name, 0)) {
    if (name[end] !== "_") continue;
    if (name[end + 1] === "_") add(end + 2, "server__");
    if (end + 1 >= name.length) continue;
    const single = toolMatches(index, id, name.slice(end + 1), "server_", true, name.length);
    // Gemini CLI does not put mcp_ before what begins with it
    const gemini = name.startsWith("mcp_") ? single.map((m): Match => ({ ...m, form: "mcp_" })) : [];
    append(matches, gemini);
    append(matches, single);
  }
  return matches;
}

/** VS Code: `mcp_`, the beginning of the label in lower case, a number where labels begin alike, `_`. */
function vscodeMatches(index: NameIndex, id: string, name: string): Match[] {
  const label = vscodeLabel(id).replaceAll(".", "_");
  if (!name.startsWith(`mcp_${label}`)) return [];
  const number = /^[0-9]{0,2}_/.exec(name.slice(4 + label.length))?.[0];
  const tool = number === undefined ? "" : name.slice(4 + label.length + number.length);
  // without another label that begins alike there is no number
  const exact = number === "_" || [...index.serversLike(skeletonText(vscodeLabel(id)))].length > 1;
  return tool === "" ? [] : toolMatches(index, id, tool, "mcp_", exact, name.length);
}

function similarMatches(index: NameIndex, id: string, name: string, end: number, form: Form): Match[] {
  const rest = name.slice(end);
  const tool = rest.replace(/^(?:__|[^A-Za-z0-9])/, "");
  return tool === "" ? [] : toolMatches(index, id, tool, form, false, name.length);
}

/** The readings of the rest of a name as a tool of one server. */
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
      matches.push({ serverId, toolName, form, exact: exactServer && exact, listed: true });
    if (matches.some((m) => m.exact)) return matches;
  }
  matches.push({ serverId, toolName: rest, form, exact: exactServer, listed: false });
  return matches;
}

/** Every way to cut a text in two at a delimiter, neither part empty. */
export function splits(text: string, delimiter: string, most = 16): [head: string, tail: string][] {
  const found: [string, string][] = [];
  let at = text.indexOf(delimiter, 1);
  for (; at > 0 && found.length < most; at = text.indexOf(delimiter, at + 1)) {
    if (at + delimiter.length < text.length)
      found.push([text.slice(0, at), text.slice(at + delimiter.length)]);
  }
  return found;
}

/**
 * The shortest name that a host cuts because an API takes 64 characters: Cursor 60, Gemini CLI 63, Codex and VS Code 64;
 * Codex with a hash 49. What was cut off is not known, so known names are compared with what is left.
 */
const SHORTEST_CUT = 49;
/** Codex: `_` and 12 digits of a SHA-1, before 2026 all 40 digits without `_`. */
const HASH_TAIL = /(?:_[0-9a-f]{12}|[0-9a-f]{40})$/;

/** Hosts also cut names so early that nothing is left of the tool, or not all of the server. */
function cutServerMatches(index: NameIndex, name: string): Match[] {
  if (name.length < SHORTEST_CUT) return [];
  const form = name.startsWith("mcp__") ? "mcp__" : name.startsWith("mcp_") ? "mcp_" : "server_";
  const { head, tail } = cutParts(name.slice(form === "server_" ? 0 : form.length));
  return index.serversBeginning(skeletonText(head)).flatMap((serverId) => {
    // `mcp__a` may also be Gemini CLI's name for a server `_a`
    if (!standsIn(serverId, 0, head) && !(form === "mcp__" && standsIn(serverId, 0, `_${head}`))) return [];
    const tools = index.toolsOf(serverId).filter((tool) => {
      return tail === "" || foldsTo(`_${serverId}_${tool}`.slice(-tail.length), tail);
    });
    // a hash says nothing: any server whose name begins alike
    const exact = tail !== "" && foldsTo(serverId.slice(0, head.length), head.slice(0, serverId.length));
    return tools.length > 0
      ? tools.map((toolName): Match => ({ serverId, toolName, form, exact, listed: true }))
      : [{ serverId, toolName: tail, form, exact: false, listed: false }];
  });
}

/** What a host left of a name: Gemini CLI keeps 30 characters of both ends, Codex adds a hash, others stop. */
function cutParts(name: string): { head: string; tail: string } {
  const at = name.indexOf("...", name.length - 33);
  if (at >= 0 && at === name.length - 33) return { head: name.slice(0, at), tail: name.slice(at + 3) };
  return { head: name.replace(HASH_TAIL, ""), tail: "" };
}

/** Tools of a server that a host may have cut to `rest`; `exact`: but for a hash, every character fits. */
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
 * Whether the piece stands there in the name, whatever the case and the characters that are not letters or
 * digits, as far as the name goes: hosts change one for one. Names with characters outside the BMP, which some
 * hosts change two for one, may always.
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
