/**
 * What of a server's lists and instructions may be shown: what the endpoint offers, and what a call would not be
 * refused for whatever its arguments. A changed definition is not shown, since it may be the attack.
 *
 * Direction of failure: enforce leaves out what cannot be judged; observe shows everything that is offered.
 */
import type { DetectionResult } from "../../event/event.ts";
import { canonicalDefinition, canonicalHash, DefinitionError } from "../../mcp/definition.ts";
import type { ToolsListing } from "../../mcp/inspection/guard.ts";
import { INSTRUCTIONS, instructionsDefinition, type ToolSet, toolSet } from "../../mcp/tool-set.ts";
import { decideOffer } from "../../policy/tool.ts";
import type { DetectedDefinition } from "../../policy/tool-call.ts";
import { offers, type ToolFilter } from "../../policy/tool-filter.ts";
import type { ServerIdentity } from "../servers/catalogue.ts";
import { enforces, type GuardContext } from "./guard-context.ts";
import { toolIdentity } from "./tool-identity.ts";

/** As in tool-set.ts: what is longer is no tool's name. */
const MAX_NAME = 512;
/** Tools whose definitions take longer to look at than other messages should wait: some 20 ms. */
const LONG_LIST = 100;

export class Offer {
  readonly #server: ServerIdentity;
  readonly #filter: ToolFilter | null;
  readonly #context: GuardContext;
  /** Definitions of the last list that stand for several of one name. */
  #doubles = new Set<string>();
  #problems = "";
  /** Made of the list that was looked at ahead. */
  #ahead: { tools: readonly unknown[]; set: ToolSet } | null = null;

  constructor(server: ServerIdentity, filter: ToolFilter | null, context: GuardContext) {
    this.#server = server;
    this.#filter = filter;
    this.#context = context;
  }

  /** null: it is short. */
  lookAhead(tools: readonly unknown[]): Promise<void> | null {
    if (tools.length < LONG_LIST) return null;
    const set = this.#toolSet(tools);
    this.#ahead = { tools, set };
    return this.#context.definitions.scanAhead(this.#server.id, set.tools);
  }

