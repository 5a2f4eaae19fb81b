/**
 * Decides which entries of a server's lists, and which instructions, the agent may see: those that the endpoint offers
 * and that no rule refuses regardless of the arguments. A changed definition is hidden, since it may be the attack.
 *
 * Enforce hides what cannot be judged; observe shows everything that is offered.
 */
import { atOnce } from "../../async/steps.ts";
import type { DetectionResult } from "../../event/event.ts";
import { canonicalDefinition, canonicalHash, DefinitionError, TOO_DEEP } from "../../mcp/definition.ts";
import type { ToolsListing } from "../../mcp/inspection/guard.ts";
import {
  type Definition,
  INSTRUCTIONS,
  instructionsDefinition,
  PROGRAM,
  type ToolSet,
  toolSet,
} from "../../mcp/tool-set.ts";
import { decideVisibility } from "../../policy/tool.ts";
import type { DetectedDefinition } from "../../policy/tool-call.ts";
import { shows, type ToolFilter } from "../../policy/tool-filter.ts";
import type { ServerIdentity } from "../servers/catalogue.ts";
import type { Scanned } from "../servers/scanner.ts";
import { enforces, type GuardContext, toolIdentity } from "./guard-context.ts";

/** Characters, as in tool-set.ts: a longer text is not a tool's name. */
const MAX_NAME = 512;
/** Tools, and characters of definitions, for which a scan takes some 20 ms, longer than others should wait. */
const LONG_LIST = 100;
const LONG_TEXT = 8192;

export class ToolVisibility {
  readonly #server: ServerIdentity;
  readonly #filter: ToolFilter | null;
  readonly #context: GuardContext;
  /** Hashes of definitions in the last list that share their name with others. */
  #duplicates = new Set<string>();
  #problems = "";
  /** The tool set of the list that was scanned ahead. */
  #ahead: { tools: readonly unknown[]; set: ToolSet } | null = null;

  constructor(server: ServerIdentity, filter: ToolFilter | null, context: GuardContext) {
    this.#server = server;
    this.#filter = filter;
    this.#context = context;
  }

  /** Scans a long list ahead; null: the list is short. */
  scanAhead({ tools, instructions }: ToolsListing): Promise<void> | null {
    const set = this.#toolSet(tools);
    this.#ahead = { tools, set };
    const shown = instructions === undefined ? null : instructionsDefinition(instructions);
    const sizes = Array.from(set.tools.values(), ({ canonical }) => canonical.length);
    if (!isLong([...sizes, shown?.canonical.length ?? 0])) return null;
    return this.#context.definitions.scanAhead(this.#server.id, { tools: set.tools, instructions: shown });
  }

  scanInstructions(text: string): Promise<void> | null {
    if (!isLong([text.length])) return null;
    return this.#context.definitions.scanInstructions(this.#server.id, instructionsDefinition(text));
  }

