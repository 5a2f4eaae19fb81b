/**
 * Reports what a server listed: seen, changed and detected definitions.
 */
import type { McpConfig } from "../../config/config.ts";
import type { SessionSink } from "../../event/session-sink.ts";
import { type Definition, INSTRUCTIONS } from "../../mcp/tool-set.ts";
import { isPinned } from "../../policy/pinning.ts";
import type { StoredTool } from "../../store/records.ts";
import type { ServerIdentity } from "./catalogue.ts";
import { DefinitionEvents, type PreviousDefinition, type SeenDefinition } from "./definition-events.ts";
import { DetectionEvents } from "./detection-events.ts";
import type { Findings } from "./findings.ts";
import type { PinBook } from "./pin-book.ts";
import { renames } from "./rename.ts";
import type { Trust } from "./trust.ts";

export interface ReportsOptions {
  emit: SessionSink;
  pins: PinBook;
  trust: Trust;
  findings: Findings;
  /** Poisoned instructions are left out, so that `hide` can be said of them. */
  inPath: boolean;
}

export class DefinitionReports {
  readonly detections: DetectionEvents;
  readonly #options: ReportsOptions;
  readonly #events: DefinitionEvents;

  constructor(options: ReportsOptions) {
    this.#options = options;
    this.#events = new DefinitionEvents(options.emit);
    this.detections = new DetectionEvents(options.emit);
  }

  /** `before`: what was known of each; `lost`: what is gone from the list. */
  tell(
    server: ServerIdentity,
    definitions: readonly Definition[],
    { before, lost }: { before: (toolName: string) => StoredTool | null; lost: readonly StoredTool[] },
    mcp: McpConfig,
  ): void {
    const seen = definitions.map((one) => this.#seen(server.id, one, before(one.name), mcp));
    if (!mcp.version_pinning.enabled) addRenamed(seen, lost);
    this.#events.tell(server, seen, mcp);
    for (const one of seen) this.#tellDetections(server.id, one, mcp);
  }

  /** What the server's name and those of its tools resemble. */
  tellNames(serverId: string, mcp: McpConfig): void {
    const { findings } = this.#options;
    const detections = findings.ofNames(serverId);
    if (detections.length === 0) return;
    const action = findings.ofServerNames(serverId)?.action ?? "alert";
    const hash = findings.around(serverId).key;
    this.detections.tell({ serverId, toolName: "", subject: "server", hash, detections, action }, mcp);
  }

  #seen(serverId: string, definition: Definition, last: StoredTool | null, mcp: McpConfig): SeenDefinition {
    const { pins, trust, findings } = this.#options;
    const { name, hash } = definition;
    const pinned = isPinned(mcp, serverId, name);
    const pin = pinned ? pins.get(serverId, name) : null;
    const renamed = pinned && pin === null ? trust.renamedFrom(serverId, name) : null;
    // a revoked definition is not trusted, so nothing differs from it
    const trusted: PreviousDefinition | null =
      [pin, renamed].find((one) => one && one.origin !== "revoked") ?? null;
    return {
      definition,
      last,
      pinned: pin !== null ? pin.hash === hash : renamed !== null ? false : null,
      former: trusted ?? last,
      trusted: trusted !== null,
      detections: findings.of(serverId, name, definition.parsed),
    };
  }

  #tellDetections(serverId: string, { definition, detections }: SeenDefinition, mcp: McpConfig): void {
    if (detections.length === 0) return;
    const { findings, inPath } = this.#options;
    const { name, hash } = definition;
    const action = findings.ofEntry(serverId, name)?.action ?? "alert";
    const subject = name === INSTRUCTIONS ? "instructions" : "tool";
    const stays = subject === "instructions" && action === "hide" && !inPath;
    const told = { serverId, toolName: name, subject, hash, detections } as const;
    this.detections.tell({ ...told, action: stays ? "alert" : action }, mcp);
  }
}

/** Without pins: what took the place of a tool that is gone from this very list. */
function addRenamed(seen: SeenDefinition[], lost: readonly StoredTool[]): void {
  const fresh = seen
    .filter(({ last }) => last === null)
    .map(({ definition }) => ({ toolName: definition.name, definition: definition.canonical }));
  const names = renames(lost, fresh);
  for (const one of seen) one.former ??= names.get(one.definition.name) ?? null;
}