  listed({ tools, instructions }: ToolsListing): void {
    const { definitions, log } = this.#context;
    const set = this.#ahead?.tools === tools ? this.#ahead.set : this.#toolSet(tools);
    this.#ahead = null;
    this.#doubles = doubles(set);
    const shown = instructions === undefined ? null : instructionsDefinition(instructions);
    const gone = definitions.apply(this.#server, { tools: set.tools, instructions: shown });
    const problems = set.problems.join("; ");
    if (problems !== "" && problems !== this.#problems)
      log.warn(`MCP server ${this.#server.id}: ${problems}`);
    this.#problems = problems;
    if (gone.length > 0)
      log.info(`MCP server ${this.#server.id} no longer lists ${gone.length} of its tools`);
  }

  showsTool(definition: unknown): boolean {
    const name = nameOf(definition);
    const { config } = this.#context;
    if (name === null) return !enforces(config);
    if (this.#filter !== null && !offers(this.#filter, name)) return false;
    if (!enforces(config)) return true;
    try {
      return this.#mayBeCalled(name, definition);
    } catch (error) {
      if (error instanceof DefinitionError) return false;
      throw error;
    }
  }

  /** A prompt, resource or resource template. */
  showsEntry(kind: "prompt" | "resource", definition: unknown): boolean {
    const { config, definitions, blocked, work } = this.#context;
    const look = (): DetectedDefinition | null => {
      const canonical = canonicalDefinition(definition);
      const hash = canonicalHash(canonical);
      const around = definitions.findings.around(this.#server.id);
      const detections = definitions.scanner.entry(hash, definition, around);
      const found = definitions.findings.judge(detections, false);
      if (found) this.#tellEntry(kind, definition, hash, detections, found);
      return found;
    };
    if (!enforces(config)) {
      const step = (): boolean => {
        safely(look);
        return false;
      };
      work.add({ size: ENTRY_BYTES, step, givenUp: () => {} });
      return true;
    }
    try {
      const found = look();
      if (found?.action === "block") blocked.set(this.#server.id, found);
      return found === null || found.action === "alert";
    } catch (error) {
      if (error instanceof DefinitionError) return false;
      throw error;
    }
  }

  showsInstructions(text: string): boolean {
    const { definitions, config } = this.#context;
    const definition = instructionsDefinition(text);
    definitions.applyInstructions(this.#server, definition);
    if (text === "" || !enforces(config)) return true;
    return definitions.showsInstructions(this.#server.id, definition.hash);
  }

  #mayBeCalled(name: string, definition: unknown): boolean {
    const { definitions, policy, blocked } = this.#context;
    const { id } = this.#server;
    const hash = canonicalHash(canonicalDefinition(definition));
    // what is shown is pinned, though it was in no whole list
    if (definitions.hashOf(id, name) === null) this.#add(definition);
    const tool = toolIdentity(this.#server, name, this.#context);
    const pinnedHash = definitions.pinOf(id, name);
    const isListed = hash === tool.toolHash || this.#doubles.has(hash);
    const detected = isListed
      ? definitions.detectedOf(id, name)
      : (definitions.findings.serverBlock(id) ?? this.#byItself(name, hash, definition));
    const facts = { ...tool, toolHash: isListed ? tool.toolHash : hash, pinnedHash };
    return decideOffer(policy, { ...facts, detected: blocked.get(id) ?? detected }).action === "allow";
  }

  #add(definition: unknown): void {
    const { tools } = toolSet({ tools: [definition], instructions: null });
    for (const tool of tools.values()) this.#context.definitions.applyTool(this.#server, tool);
  }

  #byItself(name: string, hash: string, definition: unknown): DetectedDefinition | null {
    const { scanner, findings } = this.#context.definitions;
    const detections = scanner.tool(hash, () => definition, findings.around(this.#server.id));
    const approved = this.#context.definitions.isApproved(this.#server.id, name, hash);
    return findings.judge(detections, approved);
  }

  #tellEntry(
    subject: "prompt" | "resource",
    definition: unknown,
    hash: string,
    detections: readonly DetectionResult[],
    { action }: DetectedDefinition,
  ): void {
    const { definitions } = this.#context;
    const toolName = nameOf(definition) ?? "";
    definitions.tellDetections({ serverId: this.#server.id, toolName, subject, hash, detections, action });
  }

  /** Definitions that cannot be hashed are left out: they are judged, and not shown, by themselves. */
  #toolSet(tools: readonly unknown[]): ToolSet {
    try {
      return toolSet({ tools, instructions: null });
    } catch (error) {
      if (!(error instanceof DefinitionError)) throw error;
      const usable = tools.filter(isShallow);
      const set = toolSet({ tools: usable, instructions: null });
      set.problems.push(`${tools.length - usable.length} of its tools are left out: ${error.message}`);
      return set;
    }
  }
}

/** Kept of a definition that is looked at later, about. */
const ENTRY_BYTES = 1024;

function doubles({ tools }: ToolSet): Set<string> {
  const several = [...tools.values()].flatMap(({ parsed }) => (Array.isArray(parsed) ? parsed : []));
  return new Set(several.map((one) => canonicalHash(canonicalDefinition(one))));
}

function isShallow(tool: unknown): boolean {
  try {
    canonicalDefinition(tool);
    return true;
  } catch {
    return false;
  }
}

function nameOf(definition: unknown): string | null {
  if (typeof definition !== "object" || definition === null || !Object.hasOwn(definition, "name"))
    return null;
  const { name } = definition as { name: unknown };
  return typeof name === "string" && name !== INSTRUCTIONS && name.length <= MAX_NAME ? name : null;
}

function safely(look: () => unknown): void {
  try {
    look();
  } catch (error) {
    if (!(error instanceof DefinitionError)) throw error;
  }
}