  listed({ tools, instructions }: ToolsListing): void {
    const { definitions, log } = this.#context;
    const set = this.#ahead?.tools === tools ? this.#ahead.set : this.#toolSet(tools);
    this.#ahead = null;
    this.#duplicates = duplicates(set);
    const shown = instructions === undefined ? null : instructionsDefinition(instructions);
    const gone = definitions.apply(this.#server, { tools: set.tools, instructions: shown });
    const problems = set.problems.join("; ");
    if (problems !== "" && problems !== this.#problems)
      log.warn(`MCP server ${this.#server.id}: ${problems}`);
    this.#problems = problems;
    if (gone.length > 0)
      log.info(`MCP server ${this.#server.id} no longer lists ${gone.length} of its tools`);
  }

  /** Takes in tools that may not be in the last complete list: another page, or an unrequested list. */
  scanTools(entries: readonly unknown[]): Promise<void> | null {
    const { definitions } = this.#context;
    const { id } = this.#server;
    const offered = entries.filter((entry) => this.#isOffered(entry) && isShallow(entry));
    const all = offered.flatMap((entry) => [
      ...toolSet({ tools: [entry], instructions: null }).tools.values(),
    ]);
    // The first of several with the same name is taken in, and the others are compared with it.
    const fresh = new Map<string, Definition>();
    for (const tool of all)
      if (!fresh.has(tool.name) && definitions.hashOf(id, tool.name) === null) fresh.set(tool.name, tool);
    // Shown tools are pinned, even if they were in no complete list.
    const take = (): void => {
      if (fresh.size > 0) definitions.applyMore(this.#server, [...fresh.values()]);
    };
    if (isLong(all.map(({ canonical }) => canonical.length)))
      return definitions.scanMore(id, all, fresh.keys()).then(take);
    take();
    return null;
  }

  /** Scans prompts, resources and resource templates ahead; null: they are few. */
  scanOthers(entries: readonly unknown[]): Promise<void> | null {
    const all = entries.filter(isShallow).map((parsed) => {
      const canonical = canonicalDefinition(parsed);
      return { parsed, size: canonical.length, hash: canonicalHash(canonical) };
    });
    if (!isLong(all.map(({ size }) => size))) return null;
    return this.#context.definitions.scanEntries(this.#server.id, all);
  }

  #isOffered(definition: unknown): boolean {
    const name = nameOf(definition);
    return name !== null && (this.#filter === null || shows(this.#filter, name));
  }

  showsTool(definition: unknown): boolean {
    const name = nameOf(definition);
    const { config } = this.#context;
    if (name === null) return !enforces(config);
    if (this.#filter !== null && !shows(this.#filter, name)) return false;
    return !enforces(config) || unlessDeep(() => this.#mayBeCalled(name, definition), false);
  }

  /** Reports whether a prompt, resource or resource template may be shown. */
  showsEntry(kind: "prompt" | "resource", definition: unknown): boolean {
    const { config, definitions, blocked, idle } = this.#context;
    const look = (): DetectedDefinition | null => {
      const canonical = canonicalDefinition(definition);
      const hash = canonicalHash(canonical);
      const context = definitions.findings.contextBesideTools(this.#server.id);
      const scanned = { hash, size: canonical.length };
      const detections = atOnce(definitions.scanner.entry(scanned, definition, context));
      const found = definitions.findings.judge(detections, false);
      if (found) this.#reportEntry(kind, definition, hash, detections, found);
      return found;
    };
    if (!enforces(config)) {
      const step = (): boolean => {
        unlessDeep(look, null);
        return false;
      };
      idle.add({ size: ENTRY_BYTES, step, dropped: () => {} });
      return true;
    }
    const found = unlessDeep(look, undefined);
    if (found?.action === "block") blocked.set(this.#server.id, found);
    return found === null || found?.action === "alert";
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
    const canonical = canonicalDefinition(definition);
    const hash = canonicalHash(canonical);
    // The tool was not taken in.
    if (definitions.hashOf(id, name) === null) return false;
    const tool = toolIdentity(this.#server, name, this.#context);
    const isListed = hash === tool.toolHash || this.#duplicates.has(hash);
    const pinnedHash = definitions.pinOf(id, name, isListed ? undefined : { hash, definition: canonical });
    const detected = isListed
      ? definitions.detectedOf(id, name)
      : (definitions.findings.serverBlock(id) ??
        this.#unlisted(name, { hash, size: canonical.length }, definition));
    const facts = { ...tool, toolHash: isListed ? tool.toolHash : hash, pinnedHash };
    return decideVisibility(policy, { ...facts, detected: blocked.get(id) ?? detected }).action !== "block";
  }

  #unlisted(name: string, scanned: Scanned, definition: unknown): DetectedDefinition | null {
    const { scanner, findings } = this.#context.definitions;
    const detections = atOnce(scanner.tool(scanned, () => definition, findings.contextOf(this.#server.id)));
    const approved = this.#context.definitions.isApproved(this.#server.id, name, scanned.hash);
    return findings.judge(detections, approved);
  }

  #reportEntry(
    subject: "prompt" | "resource",
    definition: unknown,
    hash: string,
    detections: readonly DetectionResult[],
    { action }: DetectedDefinition,
  ): void {
    const { definitions } = this.#context;
    const toolName = nameOf(definition) ?? "";
    definitions.reportDetections({ serverId: this.#server.id, toolName, subject, hash, detections, action });
  }

  /** Leaves out definitions that cannot be hashed; each is judged by itself, and hidden. */
  #toolSet(tools: readonly unknown[]): ToolSet {
    const usable = tools.filter(isShallow);
    const set = toolSet({ tools: usable, instructions: null });
    const left = tools.length - usable.length;
    if (left > 0) set.problems.push(`${left} of its tools are left out: ${TOO_DEEP}`);
    return set;
  }
}

/** Approximate memory of a definition that is scanned later. */
const ENTRY_BYTES = 1024;

/** Reports whether scanning definitions with texts of these lengths takes longer than others should wait. */
function isLong(sizes: readonly number[]): boolean {
  return sizes.length >= LONG_LIST || sizes.reduce((sum, size) => sum + size, 0) >= LONG_TEXT;
}

function duplicates({ tools }: ToolSet): Set<string> {
  const several = [...tools.values()].flatMap(({ parsed }) => (Array.isArray(parsed) ? parsed : []));
  return new Set(several.map((one) => canonicalHash(canonicalDefinition(one))));
}

function isShallow(tool: unknown): boolean {
  return unlessDeep(() => canonicalDefinition(tool), null) !== null;
}

function nameOf(definition: unknown): string | null {
  if (typeof definition !== "object" || definition === null || !Object.hasOwn(definition, "name"))
    return null;
  const { name } = definition as { name: unknown };
  const usable = typeof name === "string" && name !== INSTRUCTIONS && name !== PROGRAM;
  return usable && name.length <= MAX_NAME ? name : null;
}

/** Returns the result of `judge`, or `otherwise` for a definition that is nested too deeply. */
function unlessDeep<T, O>(judge: () => T, otherwise: O): T | O {
  try {
    return judge();
  } catch (error) {
    if (error instanceof DefinitionError) return otherwise;
    throw error;
  }
}
