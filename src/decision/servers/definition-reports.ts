/** Reports what a server listed: seen, changed and detected definitions. */
import type { McpConfig } from "../../config/config.ts";
import { maxSeverity } from "../../detection/detection.ts";
import type { DetectionResult } from "../../event/event.ts";
import type { SessionSink } from "../../event/session-sink.ts";
import { parseCanonical } from "../../mcp/definition.ts";
import { definitionChanges } from "../../mcp/definition-changes.ts";
import { type Definition, INSTRUCTIONS } from "../../mcp/tool-set.ts";
import { isPinned } from "../../policy/pinning.ts";
import type { StoredTool } from "../../store/records.ts";
import type { PinBook } from "../pins/pin-book.ts";
import { renames } from "../pins/renamed-tools.ts";
import type { Trust } from "../pins/trust.ts";
import { trustedForm } from "../pins/trusted-form.ts";
import type { ServerIdentity } from "./catalogue.ts";
import { detectionEvents } from "./detection-events.ts";
import type { Findings } from "./findings.ts";

export interface ReportsOptions {
  emit: SessionSink;
  pins: PinBook;
  trust: Trust;
  findings: Findings;
  /** Whether poisoned instructions are removed, so that their action can be `hide`. */
  inPath: boolean;
}

export class DefinitionReports {
  /** Reports detections, in other texts of servers too. */
  readonly reportDetections: ReturnType<typeof detectionEvents>;
  readonly #options: ReportsOptions;
  /** Servers whose tools have been reported since the start. */
  readonly #reported = new Set<string>();
  /** Hash whose difference has been reported, keyed by server and tool. */
  readonly #changesTold = new Map<string, string>();

  constructor(options: ReportsOptions) {
    this.#options = options;
    this.reportDetections = detectionEvents(options.emit);
  }

  /** `before`: returns the previously known definition; `lost`: tools that are gone from the list. */
  tell(
    server: ServerIdentity,
    definitions: readonly Definition[],
    { before, lost }: { before: (toolName: string) => StoredTool | null; lost: readonly StoredTool[] },
    mcp: McpConfig,
  ): void {
    const seen = definitions.map((one) => this.#seen(server, one, before(one.name), mcp));
    if (!mcp.version_pinning.enabled) addRenamed(seen, lost);
    for (const one of seen) {
      if (one.definition.name !== INSTRUCTIONS) this.#reportSeen(server, one);
      this.#reportChanged(server, one, mcp);
    }
    // Instructions may arrive alone, before the list.
    if (seen.some(({ definition }) => definition.name !== INSTRUCTIONS)) this.#reported.add(server.id);
    for (const one of seen) this.#reportDetectionsIn(server.id, one, mcp);
  }

  /** Reports resemblances of the server's name and its tools' names to those of other servers. */
  reportNames(serverId: string, mcp: McpConfig): void {
    const { findings } = this.#options;
    const detections = findings.ofNames(serverId);
    if (detections.length === 0) return;
    const action = findings.ofServerNames(serverId)?.action ?? "alert";
    const hash = findings.contextOf(serverId).key;
    this.reportDetections({ serverId, toolName: "", subject: "server", hash, detections, action }, mcp);
  }

  #seen(
    { id: serverId, startedWith }: ServerIdentity,
    definition: Definition,
    last: StoredTool | null,
    mcp: McpConfig,
  ): SeenDefinition {
    const { pins, trust, findings } = this.#options;
    const { name, hash } = definition;
    const pinned = isPinned(mcp, serverId, name);
    const pin = pinned ? pins.get(serverId, name) : null;
    const renamed = pinned && pin === null ? trust.renamedFrom(serverId, name) : null;
    const form = pin && trustedForm(pin, { hash, definition: definition.canonical, startedWith });
    // A revoked definition is not trusted, so nothing is compared with it. A trusted form has not changed.
    const trusted: PreviousDefinition | null = form
      ? { toolName: name, hash, definition: definition.canonical }
      : ([pin, renamed].find((one) => one && one.origin !== "revoked") ?? null);
    return {
      definition,
      last,
      pinned: pin !== null ? form !== null : renamed !== null ? false : null,
      former: trusted ?? last,
      trusted: trusted !== null,
      detections: findings.of(serverId, name, definition.parsed),
    };
  }

