/**
 * Events that netmon emits, in their form in JSONL and in every sink. Field names (snake_case) come from the original
 * design and are part of the user-visible contract; docs/events.md describes each.
 *
 * Imports no other code of netmon: every layer may import this file.
 */
import type { McpCallApproval, NetmonApprovalWebhookFailed } from "./approval.ts";
import type { NetmonCoverageChanged } from "./coverage.ts";
import type {
  McpDetection,
  McpServerDeclared,
  McpServerHindered,
  McpServerIdShared,
  McpServerUnreachable,
  McpToolApproval,
  McpToolChanged,
  McpToolSeen,
} from "./definitions.ts";
import type { NetmonFault } from "./fault.ts";
import type {
  McpRefusal,
  McpServerRequest,
  McpToolCalled,
  McpToolCallStarted,
  NetmonInspectionStarted,
  NetmonInspectionStopped,
} from "./inspection.ts";
import type {
  LlmRefusal,
  LlmRequestFailed,
  McpToolCallIntercepted,
  NetmonProxyStarted,
  NetmonProxyStopped,
} from "./llm.ts";
import type {
  McpNetworkConnection,
  NetmonDnsRefused,
  NetmonDnsShared,
  NetmonEnforcementFailed,
  NetmonEventsDropped,
  NetmonGap,
  NetmonPolicyChanged,
  NetmonPolicyFileChanged,
  NetmonProcessLeft,
  NetmonSessionPruned,
  NetmonStarted,
  NetmonStopped,
} from "./network.ts";

export type * from "./approval.ts";
export type { Coverage, Daemon, Hole, HoleKind, NetmonCoverageChanged } from "./coverage.ts";
export type * from "./definitions.ts";
export type * from "./every-event.ts";
export type * from "./fault.ts";
export type * from "./inspection.ts";
export type * from "./llm.ts";
export type * from "./network.ts";

export type NetmonEvent =
  | McpNetworkConnection
  | NetmonStarted
  | NetmonStopped
  | NetmonPolicyChanged
  | NetmonPolicyFileChanged
  | NetmonEnforcementFailed
  | NetmonCoverageChanged
  | NetmonGap
  | NetmonEventsDropped
  | NetmonProcessLeft
  | NetmonDnsRefused
  | NetmonFault
  | NetmonDnsShared
  | McpToolCallIntercepted
  | LlmRefusal
  | NetmonSessionPruned
  | LlmRequestFailed
  | McpToolSeen
  | McpToolChanged
  | McpToolApproval
  | McpCallApproval
  | NetmonApprovalWebhookFailed
  | McpServerDeclared
  | McpServerHindered
  | McpServerIdShared
  | McpServerUnreachable
  | McpDetection
  | McpToolCalled
  | McpToolCallStarted
  | McpServerRequest
  | McpRefusal
  | NetmonInspectionStarted
  | NetmonInspectionStopped
  | NetmonProxyStarted
  | NetmonProxyStopped;

/** Port through which layers pass on events. Must not throw and must not block. */
export type EventSink = (event: NetmonEvent) => void;
