/** What the guards of one session share. */
import type { Config } from "../../config/config.ts";
import type { EventSink, InspectionCounters, Mode } from "../../event/event.ts";
import type { RateLimiter } from "../../policy/rate-limit.ts";
import type { ToolPolicy } from "../../policy/tool.ts";
import type { DetectedDefinition } from "../../policy/tool-call.ts";
import type { Registry } from "../../registry/registry.ts";
import type { Definitions } from "../servers/definitions.ts";
import type { Log } from "../watch/ports.ts";
import type { DeferredWork } from "./deferred-work.ts";
import type { RefusalEvents } from "./refusal-events.ts";
import type { UnhurriedWork } from "./unhurried-work.ts";

export interface GuardContext {
  readonly sessionId: string;
  readonly registry: Registry;
  readonly counters: InspectionCounters;
  readonly emit: EventSink;
  readonly log: Log;
  readonly limiter: RateLimiter;
  readonly refusals: RefusalEvents;
  readonly deferred: DeferredWork;
  readonly work: UnhurriedWork;
  /** Servers with a prompt or resource that on_detection blocks them for. */
  readonly blocked: Map<string, DetectedDefinition>;
  /** In force now, as policy and definitions are. */
  readonly config: Config;
  readonly policy: ToolPolicy;
  /** Opens the store when it is first asked for. */
  readonly definitions: Definitions;
  /** Unix time in milliseconds. */
  now(): number;
}

/** With inspection switched off nothing is refused, whatever the mode. */
export function inspectionMode({ mcp, sandbox }: Config): Mode {
  return mcp.inspection.enabled ? sandbox.mcp.mode : "observe";
}

/** What the policy and the detection say is done, and not only told of. */
export function enforces(config: Config): boolean {
  return inspectionMode(config) === "enforce" && config.sandbox.mcp.enforce_policy;
}
