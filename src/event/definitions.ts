/** Events about servers' lists: definitions, their changes, detections in them. docs/events.md describes each field. */
import type { Action, Common, Mode, ServerType } from "./every-event.ts";
import type { DnsRefusal, Reason } from "./network.ts";

export type Severity = "low" | "medium" | "high" | "critical";

/** Something that a text instructs an agent to do, or hides from a person. */
export interface DetectionResult {
  /** The most severe signal, e.g. `reads_secret_file`; `custom:NAME` for a configured pattern. */
  pattern: string;
  /** e.g. `credential_theft` (docs/detection.md). */
  category: string;
  severity: Severity;
  /** JSON pointer of the first match. */
  field: string;
  /** Every signal that fired, most severe first. */
  matches: DetectionMatch[];
}

export interface DetectionMatch {
  signal: string;
  /** Description in words. */
  says: string;
  /** JSON pointer into the scanned value. */
  field: string;
  /** Offset in UTF-16 units in the original string. */
  position: number;
  /** The text as a model would read it, cut to one line. Untrusted. */
  context: string;
}

export interface FieldChange {
  /** JSON pointer into the definition. */
  field: string;
  /** JSON text; '' if absent. */
  previous: string;
  new: string;
}

/** A tool in a server's tools/list. */
export interface McpToolSeen extends Common {
  type: "mcp_tool_seen";
  server_id: string;
  server_type: ServerType;
  server_addr: string;
  tool_name: string;
  /** `sha256:` and the digest of the canonical definition (RFC 8785). */
  tool_hash: string;
  description: string;
  /** Compared with the last known definition, not the pin. */
  status: "new" | "unchanged" | "changed";
  /** Whether the hash equals the pin; null: not pinned. */
  pinned: boolean | null;
  /** Detections at or above the threshold; empty: none. */
  detections: DetectionResult[];
  max_severity: Severity | null;
}

/** A tool whose definition differs from the pinned one (or, without pins, from the last one seen). */
export interface McpToolChanged extends Common {
  type: "mcp_tool_changed";
  server_id: string;
  tool_name: string;
  previous_hash: string;
  new_hash: string;
  changes: FieldChange[];
  /** `block`: its calls are blocked. */
  action: Action;
  /** Former name, if the same definition had another name. */
  renamed_from?: string;
  /** Detections in the new definition, at or above the threshold. */
  detections: DetectionResult[];
}

/** A person trusts a definition, or revokes the trust (netmon mcp registry). Stored atomically with the decision. */
export interface McpToolApproval extends Common {
  type: "mcp_tool_approval";
  decision: "approved" | "revoked";
  server_id: string;
  /** '' for the server's instructions. */
  tool_name: string;
  /** The hash of the approved definition; if revoked, that of the former pin, or '' without one. */
  tool_hash: string;
  /** The hash of the replaced pin; '' if there was none, or it was revoked. */
  previous_hash: string;
  /** Status before the decision: `changed`, `renamed` or `revoked` is what an approval overrode. */
  status: "approved" | "pinned" | "changed" | "renamed" | "revoked" | "unpinned" | "gone";
  /** Who decided, e.g. `alice (uid 1000)`; with the user who called sudo, and the login user. */
  decided_by: string;
  uid: number;
  /**
   * `terminal`: confirmed there; `options`: by --hash and --force; `command`: nothing to confirm; `page`: netmon ui.
   */
  origin: "terminal" | "options" | "command" | "page";
  /** The detections in the definition, of every severity: what an approval overrode. */
  detections: DetectionResult[];
  /** The highest among them and the detections by shims, gateways and proxies; null: none. */
  max_severity: Severity | null;
}

/** Subject of a scan: a listed tool, or another text that a model reads. */
export type DetectionSubject =
  | "tool"
  | "instructions"
  | "prompt"
  | "resource"
  | "tool_result"
  | "prompt_result"
  | "resource_content"
  | "sampling"
  | "elicitation"
  | "server";

/** A detection at or above the threshold, reported once per text. */
export interface McpDetection extends Common {
  type: "mcp_detection";
  server_id: string;
  /** '' if it does not concern a tool; for a prompt or resource, its name. */
  tool_name: string;
  subject: DetectionSubject;
  detection: DetectionResult;
  /** `ask`: its calls wait for a person; `hide`: left out of the list; `block`: the server or result was blocked. */
  action: "alert" | "ask" | "hide" | "block";
  mode: Mode;
  /** observe only: enforce would have hidden or blocked it. */
  would_block: boolean;
}

/** A server that is declared at the start of an agent's run. */
export interface McpServerDeclared extends Common {
  type: "mcp_server_declared";
  server_id: string;
  server_type: ServerType;
  /** http and sse: without user, query and fragment, which may carry secrets; null for stdio. */
  url: string | null;
  /** Whether part of the address is hidden. */
  url_shortened: boolean;
  /** stdio: the program; otherwise null. */
  command: string | null;
  /** stdio: its arguments, if none of them may be a secret; otherwise null. */
  args: string[] | null;
  /** Where it is declared, e.g. `sandbox.mcp.servers[0]` or `.mcp.json:mcpServers.weather`. */
  source: string;
}

/** A server got a distinct id, because another command of the session has the one that it claimed. */
export interface McpServerIdShared extends Common {
  type: "mcp_server_id_shared";
  /** The distinct id. */
  server_id: string;
  claimed_id: string;
  /** The program; '' if it may be a secret. */
  command: string;
  /** Its arguments, if none of them may be a secret; otherwise null. */
  args: string[] | null;
}

/** A declared server could not be queried for its tools. It is retried. */
export interface McpServerUnreachable extends Common {
  type: "mcp_server_unreachable";
  server_id: string;
  server_addr: string;
  reason: "connect" | "tls_fingerprint" | "protocol" | "timeout" | "unauthorized";
  text: string;
  attempts: number;
  /** Milliseconds until the next attempt. */
  retry_ms: number;
}

/** Something that netmon refused to a server's processes; the same place is counted. */
export interface RefusedPlace {
  /** `tcp docs.example.com:443`; `dns docs.example.com`: the name, to a process of the session. */
  destination: string;
  reason: Reason | DnsRefusal;
  /** Configuration entry that decided; null: none. */
  rule: string | null;
  /** Entries of `sandbox.network.allow` that would let it pass; empty: no such entry would. */
  allow: string[];
  /** Name of the command; '' if unknown. */
  process: string;
  /** At least: the kernel reports repeats later. */
  count: number;
}

/** A server's start or list failed, or gave nothing, and netmon has refused something to its processes. */
export interface McpServerHindered extends Common {
  type: "mcp_server_hindered";
  server_id: string;
  /** `initialize`, `tools/list`, ... */
  method: string;
  /** `unanswered`: it ended, or the client gave up. */
  outcome: "error" | "empty" | "unanswered";
  /** The first 16 different ones. */
  refused: RefusedPlace[];
  /** What is added to the server's error in enforce. */
  text: string;
}
