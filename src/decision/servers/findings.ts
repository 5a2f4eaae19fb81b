/**
 * Detections in the known definitions, and the action on each: on_detection by severity, and at most an alert if a
 * person has approved exactly that definition.
 *
 * Fails closed: the strictest of several actions applies, and one blocking definition blocks its whole server.
 */
import { atOnce, type Steps } from "../../async/steps.ts";
import { getOrInsert } from "../../collections/get-or-insert.ts";
import { greatest } from "../../collections/long-lists.ts";
import type { DefinitionAction, InspectionConfig } from "../../config/config.ts";
import { maxSeverity } from "../../detection/detection.ts";
import type { DetectionResult, Severity } from "../../event/event.ts";
import { parseCanonical } from "../../mcp/definition.ts";
import { INSTRUCTIONS } from "../../mcp/tool-set.ts";
import type { DetectedDefinition } from "../../policy/tool-call.ts";
import type { StoredTool } from "../../store/records.ts";
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
  /** Reports whether earlier detections count: not with other settings than those that found them. */
  holdsEarlier: () => boolean;
}

type Contexts = Partial<Record<"tools" | "besideTools", { revision: number; context: DefinitionContext }>>;

const STRICTNESS: readonly DefinitionAction[] = ["alert", "ask", "hide", "block"];

export class Findings {
  readonly #options: FindingsOptions;
  readonly #contexts = new Map<string, Contexts>();
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
    const scanned = { hash: known.hash, size: known.definition.length };
    if (toolName !== INSTRUCTIONS) {
      const definition = (): unknown => parsed ?? parseCanonical(known.definition);
      return yield* scanner.tool(scanned, definition, this.contextOf(serverId));
    }
    const text = instructionsText(known.definition);
    return yield* scanner.instructions(known.hash, text, this.contextBesideTools(serverId));
  }

  /** Detections in the server's name and the names of its tools, compared with those of other servers. */
  ofNames(serverId: string): readonly DetectionResult[] {
    return atOnce(this.#options.scanner.names(serverId, this.contextOf(serverId)));
  }

  /** Returns null if there are no detections. */
  judge(detections: readonly DetectionResult[], approved: boolean): DetectedDefinition | null {
    const severity = maxSeverity(detections);
    if (severity === null) return null;
    const actions = this.#options.onDetection();
    const unscanned = detections.some(({ category }) => category === NOT_SCANNED);
    const misnamed = detections.some(({ category }) => category === OUTSIDE_GRAMMAR);
    const least = misnamed ? STRICTNESS.indexOf("hide") : 0;
    const strictest = greatest([
      least,
      ...detections.map((one) => STRICTNESS.indexOf(actions[one.severity])),
    ]);
    const strict = STRICTNESS[strictest] ?? "block";
    // hidden whatever on_detection says, and nobody is asked
    const action = unscanned ? "hide" : misnamed ? strict : this.#orAsk(severity, strict);
    return { severity, action: approved ? "alert" : action, ...(unscanned && { unscanned }) };
  }

  #orAsk(severity: Severity, action: DefinitionAction): DefinitionAction {
    const { require_approval } = this.#options.onDetection();
    return require_approval && severity === "critical" && action === "hide" ? "ask" : action;
  }

  /** Returns the finding on one entry alone, regardless of the rest of its server. */
  ofEntry(serverId: string, toolName: string): DetectedDefinition | null {
    const { catalogue, isApproved } = this.#options;
    const last = catalogue.lastKnown(serverId, toolName);
    if (last === null) return null;
    const approved = isApproved(serverId, toolName, last.hash);
    const found = this.judge(this.of(serverId, toolName), approved);
    return stricter(found, this.#earlier(last, approved));
  }

  /** What was detected in the same definition before, beside other servers: it stands until a person approves it. */
  #earlier({ detected }: StoredTool, approved: boolean): DetectedDefinition | null {
    if (!detected || !this.#options.holdsEarlier()) return null;
    const action = this.#orAsk(detected, this.#options.onDetection()[detected]);
    return { severity: detected, action: approved ? "alert" : action };
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

  /** For tools, and for texts that follow the list of tools. */
  contextOf(serverId: string): DefinitionContext {
    return this.#contextOf(serverId, "tools");
  }

  /**
   * For instructions, prompts and resources: they may arrive before the list of tools, so that beside the tools that
   * happen to be known already the same text would get another verdict at a later start.
   */
  contextBesideTools(serverId: string): DefinitionContext {
    return this.#contextOf(serverId, "besideTools");
  }

  #contextOf(serverId: string, kind: keyof Contexts): DefinitionContext {
    const { catalogue } = this.#options;
    const { revision } = catalogue;
    const contexts = getOrInsert(this.#contexts, serverId, (): Contexts => ({}));
    const known = contexts[kind];
    if (known?.revision === revision) return known.context;
    const siblings = kind === "tools" ? catalogue.toolNames(serverId) : [];
    const context = definitionContext(siblings, catalogue.others(serverId));
    contexts[kind] = { revision, context };
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

function stricter(a: DetectedDefinition | null, b: DetectedDefinition | null): DetectedDefinition | null {
  if (a === null || b === null) return a ?? b;
  return STRICTNESS.indexOf(b.action) > STRICTNESS.indexOf(a.action) ? b : a;
}

/** Returns the text of stored instructions; '' if the server gives none. */
export function instructionsText(canonical: string): string {
  const parsed = parseCanonical(canonical);
  if (typeof parsed === "string") return parsed;
  const { instructions } = (parsed ?? {}) as { instructions?: unknown };
  return typeof instructions === "string" ? instructions : "";
}
