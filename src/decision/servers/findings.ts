/**
 * Detections in the known definitions, and the action on each: on_detection by severity, and at most an alert if a
 * person has approved exactly that definition.
 *
 * Fails closed: the strictest of several actions applies, and one blocking definition blocks its whole server.
 */
import { atOnce, type Steps } from "../../async/steps.ts";
import type { DefinitionAction, InspectionConfig } from "../../config/config.ts";
import { maxSeverity } from "../../detection/detection.ts";
import type { DetectionResult } from "../../event/event.ts";
import { greatest } from "../../framing/long-lists.ts";
import { parseCanonical } from "../../mcp/definition.ts";
import { INSTRUCTIONS } from "../../mcp/tool-set.ts";
import type { DetectedDefinition } from "../../policy/tool-call.ts";
import type { Catalogue } from "./catalogue.ts";
import { OUTSIDE_GRAMMAR } from "./name-grammar.ts";
import { type DefinitionContext, type DefinitionScanner, definitionContext, NOT_SCANNED } from "./scanner.ts";

export interface FindingsOptions {
  catalogue: Catalogue;
  scanner: DefinitionScanner;
  isApproved: (serverId: string, toolName: string, hash: string) => boolean;
  /** Returns a higher number whenever an approval or a setting may have changed. */
  revision: () => number;
  onDetection: () => InspectionConfig["on_detection"];
}

const STRICTNESS: readonly DefinitionAction[] = ["alert", "ask", "hide", "block"];

export class Findings {
  readonly #options: FindingsOptions;
  readonly #contexts = new Map<string, { revision: number; context: DefinitionContext }>();
  /** The revision of the cached findings; each of its parts only grows. */
  #revision = -1;
  #tools = new Map<string, Map<string, DetectedDefinition | null>>();
  #servers = new Map<string, DetectedDefinition | null>();

  constructor(options: FindingsOptions) {
    this.#options = options;
  }

  /** Detections in the latest definition, or in the instructions for INSTRUCTIONS. `parsed`: as received, if known. */
  of(serverId: string, toolName: string, parsed?: unknown): readonly DetectionResult[] {
    return atOnce(this.steps(serverId, toolName, parsed));
  }

  /** Like of, in steps. */
  *steps(serverId: string, toolName: string, parsed?: unknown): Steps<readonly DetectionResult[]> {
    const { catalogue, scanner } = this.#options;
    const known = catalogue.lastKnown(serverId, toolName);
    if (known === null) return [];
    const context = this.contextOf(serverId);
    const scanned = { hash: known.hash, size: known.definition.length };
    if (toolName !== INSTRUCTIONS)
      return yield* scanner.tool(scanned, () => parsed ?? parseCanonical(known.definition), context);
    return yield* scanner.instructions(known.hash, instructionsText(known.definition), context);
  }

  /** Detections in the server's name and the names of its tools, compared with those of other servers. */
  ofNames(serverId: string): readonly DetectionResult[] {
    return atOnce(this.#options.scanner.names(serverId, this.contextOf(serverId)));
  }

  /** Returns null if there are no detections. */
  judge(detections: readonly DetectionResult[], approved: boolean): DetectedDefinition | null {
    const severity = maxSeverity(detections);
    if (severity === null) return null;
    const { require_approval, ...actions } = this.#options.onDetection();
    const unscanned = detections.some(({ category }) => category === NOT_SCANNED);
    const misnamed = detections.some(({ category }) => category === OUTSIDE_GRAMMAR);
    const least = misnamed ? STRICTNESS.indexOf("hide") : 0;
    const strictest = greatest([
      least,
      ...detections.map((one) => STRICTNESS.indexOf(actions[one.severity])),
    ]);
    // An unscanned definition is hidden, whatever on_detection says.
    const strict = unscanned ? "hide" : (STRICTNESS[strictest] ?? "block");
    const asks = require_approval && severity === "critical" && strict === "hide" && !unscanned;
    const action = asks ? "ask" : strict;
    return { severity, action: approved ? "alert" : action, ...(unscanned && { unscanned }) };
  }

  /** Returns the finding on one entry alone, regardless of the rest of its server. */
  ofEntry(serverId: string, toolName: string): DetectedDefinition | null {
    const { catalogue, isApproved } = this.#options;
    const hash = catalogue.lastKnown(serverId, toolName)?.hash;
    if (hash === undefined) return null;
    return this.judge(this.of(serverId, toolName), isApproved(serverId, toolName, hash));
  }

  /** Returns the finding on a tool: the one that blocks its server, or else that on its own definition. Cached. */
  detectedOf(serverId: string, toolName: string): DetectedDefinition | null {
    const blocked = this.serverBlock(serverId);
    if (blocked !== null) return blocked;
    const tools = this.#tools.get(serverId) ?? new Map<string, DetectedDefinition | null>();
    const known = tools.get(toolName);
    if (known !== undefined) return known;
    const detected = this.ofEntry(serverId, toolName);
    // Unlisted names come from the wire, so there may be any number of them.
    if (detected !== null || this.#options.catalogue.lastKnown(serverId, toolName) !== null)
      this.#tools.set(serverId, tools.set(toolName, detected));
    return detected;
  }

  /** Returns the finding for which the whole server is blocked; null: none. Cached. */
  serverBlock(serverId: string): DetectedDefinition | null {
    this.#forgetOld();
    const { onDetection, catalogue } = this.#options;
    const { low, medium, high, critical } = onDetection();
    if (low !== "block" && medium !== "block" && high !== "block" && critical !== "block") return null;
    const known = this.#servers.get(serverId);
    if (known !== undefined) return known;
    const entries = catalogue.entries(serverId).map(({ toolName }) => this.ofEntry(serverId, toolName));
    const found = [this.ofServerNames(serverId), ...entries].find((one) => one?.action === "block") ?? null;
    this.#servers.set(serverId, found);
    return found;
  }

  /** Returns the finding on the server's names; at most an alert if its instructions are approved. */
  ofServerNames(serverId: string): DetectedDefinition | null {
    const { catalogue, isApproved } = this.#options;
    const hash = catalogue.known(serverId, INSTRUCTIONS)?.hash;
    const approved = hash !== undefined && isApproved(serverId, INSTRUCTIONS, hash);
    const found = this.judge(this.ofNames(serverId), approved);
    // Names cannot be hidden.
    return found?.action === "hide" || found?.action === "ask" ? { ...found, action: "alert" } : found;
  }

  contextOf(serverId: string): DefinitionContext {
    const { catalogue } = this.#options;
    const { revision } = catalogue;
    const known = this.#contexts.get(serverId);
    if (known?.revision === revision) return known.context;
    const context = definitionContext(catalogue.toolNames(serverId), catalogue.others(serverId));
    this.#contexts.set(serverId, { revision, context });
    return context;
  }

  #forgetOld(): void {
    const revision = this.#options.catalogue.revision + this.#options.revision();
    if (revision === this.#revision) return;
    this.#revision = revision;
    this.#tools = new Map();
    this.#servers = new Map();
  }
}

/** Returns the text of stored instructions; '' if the server gives none. */
export function instructionsText(canonical: string): string {
  const parsed = parseCanonical(canonical);
  if (typeof parsed === "string") return parsed;
  const { instructions } = (parsed ?? {}) as { instructions?: unknown };
  return typeof instructions === "string" ? instructions : "";
}
