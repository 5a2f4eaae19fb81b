/**
 * Names that a host has cut because an API takes 64 characters: what was cut off is not known, so known names
 * are compared with what is left.
 */
import { foldsTo, skeletonText } from "./fold.ts";
import type { NameIndex } from "./name-index.ts";
import type { Match } from "./wire-form.ts";

/** The shortest name that a host cuts: Cursor 60, Gemini CLI 63, Codex and VS Code 64; Codex with a hash 49. */
export const SHORTEST_CUT = 49;

/** Codex: `_` and 12 digits of a SHA-1, before 2026 all 40 digits without `_`. */
export const HASH_TAIL = /(?:_[0-9a-f]{12}|[0-9a-f]{40})$/;

/** Hosts also cut names so early that nothing is left of the tool, or not all of the server. */
export function cutServerMatches(index: NameIndex, name: string): Match[] {
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
export function cutTools(
  index: NameIndex,
  serverId: string,
  rest: string,
): { toolName: string; exact: boolean }[] {
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
