/** State shared by the guards of one session. */
import type { ApprovalDesk } from "../../approvals/held-calls.ts";
import type { AfterTurnQueue } from "../../async/after-turn-queue.ts";
import type { IdleQueue } from "../../async/idle-queue.ts";
import type { Config } from "../../config/config.ts";
import { postureOf } from "../../config/posture.ts";
import type { EventSink, InspectionCounters } from "../../event/event.ts";
import type { Log } from "../../event/log.ts";
import type { RateLimiter } from "../../policy/rate-limit.ts";
import type { DetectedDefinition, ToolIdentity } from "../../policy/tool-call.ts";
import type { ToolPolicy } from "../../policy/tool-policy.ts";
import type { Registry } from "../../registry/registry.ts";
import type { ServerIdentity } from "../servers/catalogue.ts";
import type { Definitions } from "../servers/definitions.ts";
import type { ReportRefusal } from "./refusals.ts";

export interface GuardContext {
  readonly sessionId: string;
  readonly registry: Registry;
  readonly counters: InspectionCounters;
  readonly emit: EventSink;
  readonly log: Log;
  readonly limiter: RateLimiter;
  readonly reportRefusal: ReportRefusal;
  readonly afterTurn: AfterTurnQueue;
  readonly idle: IdleQueue;
  /** Servers that on_detection blocks because of a prompt or resource. */
  readonly blocked: Map<string, DetectedDefinition>;
  /** The configuration in force, like policy and definitions. */
  readonly config: Config;
  readonly policy: ToolPolicy;
  /** Opens the store on first use. */
  readonly definitions: Definitions;
  /** The desk at which calls wait for a person. */
  readonly desk: Pick<ApprovalDesk, "ask" | "returned">;
  /** Unix time in milliseconds. */
  now(): number;
}

/** Reports whether the verdicts of policy and detection take effect, instead of only being reported. */
export function enforces(config: Config): boolean {
  const { mode, enforce_policy } = postureOf(config, "mcp");
  return mode === "enforce" && enforce_policy;
}

/** Returns the tool by its server's exact names, which need no resolving on the path of messages. */
export function toolIdentity(
  { id, type, addr }: ServerIdentity,
  toolName: string,
  { registry, definitions }: Pick<GuardContext, "registry" | "definitions">,
): ToolIdentity {
  return {
    serverId: id,
    serverType: type,
    serverAddr: addr,
    serverDeclared: registry.server(id)?.declared ?? false,
    toolName,
    toolHash: definitions.hashOf(id, toolName) ?? "",
    serverListed: registry.hasTools(id),
  };
}
