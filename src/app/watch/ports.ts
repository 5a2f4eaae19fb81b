/**
 * What a watch needs from outside: where events go and where the log goes.
 */
import type { Config } from "../../config/config.ts";
import type { EventSink } from "../../event/event.ts";
import type { PolicySource } from "./policy-source.ts";

export interface Log {
  debug(message: string): void;
  info(message: string): void;
  warn(message: string): void;
  error(message: string): void;
}

export interface WatchPorts {
  policySource: PolicySource;
  emit: EventSink;
  log: Log;
  /** Takes a changed config to the layers above the kernel; one that they refuse is applied nowhere. */
  reconfigure?(config: Config): Promise<void>;
}
