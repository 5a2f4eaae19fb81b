/**
 * Events about a server's list: mcp_tool_seen for each tool once after the start and then for new or changed ones,
 * mcp_tool_changed once for each definition that is not the trusted one.
 */

import type { McpConfig } from "../../config/config.ts";
import type { DetectionResult } from "../../event/event.ts";
import type { SessionSink } from "../../event/session-sink.ts";
import { parseCanonical } from "../../mcp/definition.ts";
import { definitionChanges } from "../../mcp/definition-changes.ts";
import { type Definition, INSTRUCTIONS } from "../../mcp/tool-set.ts";
import type { StoredTool } from "../../store/records.ts";
import type { ServerIdentity } from "./catalogue.ts";
import { highestSeverity } from "./detection-result.ts";

/** Characters of a description in an event; the whole one is in the store. */
const MAX_DESCRIPTION = 4096;

/** What a definition is compared with. */
export interface PreviousDefinition {
  /** Another name than the definition's: it was renamed. */
  toolName: string;
  hash: string;
  /** Canonical JSON. */
  definition: string;
}

export interface SeenDefinition {
  definition: Definition;
  /** Before this list; null: it was not known. */
  last: StoredTool | null;
  /** As the event has it. */
  pinned: boolean | null;
  /** The pinned one, else the one seen last; null: neither. */
  former: PreviousDefinition | null;
  /** `former` is pinned. */
  trusted: boolean;
  detections: readonly DetectionResult[];
}

export class DefinitionEvents {
  readonly #emit: SessionSink;
  /** Servers whose tools have been told of since the start. */
  readonly #told = new Set<string>();
  /** (server, tool) → the hash whose difference has been told. */
  readonly #changesTold = new Map<string, string>();

  constructor(emit: SessionSink) {
    this.#emit = emit;
  }

  tell(server: ServerIdentity, seen: readonly SeenDefinition[], mcp: McpConfig): void {
    for (const one of seen) {
      if (one.definition.name !== INSTRUCTIONS) this.#tellSeen(server, one);
      this.#tellChanged(server, one, mcp);
    }
    // instructions may come alone, before the list
    if (seen.some(({ definition }) => definition.name !== INSTRUCTIONS)) this.#told.add(server.id);
  }

  #tellSeen(server: ServerIdentity, { definition, last, pinned, detections }: SeenDefinition): void {
    const { name, hash, description } = definition;
    const status = last === null ? "new" : last.hash === hash ? "unchanged" : "changed";
    if (status === "unchanged" && this.#told.has(server.id)) return;
    const cut = description.length > MAX_DESCRIPTION;
    this.#emit({
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
      max_severity: highestSeverity(detections),
    });
  }

  #tellChanged(server: ServerIdentity, seen: SeenDefinition, mcp: McpConfig): void {
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
    this.#emit({
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