  #reportDetectionsIn(serverId: string, { definition, detections }: SeenDefinition, mcp: McpConfig): void {
    if (detections.length === 0) return;
    const { findings, inPath } = this.#options;
    const { name, hash } = definition;
    const action = findings.ofEntry(serverId, name)?.action ?? "alert";
    const subject = name === INSTRUCTIONS ? "instructions" : "tool";
    const stays = subject === "instructions" && action === "hide" && !inPath;
    const fields = { serverId, toolName: name, subject, hash, detections } as const;
    this.reportDetections({ ...fields, action: stays ? "alert" : action }, mcp);
  }

  /** mcp_tool_seen: for each tool once after the start, and then for new or changed ones. */
  #reportSeen(server: ServerIdentity, { definition, last, pinned, detections }: SeenDefinition): void {
    const { name, hash, description } = definition;
    const status = last === null ? "new" : last.hash === hash ? "unchanged" : "changed";
    if (status === "unchanged" && this.#reported.has(server.id)) return;
    const cut = description.length > MAX_DESCRIPTION;
    this.#options.emit({
      type: "mcp_tool_seen",
      server_id: server.id,
      server_type: server.type,
      server_addr: server.addr,
      tool_name: name,
      tool_hash: hash,
      description: cut ? `${description.slice(0, MAX_DESCRIPTION)}…` : description,
      status,
      pinned,
      detections: [...detections],
      max_severity: maxSeverity(detections),
    });
  }

  /** mcp_tool_changed: once for each definition that differs from the trusted one. */
  #reportChanged(server: ServerIdentity, seen: SeenDefinition, mcp: McpConfig): void {
    const { definition, former, trusted, detections } = seen;
    const { name, hash } = definition;
    const key = JSON.stringify([server.id, name]);
    if (former === null || former.hash === hash) {
      this.#changesTold.delete(key);
      return;
    }
    if (this.#changesTold.get(key) === hash) return;
    this.#changesTold.set(key, hash);
    const blocks = trusted && mcp.version_pinning.on_change === "block";
    this.#options.emit({
      type: "mcp_tool_changed",
      server_id: server.id,
      tool_name: name,
      previous_hash: former.hash,
      new_hash: hash,
      changes: definitionChanges(parseCanonical(former.definition), parseCanonical(definition.canonical)),
      action: blocks && mcp.enforce_policy && mcp.mode === "enforce" ? "block" : "allow",
      ...(former.toolName !== name && { renamed_from: former.toolName }),
      detections: [...detections],
    });
  }
}

/** Without pins: finds tools that replace one that is gone from this same list. */
function addRenamed(seen: SeenDefinition[], lost: readonly StoredTool[]): void {
  const fresh = seen
    .filter(({ last }) => last === null)
    .map(({ definition }) => ({ toolName: definition.name, definition: definition.canonical }));
  const names = renames(lost, fresh);
  for (const one of seen) one.former ??= names.get(one.definition.name) ?? null;
}

/** Characters of a description in an event; the complete one is in the store. */
const MAX_DESCRIPTION = 4096;

/** The definition to compare with. */
interface PreviousDefinition {
  /** Differs from the definition's name if the tool was renamed. */
  toolName: string;
  hash: string;
  /** Canonical JSON. */
  definition: string;
}

interface SeenDefinition {
  definition: Definition;
  /** The definition before this list; null: unknown. */
  last: StoredTool | null;
  /** Value of `pinned` in the event. */
  pinned: boolean | null;
  /** The pinned definition, or else the one seen last; null: neither. */
  former: PreviousDefinition | null;
  /** Whether `former` is pinned. */
  trusted: boolean;
  detections: readonly DetectionResult[];
}
