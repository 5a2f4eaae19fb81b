/**
 * A server's answer to tools/list as definitions keyed by name, together with the server's instructions.
 *
 * Instructions apply to the whole server, so they are pinned like a tool, as an entry of their own under the name ''
 * (which no tool can have): a changed sentence then does not look as if every tool had changed.
 *
 * Entries without a usable name cannot be called and are left out, with a problem for each; if several tools have the
 * same name, none is chosen, and their common hash covers all of them.
 */
import { getOrInsert } from "../collections/get-or-insert.ts";
import { canonicalDefinition, canonicalHash } from "./definition.ts";

/** The name under which a server's instructions are kept. */
export const INSTRUCTIONS = "";
/** The name under which the program of a stdio server is kept. A tool that has it is left out. */
export const PROGRAM = "@program";

/** Problems that are listed, since every entry of a list may be wrong. */
const MAX_PROBLEMS = 20;

/** Characters. The specification's guidance is 128 (2025-11-25, tools), and no LLM API accepts longer names. */
const MAX_NAME = 512;

export interface Definition {
  name: string;
  /** Canonical JSON of the definition; for several with the same name: of their array, in order. */
  canonical: string;
  hash: string;
  description: string;
  /** The definition as received; for several with the same name: their array. */
  parsed: unknown;
}

export interface ToolSet {
  /** Keyed by name, in the order of the list. */
  tools: Map<string, Definition>;
  instructions: Definition;
  /** One sentence each, with no text of the server except names; beyond MAX_PROBLEMS only their number. */
  problems: string[];
}

/** Throws DefinitionError. */
export function toolSet(listing: { tools: readonly unknown[]; instructions: string | null }): ToolSet {
  const problems: string[] = [];
  let unnamed = 0;
  const problem = (text: string): void => {
    if (problems.length < MAX_PROBLEMS) problems.push(text);
    else unnamed++;
  };
  const byName = new Map<string, unknown[]>();
  listing.tools.forEach((tool, index) => {
    const name = field(tool, "name");
    if (name === null || name === "" || name.length > MAX_NAME) {
      problem(`entry ${index} of its list has no name of 1 to ${MAX_NAME} characters and is left out`);
      return;
    }
    if (name === PROGRAM) {
      problem(`a tool named ${PROGRAM}, as netmon calls a server's program, is left out`);
      return;
    }
    getOrInsert(byName, name, () => []).push(tool);
  });
  const tools = new Map<string, Definition>();
  for (const [name, same] of byName) {
    if (same.length > 1)
      problem(`${same.length} tools have the name ${JSON.stringify(name)}: their hash covers all of them`);
    const parsed = same.length === 1 ? same[0] : same;
    const canonical = canonicalDefinition(parsed);
    const description = same.map((tool) => field(tool, "description") ?? "").join("\n");
    tools.set(name, { name, canonical, hash: canonicalHash(canonical), description, parsed });
  }
  if (unnamed > 0) problems.push(`${unnamed} more of its entries have such a problem`);
  return { tools, instructions: instructionsDefinition(listing.instructions), problems };
}

/** Returns a server's instructions as an entry of its tools. Missing instructions are a definition too. */
export function instructionsDefinition(instructions: string | null): Definition {
  const parsed = { instructions };
  const canonical = canonicalDefinition(parsed);
  const description = instructions ?? "";
  return { name: INSTRUCTIONS, canonical, hash: canonicalHash(canonical), description, parsed };
}

function field(tool: unknown, key: "name" | "description"): string | null {
  if (typeof tool !== "object" || tool === null || !Object.hasOwn(tool, key)) return null;
  const value = (tool as Record<string, unknown>)[key];
  return typeof value === "string" ? value : null;
}
