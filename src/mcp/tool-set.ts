/**
 * A server's answer to tools/list as definitions by name, with the server's instructions beside them.
 *
 * Instructions are what the model reads of the whole server, so they are pinned like a tool, as an entry of
 * their own under the name '' (which no tool can have): a changed sentence then does not look as if every
 * tool had changed.
 *
 * Direction of failure: entries without a usable name cannot be called by it and are left out, with a problem
 * for each; of several tools with one name none is chosen, and their common hash covers all of them.
 */
import { getOrInsert } from "../framing/get-or-insert.ts";
import { canonicalDefinition, canonicalHash } from "./definition.ts";

/** The name under which a server's instructions are kept. */
export const INSTRUCTIONS = "";

/** So many are named; a list may be wrong in each of its entries. */
const MAX_PROBLEMS = 20;

/** The specification's guidance is 128 (2025-11-25, tools), and no LLM API takes longer names. */
const MAX_NAME = 512;

export interface Definition {
  name: string;
  /** Canonical JSON of the definition; of several with one name: of the array of them, in their order. */
  canonical: string;
  hash: string;
  description: string;
  /** As it came over the wire; of several with one name: the array of them. */
  parsed: unknown;
}

export interface ToolSet {
  /** By name, in the order of the list. */
  tools: Map<string, Definition>;
  instructions: Definition;
  /** One sentence each, without text of the server but names; of very many, the first and how many more there are. */
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

/** A server's instructions as an entry of its tools. That there are none is a definition too. */
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
