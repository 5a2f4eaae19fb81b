/** Events about what servers list: definitions, their changes, what was found in them. docs/events.md describes each field. */
import type { Action, Common, Mode, ServerType } from "./common.ts";

export type Severity = "low" | "medium" | "high" | "critical";

/** Something that a text asks of an agent, or hides from a person. */
export interface DetectionResult {
  /** The heaviest signal, e.g. `reads_secret_file`; `custom:NAME` of a pattern of one's own. */
  pattern: string;
  /** e.g. `credential_theft` (docs/detection.md). */
  category: string;
  severity: Severity;
  /** JSON pointer of the first match. */
  field: string;
  /** Every signal that fired, heaviest first. */
  matches: DetectionMatch[];
}

export interface DetectionMatch {
  signal: string;
  /** In words. */
  says: string;
  /** JSON pointer into what was looked at. */
  field: string;
  /** UTF-16 unit in the original string. */
  position: number;
  /** The text as a model would read it, cut to one line. Untrusted. */
  context: string;
}

export interface FieldChange {
  /** JSON pointer into the definition. */
  field: string;
  /** JSON text; '' where absent. */
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
  /** Against the last definition known, not the pin. */
  status: "new" | "unchanged" | "changed";
  /** The hash agrees with the pin; null: not pinned. */
  pinned: boolean | null;
  /** At or above the threshold; empty: none. */
  detections: DetectionResult[];
  max_severity: Severity | null;
}

/** A tool whose definition differs from the pinned one (or, without pins, from the one seen last). */
export interface McpToolChanged extends Common {
  type: "mcp_tool_changed";
  server_id: string;
  tool_name: string;
  previous_hash: string;
  new_hash: string;
  changes: FieldChange[];
  /** `block`: its calls are blocked. */
  action: Action;
  /** The name it had: the same definition under another name. */
  renamed_from?: string;
  /** Detections in the new definition, at or above the threshold. */
  detections: DetectionResult[];
}

/** A person trusts a definition, or takes the trust away (netmon mcp registry). Recorded with it, or neither is. */
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
  /** Before it: `changed`, `renamed` or `revoked` is what an approval overrode. */
  status: "approved" | "pinned" | "changed" | "renamed" | "revoked" | "unpinned" | "gone";
  /** Who, e.g. `alice (uid 1000)`; with the user who called sudo, and the one who logged in. */
  decided_by: string;
  uid: number;
  /** `terminal`: answered there; `options`: by --hash and --force; `command`: nothing had to be confirmed; `page`: in netmon ui. */
  origin: "terminal" | "options" | "command" | "page";
  /** The detections in the definition, of every severity: what an approval overrode. */
  detections: DetectionResult[];
  /** The worst of them, and of what shims, gateways and proxies detected in it; null: nothing. */
  max_severity: Severity | null;
}

/** What was looked at: a tool of a list, or one of the other texts a model reads. */
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

/** A detection at or above the threshold, once for each text. */
export interface McpDetection extends Common {
  type: "mcp_detection";
  server_id: string;
  /** '' where it is about no tool; of a prompt or resource its name. */
  tool_name: string;
  subject: DetectionSubject;
  detection: DetectionResult;
  /** What was done: `ask` its calls wait for a person, `hide` it was left out of the list, `block` the server or the result was. */
  action: "alert" | "ask" | "hide" | "block";
  mode: Mode;
  /** observe only: enforce would have hidden or blocked it. */
  would_block: boolean;
}

/** A server that is declared as a run of an agent begins. */
export interface McpServerDeclared extends Common {
  type: "mcp_server_declared";
  server_id: string;
  server_type: ServerType;
  /** http and sse: without user, query and fragment, which may carry secrets; null for stdio. */
  url: string | null;
  /** Something of the address is not shown. */
  url_shortened: boolean;
  /** stdio: the program; else null. */
  command: string | null;
  /** stdio: its arguments, where none of them may be a secret; else null. */
  args: string[] | null;
  /** Where it is declared, e.g. `sandbox.mcp.servers[0]` or `.mcp.json:mcpServers.weather`. */
  source: string;
}

/** A declared server could not be asked for its tools. It is asked again. */
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
