/**
 * Events that netmon emits, in their form in JSONL and in every sink. Field names (snake_case) come from the original
 * design and are part of the user-visible contract; docs/events.md describes each.
 *
 * Imports no other code of netmon: every layer may import this file.
 */
import * as z from "zod";
import { mcpCallApproval, netmonApprovalWebhookFailed } from "./approval.ts";
import { mcpServerDiscovered, netmonCoverageChanged } from "./coverage.ts";
import { netmonCredentialFailed } from "./credential.ts";
import {
  mcpDetection,
  mcpProgramChanged,
  mcpProgramSeen,
  mcpServerDeclared,
  mcpServerHindered,
  mcpServerIdShared,
  mcpServerUnreachable,
  mcpToolApproval,
  mcpToolChanged,
  mcpToolSeen,
} from "./definitions.ts";
import { netmonFault } from "./fault.ts";
import {
  mcpRefusal,
  mcpServerRequest,
  mcpToolCalled,
  mcpToolCallStarted,
  netmonInspectionStarted,
  netmonInspectionStopped,
} from "./inspection.ts";
import {
  llmRefusal,
  llmRequestFailed,
  mcpToolCallIntercepted,
  mcpToolOffered,
  netmonProxyStarted,
  netmonProxyStopped,
} from "./llm.ts";
import {
  mcpNetworkConnection,
  netmonDnsRefused,
  netmonDnsShared,
  netmonEnforcementFailed,
  netmonEventsDropped,
  netmonGap,
  netmonPolicyChanged,
  netmonPolicyFileChanged,
  netmonProcessLeft,
  netmonSessionPruned,
  netmonStarted,
  netmonStopped,
} from "./network.ts";

export type * from "./approval.ts";
export type {
  Coverage,
  Daemon,
  Hole,
  HoleKind,
  McpServerDiscovered,
  NetmonCoverageChanged,
} from "./coverage.ts";
export type * from "./credential.ts";
export type * from "./definitions.ts";
export type * from "./every-event.ts";
export type * from "./fault.ts";
export type * from "./inspection.ts";
export type * from "./llm.ts";
export type * from "./network.ts";

/** Fields of other names are refused. */
export const netmonEvent = z.discriminatedUnion("type", [
  mcpNetworkConnection,
  netmonStarted,
  netmonStopped,
  netmonPolicyChanged,
  netmonPolicyFileChanged,
  netmonEnforcementFailed,
  netmonCoverageChanged,
  netmonGap,
  netmonEventsDropped,
  netmonProcessLeft,
  netmonDnsRefused,
  netmonFault,
  netmonCredentialFailed,
  netmonDnsShared,
  mcpToolCallIntercepted,
  mcpToolOffered,
  llmRefusal,
  netmonSessionPruned,
  llmRequestFailed,
  mcpToolSeen,
  mcpToolChanged,
  mcpProgramSeen,
  mcpProgramChanged,
  mcpToolApproval,
  mcpCallApproval,
  netmonApprovalWebhookFailed,
  mcpServerDeclared,
  mcpServerDiscovered,
  mcpServerHindered,
  mcpServerIdShared,
  mcpServerUnreachable,
  mcpDetection,
  mcpToolCalled,
  mcpToolCallStarted,
  mcpServerRequest,
  mcpRefusal,
  netmonInspectionStarted,
  netmonInspectionStopped,
  netmonProxyStarted,
  netmonProxyStopped,
]);
export type NetmonEvent = z.infer<typeof netmonEvent>;

/** Port through which layers pass on events. Must not throw and must not block. */
export type EventSink = (event: NetmonEvent) => void;
